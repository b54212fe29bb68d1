"""A browser that has saved the app for use without a network."""

from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue


def save_for_offline(page: Page, say: Catalogue) -> None:
    """Wait until the settings say that everything is saved."""
    page.get_by_role("link", name=say("settings-title"), exact=True).click()
    expect(page.get_by_text(say("settings-offline-ready"))).to_be_visible()


def choose_language(page: Page, language: str) -> None:
    """By the menu at the top of every page."""
    page.get_by_role("banner").get_by_role("combobox").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
