"""What `coloretto account` does."""

import json
from argparse import Namespace

from coloretto.client import Client
from coloretto.terminal.errors import UsageError
from coloretto.terminal.i18n import t
from coloretto.terminal.play.prompt import words
from coloretto.terminal.play.servers import forget_token, known_client, known_servers, parse_address
from coloretto.terminal.status import FAILED
from coloretto.terminal.text.lines import read, say


def manage_account(options: Namespace) -> int:
    if options.action == "list":
        return _list(options)
    server = parse_address(options.server).server
    with known_client(server) as client:
        if options.action == "log-out":
            print(t("account-is-logged-out", server=server, count=str(client.log_out_elsewhere())))
            return 0
        return _delete(options, client)


def _list(options: Namespace) -> int:
    servers = known_servers()
    if options.json:
        print(json.dumps(servers, indent=2))
    else:
        print("\n".join(servers) or t("account-none"))
    return 0


def _delete(options: Namespace, client: Client) -> int:
    if not options.yes and not _is_sure(options, client):
        print(t("account-is-kept"))
        return FAILED
    client.delete_me()
    forget_token(client.server)
    print(t("account-is-deleted", server=client.server))
    return 0


def _is_sure(options: Namespace, client: Client) -> bool:
    """Deleting is final, so anything but yes means no."""
    if options.no_input:
        raise UsageError(t("account-say-yes"))
    say(t("account-delete-sure", server=client.server), t("settings-delete-effect"))
    say(t("account-delete-how", yes=words("plain-words-yes")[0]))
    return read(">").strip().lower() in words("plain-words-yes")
