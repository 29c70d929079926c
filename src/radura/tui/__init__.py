"""The table in a terminal: a plain line mode that works through pipes too."""
