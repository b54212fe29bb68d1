"""The game as lines of text. Modules without cards, such as `rules`, import nothing heavy."""
