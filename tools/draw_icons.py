"""Draw the web client's icons from its chameleon, into web/public: `python tools/draw_icons.py ADDRESS`.

The address is that of a running server with the built client. Needs Playwright, Pillow and a Chromium; the
icons are in the repository: run this only after changing the drawing.
"""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web/public"
GROUND = "#ffd640"
TAKE = """() => ({
    body: document.querySelector("#chameleon").outerHTML,
    skin: document.querySelector("#skin-e").outerHTML,
    drawing: document.querySelector("header svg").innerHTML.replace(/<!--.*?-->/g, ""),
})"""


def icon(parts: dict[str, str], scale: float, radius: int) -> str:
    """The chameleon on its ground, so large in a square of 512."""
    x, y = 256 - 54 * scale, 256 - 75 * scale
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<defs>{parts["body"]}{parts["skin"]}<clipPath id="all">'
        f'<rect width="512" height="512" rx="{radius}"/></clipPath></defs>'
        f'<g clip-path="url(#all)"><path d="M0 0h512v512H0z" fill="{GROUND}"/>'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">{parts["drawing"]}</g></g></svg>\n'
    )


def picture(page: Page, drawing: str, size: int) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}svg{{width:{size}px;height:{size}px;display:block}}</style>{drawing}"
    )
    return page.screenshot(omit_background=True)


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("header svg")
        parts: dict[str, str] = page.evaluate(TAKE)
        usual, whole = icon(parts, 4.3, 112), icon(parts, 3.4, 0)
        (PUBLIC / "icons/icon.svg").write_text(usual)
        blank = browser.new_page()
        for name, drawing, size in (
            ("icons/icon-192.png", usual, 192),
            ("icons/icon-512.png", usual, 512),
            ("icons/maskable-512.png", whole, 512),
            ("icons/apple-180.png", whole, 180),
        ):
            (PUBLIC / name).write_bytes(picture(blank, drawing, size))
        small = Image.open(BytesIO(picture(blank, usual, 32)))
        small.save(PUBLIC / "favicon.ico", sizes=[(16, 16), (32, 32)])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
