"""Bugs that a server of this kind could have, and some that it had, to see which the simulation finds."""

from simulation.mutation import Bug, Edit

HUB = "live.hub:Hub."
COMMANDS = "live.command_handler:CommandHandler."
COMMITTER = "live.committer:Committer."
SCHEDULER = "live.scheduler:Scheduler."
CATCH_UP = "live.catchup:"
STORE = "storage.store:Store."

STALE_READS = Edit(f"{HUB}current", "if not self._store.bus.is_shared:", "if True:")
TRUSTS_NOTICES = Edit(f"{HUB}subscribe", "self._store.bus.is_shared or ", "")

BUGS: tuple[Bug, ...] = (
    # Versions and their messages.
    Bug(
        "wrong-turn-after-reconnecting",
        "The versions a client missed are replayed with the turn of the latest one.",
        (Edit(f"{HUB}_replayed", "turn_of(table)", "turn_of(live.table)"),),
    ),
    Bug(
        "versions-sent-twice",
        "A process that lags replays what the log has, and sends it again when it catches up.",
        (
            STALE_READS,
            TRUSTS_NOTICES,
            Edit(f"{HUB}_replayed", "self._committer.apply(live, commits)", "pass"),
            Edit(f"{HUB}_replayed", "after < table.version <= live.table.version", "after < table.version"),
        ),
    ),
    Bug(
        "stale-reader",
        "A process that lags answers readers with what it has in memory.",
        (STALE_READS,),
    ),
    Bug(
        "stale-subscription",
        "A client that has seen a newer version elsewhere gets an older snapshot.",
        (STALE_READS, Edit(f"{HUB}subscribe", "await self._committer.catch_up(live)", "pass")),
    ),
    Bug(
        "subscribed-too-early",
        "The client is subscribed before its missed versions are read.",
        (
            STALE_READS,
            TRUSTS_NOTICES,
            Edit(
                f"{HUB}subscribe",
                "        first = await self._missed(live, after)\n"
                "        live.subscribers[subscriber] = None\n",
                "        live.subscribers[subscriber] = None\n"
                "        first = await self._missed(live, after)\n",
            ),
        ),
    ),
    Bug(
        "subscribed-too-late",
        "The client is subscribed after the table's lock is released.",
        (
            Edit(
                f"{HUB}subscribe",
                "        live.subscribers[subscriber] = None\n",
                "    await self._store.commits(table_id)\n    live.subscribers[subscriber] = None\n",
            ),
        ),
    ),
    Bug(
        "others-commits-not-sent",
        "What another process committed is applied, but not sent.",
        (Edit(f"{COMMITTER}apply", "if live.subscribers:", "if False:"),),
    ),
    Bug(
        "wrong-checkpoint",
        "Missed versions are replayed from a checkpoint that is one version too late.",
        (
            Edit(
                "live.live_table:LiveTable.checkpoint_before",
                "table.version <= version",
                "table.version <= version + 1",
            ),
        ),
    ),
    Bug(
        "everybody-unsubscribed",
        "When one client leaves, all others are unsubscribed.",
        (Edit(f"{HUB}unsubscribe", "live.subscribers.pop(subscriber, None)", "live.subscribers.clear()"),),
    ),
    Bug(
        "watched-table-evicted",
        "A table leaves the memory although a client watches it.",
        (Edit(f"{HUB}evict_idle", "not live.subscribers and ", ""),),
    ),
    # Commits.
    Bug(
        "acknowledged-before-commit",
        "A command is acknowledged while its commit is still under way.",
        (
            Edit(
                f"{COMMITTER}commit",
                "await self._store_or_catch_up(live, transaction_of(",
                "__import__('asyncio').create_task(self._store_or_catch_up(live, transaction_of(",
            ),
            Edit(
                f"{COMMITTER}commit",
                "(change, origin, decks, (live.wakeup, wakeup)))",
                "(change, origin, decks, (live.wakeup, wakeup))))",
            ),
        ),
    ),
    Bug(
        "sent-before-commit",
        "Subscribers receive a version before it is stored.",
        (
            Edit(
                f"{COMMITTER}commit",
                "    await self._store_or_catch_up(",
                "    live.send(Happened(after.version, time, events, turn_of(after)))\n"
                "    await self._store_or_catch_up(",
            ),
            Edit(f"{COMMITTER}commit", "if live.subscribers:", "if False:"),
        ),
    ),
    Bug(
        "conflict-taken-for-success",
        "A commit that another process was faster than counts as stored.",
        (Edit(f"{COMMITTER}_store_or_catch_up", "if not is_stored:", "if False:"),),
    ),
    Bug(
        "unknown-result-taken-for-refusal",
        "When the reply to a commit is lost, the command is refused for good.",
        (
            Edit(
                "storage.writer:_WritingThread._fail",
                'DatabaseError(f"the commit failed or its result is unknown: {error}")',
                "__import__('coloretto.protocol.refusals', fromlist=['']).RefusedError('wrong_moment', '')",
            ),
        ),
    ),
    Bug(
        "unknown-result-taken-for-success",
        "When the reply to a commit is lost, it counts as stored.",
        (
            Edit(
                "storage.writer:_WritingThread._fail",
                'DatabaseError(f"the commit failed or its result is unknown: {error}")',
                "True",
            ),
        ),
    ),
    Bug(
        "unknown-result-forgotten",
        "When the reply to a commit is lost, no process reads what was stored.",
        (
            Edit(f"{COMMITTER}_store_or_catch_up", "self._on_unknown_result(live.table)", "pass"),
            Edit(
                f"{STORE}commit",
                "        self.bus.publish(notice)\n        raise\n",
                "        raise\n",
            ),
        ),
    ),
    Bug(
        "command-id-ignored",
        "A command that is sent twice is carried out twice.",
        (
            Edit(
                f"{COMMANDS}_submit",
                "Origin(person.id, request.id)",
                "Origin(person.id, __import__('coloretto.server.base.identity', fromlist=['']).new_id())",
            ),
        ),
    ),
    Bug(
        "repetition-not-recognized",
        "A command that was carried out is decided again when it is repeated.",
        (
            Edit(
                f"{COMMANDS}_submit",
                "earlier = await self._store.sequence_of",
                "earlier = None and await self._store.sequence_of",
            ),
        ),
    ),
    Bug(
        "commit-in-two-transactions",
        "What belongs to a commit is stored before it, in a transaction of its own.",
        (
            Edit(
                f"{STORE}commit",
                "statements = statements_of(transaction)",
                "statements = statements_of(transaction)\n"
                "    if statements[1:]:\n"
                "        await self.database.write(*statements[1:])\n"
                "    statements = statements[:1]",
            ),
        ),
    ),
    Bug(
        "conflict-leaves-traces",
        "A commit that conflicts still stores what belongs to it.",
        (Edit("storage.batches:_run", "return False", "pass"),),
    ),
    Bug(
        "old-deck-after-catching-up",
        "A process that was behind deals the next game from the deck of the last one.",
        (Edit(f"{COMMITTER}apply", "live.deck = live.deal = None", "pass"),),
    ),
    # Deadlines.
    Bug(
        "deadlines-by-local-clock",
        "Deadlines go by the clock of the process's machine.",
        (
            Edit("live.heartbeat:start_clock", "if best is not None:", "if False:"),
            Edit(
                "live.heartbeat:HeartbeatWriter.measure", "self._clock.follow(time, reading.elapsed)", "True"
            ),
        ),
    ),
    Bug(
        "clock-set-back",
        "A clock that was set back before the server started extends all deadlines.",
        (Edit("live.heartbeat:start_clock", "if ahead > 0:", "if False:"),),
    ),
    Bug(
        "acts-on-any-version",
        "The server acts on a deadline although the table has moved on.",
        (Edit(f"{HUB}act", "if live.table.version != version:", "if False:"),),
    ),
    Bug(
        "next-game-started-twice",
        "The pause's end starts a game although everybody was ready before.",
        (
            Edit(
                f"{SCHEDULER}_act",
                "await self._hub.act(table.id, table.version, _next_game)",
                "await self._hub.act(table.id, (await self._hub.live(table.id)).table.version, _next_game)",
            ),
        ),
    ),
    Bug(
        "wakeup-not-stored",
        "The database does not know when a table must be checked.",
        (Edit("storage.commits:_consequences", "if not transaction.is_wakeup_stored:", "if False:"),),
    ),
    Bug(
        "wakeup-too-late",
        "A stored wakeup is kept although the deadline is earlier.",
        (Edit("table.deadlines:next_wakeup", "time < wakeup <= deadline.time", "time < wakeup"),),
    ),
    Bug(
        "claim-without-lease",
        "Several processes take over the same table at once.",
        (
            Edit(f"{STORE}claim", " AND claimed_until <= ?", " AND ? = ?"),
            Edit(f"{STORE}claim", "(until, table, now)", "(until, table, now, now)"),
        ),
    ),
    Bug(
        "takes-over-what-it-remembers",
        "A process takes over a table as it has it in memory.",
        (
            Edit(
                f"{SCHEDULER}_take_over",
                "await self._hub.refresh(table_id)",
                "(await self._hub.live(table_id)).table",
            ),
        ),
    ),
    Bug(
        "rated-twice",
        "Two processes rate the same match.",
        (
            Edit(
                "storage.rating_store:RatingStore.update",
                "WHERE number = ?",
                "WHERE number = number OR number = ?",
            ),
        ),
    ),
    # Notices.
    Bug(
        "missed-notices-forgotten",
        "A process that reconnects to the bus does not check its tables.",
        (
            Edit(
                f"{CATCH_UP}CatchUp.on_connected",
                "self._start(_retry_until_readable(self._hub.refresh_all))",
                "pass",
            ),
        ),
    ),
    Bug(
        "notice-dropped-when-unreadable",
        "A notice is forgotten if the database cannot be read at once.",
        (Edit(f"{CATCH_UP}_retry_until_readable", "await asyncio.sleep(RETRY_SECONDS)", "return"),),
    ),
    Bug(
        "notice-lost-while-reading",
        "Notices that arrive during a read are forgotten.",
        (Edit(f"{CATCH_UP}CatchUp._read", "while self._behind:", "if self._behind:"),),
    ),
    # Secrets.
    Bug(
        "seed-published",
        "The commitment of the next game is its seed.",
        (Edit("table.games:_ending", "secrets.new_deck().commitment", "secrets.new_deck().seed.hex()"),),
    ),
    Bug(
        "entropy-used-again",
        "A player who gives no entropy for the next deck has given that of the last one.",
        (Edit("table.state:apply[Started]", 'entropy="", ', ""),),
    ),
    Bug(
        "bots-seeded-by-version",
        "A bot's seed is the table's version, which everybody knows and a chat line changes.",
        (Edit(f"{HUB}bot_seed", "deck.bot_seed(table.decisions, table.to_move or 0)", "table.version"),),
    ),
    Bug(
        "chat-steers-bots",
        "A bot's seed is secret, but a chat line changes it.",
        (Edit(f"{HUB}bot_seed", "table.decisions", "table.version"),),
    ),
)
