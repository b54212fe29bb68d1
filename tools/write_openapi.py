"""Write the OpenAPI document from which the web client's types are made: `npm run types` in web/ runs it."""

import asyncio
import json
from pathlib import Path

import httpx

from coloretto.server.http.app import PREFIX, create_app

PATH = Path(__file__).parents[1] / "web/src/api/openapi.json"


async def document() -> str:
    """What a server answers, with sorted keys and without its version, which changes no type."""
    transport = httpx.ASGITransport(app=create_app())
    async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
        answer = await client.get(f"{PREFIX}/schema/openapi.json")
    found = answer.raise_for_status().json()
    found["info"]["version"] = "0"
    return json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(asyncio.run(document()), "utf-8")
