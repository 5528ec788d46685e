"""Small games to try the engine, the suite and the tables with."""
