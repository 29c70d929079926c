"""Matches on a Ray cluster: the same tasks as on one machine, spread over many."""

import os
import socket
from collections.abc import Iterator
from itertools import islice
from types import TracebackType
from typing import Any

from radura.bots.arena import Played, Task, at_once, play_task
from radura.core.overlay import use_inherited_data
from radura.core.text import BadInput

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""
_SENT = "RADURA_"
"""Variables of the environment that begin so hold for the machines of the cluster too."""
_PATIENCE = 5.0
"""Seconds in which a machine must answer."""


class Cluster:
    """A Ray cluster while it is in use."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._ray: Any = None

    def __enter__(self) -> "Cluster":
        try:
            import ray
        except ModuleNotFoundError:
            raise BadInput("cli-err-not-installed", given="ray", extra="ray") from None
        if self.address != LOCAL:
            _knock(self.address)
        variables = {name: value for name, value in os.environ.items() if name.startswith(_SENT)}
        try:
            ray.init(
                address=self.address,
                runtime_env={"env_vars": variables},
                log_to_driver=False,
                logging_level="error",
                include_dashboard=False if self.address == LOCAL else None,
            )
        except (OSError, RuntimeError, ValueError) as error:
            raise self._trouble(error) from None
        self._ray = ray
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()

    @property
    def cores(self) -> int:
        """How many cores its machines have together."""
        return max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def play_all(self, all: list[Task], jobs: int) -> Iterator[list[Played]]:
        """Play the tasks, so many at a time; yield what each brought as it is done."""
        play = self._ray.remote(_play)
        todo = iter(all)
        waiting = [play.remote(task) for task in islice(todo, at_once(all, jobs))]
        while waiting:
            done, waiting = self._ray.wait(waiting)
            waiting += [play.remote(task) for task in islice(todo, len(done))]
            try:
                yield from self._ray.get(done)
            except self._ray.exceptions.RayError as error:
                raise self._trouble(error) from None

    def _trouble(self, error: Exception) -> BadInput:
        """Return what is wrong, in the last words of Ray's own report."""
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        return BadInput("cli-err-ray", given=self.address, why=lines[-1] if lines else type(error).__name__)


def _play(task: Task) -> list[Played]:
    use_inherited_data()
    return play_task(task)


def _knock(address: str) -> None:
    """Raise BadInput unless an address that names a machine and a port answers: Ray itself would wait for minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not sign:
        return
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadInput("cli-err-ray", given=address, why=str(error)) from None
