"""The `regna` command: its commands, the terminal where one plays, and a folder for each game."""
