"""Valid ids: not every text can be looked up in every database."""

import re

from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import shown

TABLE_ID = r"^[A-Za-z0-9_-]{1,64}$"


def check_table_id(text: str) -> None:
    if not re.fullmatch(TABLE_ID, text):
        raise RefusedError("unknown_table", f"there is no table {shown(text)}")
