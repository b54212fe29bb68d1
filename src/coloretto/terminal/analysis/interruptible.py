"""Work in compiled code that Ctrl-C ends at once."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def interruptible(work: Callable[[], T]) -> T:
    """Do the work in a thread of its own, and wait for it.

    Python handles Ctrl-C in the main thread, between two of its own instructions: compiled code would delay
    it by minutes. The thread ends with the program.
    """
    future: Future[T] = Future()
    Thread(target=_work_for, args=(future, work), daemon=True).start()
    return future.result()


def _work_for(future: Future[T], work: Callable[[], T]) -> None:
    try:
        future.set_result(work())
    except BaseException as error:  # noqa: BLE001 - raised again where the result is awaited
        future.set_exception(error)
