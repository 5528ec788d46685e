"""Playing at a terminal, whatever the game: no module here names one."""
