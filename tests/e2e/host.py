"""Making tables through the pages, as a host does."""

import re

from playwright.sync_api import Locator, Page

from hordago.i18n.catalogue import Catalogue


def choose(page: Page, legend: str, answer: str) -> None:
    """Take one of the answers of a question of the form; both are texts as shown."""
    question: Locator = page.get_by_role("group", name=legend, exact=True).first
    question.get_by_role("radio", name=answer, exact=True).check()


def new_table(page: Page, url: str, lang: str, *, preset: str = "basque", **wish: int) -> str:
    """Make a table by the form, sitting on its first chair; its address.

    ``wish``: ``games``, ``seats``, ``bots``, ``kings``, ``target``, as the form asks for them.
    """
    t = Catalogue(lang, strict=True).text
    page.goto(f"{url}/new")
    choose(page, t("new-preset"), t(f"preset-{preset}"))
    for question, answer in wish.items():
        choose(page, t(f"new-{question}"), str(answer))
    page.get_by_role("button", name=t("new-create")).click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def open_menu(page: Page, lang: str, item: str) -> None:
    """Choose an item of the table's menu by its message id."""
    t = Catalogue(lang, strict=True).text
    page.get_by_role("button", name=re.compile("^" + re.escape(t("a11y-menu")))).click()
    page.get_by_role("dialog", name=t("a11y-menu")).get_by_role("button", name=t(item)).click()
