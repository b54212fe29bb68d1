"""All HTTP routes. Their names are the operation ids of the OpenAPI document."""

from coloretto.server.http.commitments import commitments
from coloretto.server.http.identities import (
    change_me,
    delete_me,
    log_out,
    me,
    my_tables,
    new_identity,
    new_recovery,
    recover,
)
from coloretto.server.http.lobby import levels, lobby, ratings, rule_sets
from coloretto.server.http.replays import frames, history, replay
from coloretto.server.http.tables import (
    command,
    events,
    open_table,
    quick,
    record,
    rematch,
    show_table,
)
from coloretto.server.http.welcome import welcome

ROUTES = [
    new_identity,
    recover,
    me,
    change_me,
    new_recovery,
    log_out,
    delete_me,
    my_tables,
    rule_sets,
    levels,
    ratings,
    lobby,
    open_table,
    quick,
    show_table,
    command,
    events,
    rematch,
    record,
    frames,
    replay,
    history,
    commitments,
    welcome,
]
