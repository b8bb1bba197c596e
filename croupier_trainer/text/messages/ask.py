"""What a question asks, by kind."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "payout": "The number is {number}. What is paid? (The stake stays where it lies and isn't counted.)",
    "odds": "What does this bet pay: {bet}?",
    "coverage": "Which numbers does this bet cover: {bet}?",
    "stacks": (
        "{n} chip of colour is to be paid. How is it made?",
        "{n} chips of colour are to be paid. How are they made of stacks?",
    ),
    "cash": "{value} is to be paid in cash chips, in as few as possible. How many of each?",
    "cutting": (
        "{n} cash chip of {value}: into which piles is it cut?",
        "{n} cash chips of {value}: into which piles are they cut?",
    ),
    "split-payout": (
        "The payout is {n} chip at {value}. The player asks for {cash} in cash. What do you pay?",
        "The payout is {n} chips at {value}. The player asks for {cash} in cash. What do you pay?",
    ),
    "split-payout-all": (
        "The payout is {n} chip at {value}. The player asks for all of it in cash. What do you pay?",
        "The payout is {n} chips at {value}. The player asks for all of it in cash. What do you pay?",
    ),
    "split-payout-stack": (
        "The payout is {n} chip at {value}. The player asks for one stack of colour and the rest in cash. What do you pay?",
        "The payout is {n} chips at {value}. The player asks for one stack of colour and the rest in cash. What do you pay?",
    ),
    "halves": "The number is {number}. How much value goes back to the player from the even chances?",
    "complete": "A complete of {number}, {style}, with a unit of {unit}. What is the stake, and what is paid if {number} wins?",
    "neighbours": "Name {number} with its two neighbours on each side, clockwise.",
    "sector": "In which sector of the wheel does {number} stand?",
    "order": "The number is {number}. In which order are the bets paid?",
    "reading": "The number is {number}. In which order are the bets on the number counted, all colours together?",
    "call": "These bets are called. What do they cost, what goes back, and what stands where?",
    "call-max": "These bets are called; the maximum straight up is {most}. What do they cost, what goes back, and what stands where?",
    "call-payout": "These bets are called, and the number is {number}. What is paid on what stands?",
    "call-payout-max": "These bets are called, the maximum straight up is {most}, and the number is {number}. What is paid on what stands?",
    "change": (
        "{n} chip of colour at {value} is changed to cash. What is the sum, and in which chips is it given?",
        "{n} chips of colour at {value} are changed to cash. What is the sum, and in which chips is it given?",
    ),
    "limits": "A chip is worth {value}. Minimum: inside {inside}, outside {outside}. Maximum: straight up {straight} (other inside spots by the house's rule), dozens and columns {dozen}, even chances {even}. Which bets are refused, and how many chips go back?",
    "clearing": "The number is {number}. With which hands is it cleared?",
}
