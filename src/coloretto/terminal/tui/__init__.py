"""The game on the whole screen of a terminal. Importing it imports Textual, which is heavy."""
