"""English source texts by domain; translations are in ../locale."""
