"""The games of the table, one package each."""
