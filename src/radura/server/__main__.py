"""``python -m radura.server``: the server alone, without the command line around it."""

import argparse

from radura.server.main import DEFAULT_PORT, serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser("radura.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--database", default=None)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--data-dir", default=None)
    parser.add_argument("--origin", action="append", default=[])
    parser.add_argument("--log-level", default="info")
    args = parser.parse_args()
    serve(
        args.host,
        args.port,
        args.database,
        args.workers,
        args.data_dir,
        origins=args.origin,
        log_level=args.log_level,
    )


if __name__ == "__main__":
    main()
