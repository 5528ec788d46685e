"""One module for each command of `regna`."""
