"""Write the OpenAPI document that the web client's types come from: `npm run generate` in web/ runs it."""

import asyncio
import json
from pathlib import Path

import httpx

from coloretto.server.http.app import PREFIX, create_app

PATH = Path(__file__).parents[1] / "web/src/api/openapi.json"


async def document() -> str:
    """The server's document with sorted keys, and without its version, which changes no type."""
    transport = httpx.ASGITransport(app=create_app())
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        response = await client.get(f"{PREFIX}/schema/openapi.json")
    openapi = response.raise_for_status().json()
    openapi["info"]["version"] = "0"
    return json.dumps(openapi, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(asyncio.run(document()), "utf-8")
