"""Every word a person reads, in Czech, Polish and English."""
