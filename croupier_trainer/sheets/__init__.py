"""Paper: papers, class reports, exports."""
