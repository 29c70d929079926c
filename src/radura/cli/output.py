"""What commands print, as a terminal or a file shows it."""

from rich.console import Console


class Output(Console):
    """Tables and lines on stdout; whoever reads them (``| head``) may have had enough."""

    def on_broken_pipe(self) -> None:
        """End as any command does then, see ``radura.cli.main``."""
        raise BrokenPipeError
