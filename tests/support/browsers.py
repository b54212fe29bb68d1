"""A real Chromium, people who use it, and everything it complains about."""

from os import environ
from pathlib import Path
from shutil import which
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Route,
    expect,
    sync_playwright,
)

from support.waiting import HANG_TIMEOUT

NAMES = ("chromium", "chromium-browser", "google-chrome")
LARGE_TEXT = "--blink-settings=defaultFontSize=32"
"""Twice the usual size, as people with poor eyesight set it."""
OPTIONS = ("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb")

expect.set_options(timeout=1000 * HANG_TIMEOUT)

Size = dict[str, int]

DESKTOP: Size = {"width": 1280, "height": 800}
PHONE: Size = {"width": 390, "height": 844}
NARROW: Size = {"width": 360, "height": 640}

REPORTS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
window.shifts = [];
window.shiftsFrom = 0;
const around = (node) => node.parentElement?.closest("[class]")?.className;
const named = (node) => node?.localName ? `${node.localName} in ${around(node)}` : (node?.nodeValue ?? "");
const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver((list) => {
  for (const { value, startTime, sources } of list.getEntries())
    if (startTime >= window.shiftsFrom) window.shifts.push([value, ...sources.map((each) =>
      `${named(each.node)}: ${rect(each.previousRect)} to ${rect(each.currentRect)}`)].join("; "));
}).observe({ type: "layout-shift", buffered: true });
"""

SETTINGS = """
([key, value]) => {
  if (location.origin !== "null" && !localStorage.getItem(key)) localStorage.setItem(key, value);
}
"""


def chromium_path() -> str | None:
    """The machine's Chromium, if it has one."""
    return environ.get("COLORETTO_CHROMIUM") or next(filter(None, map(which, NAMES)), None)


class Chromium:
    """Started when it is first needed. While it runs, nothing else of this process can use asyncio."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    @property
    def playwright(self) -> Playwright:
        self._playwright = self._playwright or sync_playwright().start()
        return self._playwright

    @property
    def browser(self) -> Browser:
        self._browser = self._browser or self.another()
        return self._browser

    def another(self, *options: str) -> Browser:
        """Another browser, with options of its own; the caller closes it."""
        return self.playwright.chromium.launch(
            executable_path=chromium_path(), args=[*OPTIONS, *options], timeout=1000 * HANG_TIMEOUT
        )

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None


class Visitors:
    """People with a browser each, on one server. Everything that goes wrong in a browser is recorded."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self._browser, self.origin = browser, origin
        self._contexts: list[BrowserContext] = []
        self._forgiven: tuple[str, ...] = ("Service Worker registration blocked by Playwright",)
        self._complaints: list[str] = []
        self.requested: list[str] = []
        """The addresses of all requests, also of workers."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for context in self._contexts:
            context.close()

    def page(self, token: str = "", settings: str = '{"speed": "off", "language": "en"}', **how: Any) -> Page:  # noqa: ANN401 - Playwright's
        """A page in a new browser of the person with this token, with these settings on the device."""
        how = {"viewport": DESKTOP, "locale": "en-GB", "service_workers": "block", **how}
        context = self._browser.new_context(base_url=self.origin, **how)
        self._contexts.append(context)
        context.set_default_timeout(1000 * HANG_TIMEOUT)
        context.add_init_script(REPORTS)
        if settings:
            context.add_init_script(f"({SETTINGS})(['coloretto.settings', {settings!r}])")
        if token:
            context.add_cookies([{"name": "coloretto", "value": token, "url": self.origin, "httpOnly": True}])
        self._watch(context)
        return context.new_page()

    def forgive(self, *parts: str) -> None:
        """Complaints with these words are what the test is about."""
        self._forgiven += parts

    @property
    def complaints(self) -> list[str]:
        """Errors in the console, errors of scripts, requests to strangers."""
        return [each for each in self._complaints if not any(part in each for part in self._forgiven)]

    def _watch(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._complaints.append(f"script: {error.error}"))
        context.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complaints.append(f"console: {message.text} at {message.location.get('url', '')}")

    def _see(self, request: Request) -> None:
        self.requested.append(request.url)
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self._complaints.append(f"request: {request.url} is not on {self.origin}")


def resize(page: Page, size: Size) -> None:
    """And wait until what depends on its own size is drawn again."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate(TWO_FRAMES)


TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

WITHOUT_PACE = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.method === "open") message.args[0].pace = 0;
  post.call(this, message);
};
"""


def without_pace(page: Page) -> None:
    """Let bots move at once in games that this page begins by its own buttons, here or on the server."""
    page.add_init_script(WITHOUT_PACE)
    page.route("**/api/v1/tables", _hurry)


def _hurry(route: Route) -> None:
    if route.request.method == "POST":
        route.continue_(post_data={**(route.request.post_data_json or {}), "pace": 0})
    else:
        route.continue_()


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
