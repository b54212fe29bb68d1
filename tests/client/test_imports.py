"""What a client loads: neither the compiler nor anything of the server."""

from support.imports import loaded_by

HEAVY = ("numba", "llvmlite", "litestar", "uvicorn", "sqlite3", "psycopg", "redis")
FOREIGN = ("coloretto.bots", "coloretto.sim", "coloretto.server", "coloretto.terminal")


def unwanted(code: str) -> set[str]:
    loaded = loaded_by(code)
    assert "coloretto.protocol.messages" in loaded
    return {name for name in loaded if name.startswith(FOREIGN) or name.split(".")[0] in HEAVY}


def test_a_client_loads_no_compiler_no_bots_and_no_server() -> None:
    assert not unwanted("import coloretto.client")
    assert not unwanted(
        "from coloretto.client import AsyncClient, AsyncTable, Client, RemoteTable, ServerError"
    )


def test_the_protocol_loads_no_compiler_no_bots_and_no_server() -> None:
    modules = "commands, events, http, ids, levels, limits, messages, options, refusals, text, view"
    assert not unwanted(f"from coloretto.protocol import {modules}")
