"""Write what the web client takes from the server: `npm run generate` in web/ runs it.

That is the OpenAPI document, which the client's types come from, and the limits that both check.
"""

import asyncio
import json
from pathlib import Path

import httpx

from coloretto.protocol import limits
from coloretto.record import game_record
from coloretto.server.http.app import PREFIX, create_app

API = Path(__file__).parents[1] / "web/src/api"
PATH = API / "openapi.json"
LIMITS_PATH = API / "limits.ts"

LIMITS = {
    "MAX_NAME_LENGTH": limits.MAX_NAME_LENGTH,
    "MAX_CHAT_LENGTH": limits.MAX_CHAT_LENGTH,
    "MAX_RECORD_BYTES": limits.MAX_RECORD_BYTES,
    "MAX_RECORDED_NAME_LENGTH": game_record.NAME_LENGTH,
}
"""Those that browsers check themselves."""

LIMITS_HEADER = "/** Written by `python tools/write_openapi.py` from the Python package; do not edit. */\n"


async def document() -> str:
    """The server's document with sorted keys, and without its version, which changes no type."""
    transport = httpx.ASGITransport(app=create_app())
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        response = await client.get(f"{PREFIX}/schema/openapi.json")
    openapi = response.raise_for_status().json()
    openapi["info"]["version"] = "0"
    return json.dumps(openapi, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def limits_typescript() -> str:
    return LIMITS_HEADER + "".join(f"export const {name} = {value};\n" for name, value in LIMITS.items())


if __name__ == "__main__":
    LIMITS_PATH.write_text(limits_typescript(), "utf-8")
    PATH.write_text(asyncio.run(document()), "utf-8")
