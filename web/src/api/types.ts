// Made by `npm run types` from the server's OpenAPI document; never edited.

export interface paths {
    readonly "/api/v1/identities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an identity */
        readonly post: operations["new_identity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/levels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The bot levels, the weakest first */
        readonly get: operations["levels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** My identity */
        readonly get: operations["me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Rename me */
        readonly patch: operations["rename"];
        readonly trace?: never;
    };
    readonly "/api/v1/me/recovery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A one-time code to use my identity on another device */
        readonly post: operations["new_recovery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/me/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The tables where I have a seat */
        readonly get: operations["my_tables"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/quick": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Start a match against bots */
        readonly post: operations["quick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/ratings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ratings in a rule set, the surest and strongest first */
        readonly get: operations["ratings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/recoveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Use a recovery code to get an identity on this device */
        readonly post: operations["recover"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/replays": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A record, verified, action by action */
        readonly post: operations["replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The printed rule sets */
        readonly get: operations["rule_sets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The lobby */
        readonly get: operations["lobby"];
        readonly put?: never;
        /** Open a table */
        readonly post: operations["open_table"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A snapshot of a table */
        readonly get: operations["show_table"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/commands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a command to a table */
        readonly post: operations["command"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Follow a table as JSON lines, until it is over */
        readonly get: operations["events"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/games/{game}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The record of a finished game */
        readonly get: operations["record"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/games/{game}/frames": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A finished game, action by action */
        readonly get: operations["frames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The history of a table */
        readonly get: operations["history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tables/{table}/rematch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Open or join a rematch */
        readonly post: operations["rematch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/welcome": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything a client needs to start */
        readonly get: operations["welcome"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** BotSeated */
        readonly BotSeated: {
            readonly level: string;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "bot_seated";
        };
        /** BotStandsIn */
        readonly BotStandsIn: {
            readonly reason: string;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "bot_stands_in";
        };
        /**
         * Clock
         * @description How long players may think: per decision, or per game. At most one of the two.
         */
        readonly Clock: {
            /** @default null */
            readonly game?: number | null;
            /** @default null */
            readonly move?: number | null;
        };
        /**
         * Close
         * @description Close the table before its first game. Host only.
         */
        readonly Close: {
            /** @enum {unknown} */
            readonly type: "close";
        };
        /** Closed */
        readonly Closed: {
            readonly reason: string;
            /** @enum {unknown} */
            readonly type: "closed";
        };
        /**
         * ColourJson
         * @description What one colour brings.
         */
        readonly ColourJson: {
            readonly cards: number;
            readonly colour: string;
            readonly jokers: number;
            readonly points: number;
        };
        /**
         * Done
         * @description A command was carried out and committed.
         */
        readonly Done: {
            readonly id: string;
            /** @enum {unknown} */
            readonly type: "done";
            readonly version: number;
        };
        /**
         * Frame
         * @description The table after an action; the first frame is the table before any.
         */
        readonly Frame: {
            readonly action: string;
            readonly cards: string;
            readonly move: number;
            readonly player: number;
            readonly position: string;
            readonly state: components["schemas"]["StateJson"];
        };
        /** GameOver */
        readonly GameOver: {
            /** @default null */
            readonly commitment?: string | null;
            readonly game: number;
            readonly scores: readonly number[];
            readonly seed: string;
            readonly totals: readonly number[];
            /** @enum {unknown} */
            readonly type: "game_over";
            readonly win_shares: readonly number[];
        };
        /**
         * Happened
         * @description The events of one version. Versions arrive in order, each once. See `TableView.after`.
         */
        readonly Happened: {
            readonly events: readonly (components["schemas"]["Opened"] | components["schemas"]["Sat"] | components["schemas"]["Stood"] | components["schemas"]["BotSeated"] | components["schemas"]["Unseated"] | components["schemas"]["Started"] | components["schemas"]["Played"] | components["schemas"]["BotStandsIn"] | components["schemas"]["Returned"] | components["schemas"]["GameOver"] | components["schemas"]["Ready"] | components["schemas"]["MatchOver"] | components["schemas"]["Said"] | components["schemas"]["Silenced"] | components["schemas"]["RematchOpened"] | components["schemas"]["Closed"])[];
            readonly time: number;
            /** @default null */
            readonly turn?: components["schemas"]["Turn"] | null;
            /** @enum {unknown} */
            readonly type: "happened";
            readonly version: number;
        };
        /**
         * JokerJson
         * @description Where a joker goes, and what the other colours would have given.
         */
        readonly JokerJson: {
            readonly card: string;
            readonly colour: string;
            readonly totals: {
                readonly [key: string]: number;
            };
        };
        /** LobbyLine */
        readonly LobbyLine: {
            readonly changed: number;
            readonly games: number;
            readonly has_clock: boolean;
            readonly host: string;
            readonly id: string;
            readonly rules: string;
            readonly seats: readonly components["schemas"]["SeatLine"][];
            readonly spectators: boolean;
        };
        /** MatchOver */
        readonly MatchOver: {
            readonly totals: readonly number[];
            /** @enum {unknown} */
            readonly type: "match_over";
            readonly win_shares: readonly number[];
        };
        /** Me */
        readonly Me: {
            readonly id: string;
            readonly name: string;
        };
        /**
         * MeWithToken
         * @description The only response with the token; browsers also get it as a cookie.
         */
        readonly MeWithToken: {
            readonly id: string;
            readonly name: string;
            readonly token: string;
        };
        /** MyTable */
        readonly MyTable: {
            readonly changed: number;
            readonly games: number;
            readonly has_given_up: boolean;
            readonly id: string;
            readonly rules: string;
            readonly seats: readonly components["schemas"]["SeatLine"][];
            readonly status: string;
        };
        /** NameWish */
        readonly NameWish: {
            readonly name: string;
        };
        /**
         * NewTable
         * @description The options of a table to be opened.
         */
        readonly NewTable: {
            /** @default true */
            readonly chat?: boolean;
            /** @default {} */
            readonly clock?: components["schemas"]["Clock"];
            /** @default null */
            readonly games?: number | null;
            /** @default 900 */
            readonly pace?: number;
            /** @default 300 */
            readonly patience?: number;
            /** @default true */
            readonly public?: boolean;
            /** @default classic-4-brown */
            readonly rules?: string;
            /** @default [] */
            readonly seats?: readonly string[];
            /** @default true */
            readonly spectators?: boolean;
            /** @default medium */
            readonly stand_in?: string;
        };
        /** Opened */
        readonly Opened: {
            readonly commitment: string;
            readonly host: components["schemas"]["Person"];
            /** @default null */
            readonly match_of?: string | null;
            readonly options: components["schemas"]["TableOptions"];
            /** @enum {unknown} */
            readonly type: "opened";
        };
        /**
         * Person
         * @description An identity at a table, with its public id; the name is unique among those seated there.
         */
        readonly Person: {
            readonly id: string;
            readonly name: string;
        };
        /**
         * Play
         * @description `T0` to `T4` takes a row, `D` draws, `P0` to `P4` places the drawn card.
         */
        readonly Play: {
            readonly action: string;
            /** @enum {unknown} */
            readonly type: "play";
        };
        /** Played */
        readonly Played: {
            readonly action: string;
            /** @default false */
            readonly by_bot?: boolean;
            /** @default  */
            readonly cards?: string;
            /** @default false */
            readonly ends_round?: boolean;
            /** @default false */
            readonly last_round_card?: boolean;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "played";
        };
        /**
         * Problem
         * @description Why a request was refused (RFC 9457).
         */
        readonly Problem: {
            readonly code: string;
            /** @default null */
            readonly column?: number | null;
            readonly detail: string;
            /** @default null */
            readonly line?: number | null;
            /** @default null */
            readonly seconds?: number | null;
            readonly status: number;
            readonly title: string;
            /** @default null */
            readonly version?: number | null;
        };
        /**
         * Proof
         * @description What is proved about a record's deck. The game itself was verified before.
         */
        readonly Proof: {
            readonly commitment: string | null;
            readonly deck: string;
            readonly entropy: readonly string[];
            readonly seed: string | null;
            readonly sentence: string;
        };
        /**
         * QuickWish
         * @description A match against bots.
         */
        readonly QuickWish: {
            /** @default  */
            readonly entropy?: string;
            /** @default null */
            readonly games?: number | null;
            /** @default medium */
            readonly level?: string;
            /** @default 900 */
            readonly pace?: number;
            /** @default classic-4-brown */
            readonly rules?: string;
        };
        /**
         * RatingLine
         * @description A player's openskill rating in a rule set: `mu`, with standard deviation `sigma`.
         */
        readonly RatingLine: {
            readonly matches: number;
            readonly mu: number;
            readonly name: string;
            readonly player: string;
            readonly sigma: number;
        };
        /**
         * Ready
         * @description Ready for the next game.
         */
        readonly Ready: {
            /** @default  */
            readonly entropy?: string;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "ready";
        };
        /**
         * ReadyForNext
         * @description Ready for the next game of the match.
         */
        readonly ReadyForNext: {
            /** @default  */
            readonly entropy?: string;
            /** @enum {unknown} */
            readonly type: "ready";
        };
        /** RecordJson */
        readonly RecordJson: {
            /** @default null */
            readonly commitment?: string | null;
            /** @default [] */
            readonly entropy?: readonly string[];
            readonly format: string;
            readonly players: readonly string[];
            readonly removed: string;
            readonly rules: string;
            /** @default null */
            readonly scores?: readonly number[] | null;
            /** @default null */
            readonly seed?: string | null;
            readonly start_cards: readonly string[];
            readonly start_player: number;
            /** @default {} */
            readonly tags?: {
                readonly [key: string]: string;
            };
            readonly turns: readonly components["schemas"]["TurnJson"][];
            readonly version: number;
        };
        /** RecoveryCode */
        readonly RecoveryCode: {
            readonly code: string;
        };
        /**
         * Refused
         * @description A command was not carried out.
         */
        readonly Refused: {
            readonly code: string;
            readonly id: string | null;
            /** @default null */
            readonly seconds?: number | null;
            readonly sentence: string;
            /** @enum {unknown} */
            readonly type: "refused";
            /** @default null */
            readonly version?: number | null;
        };
        /** RematchOpened */
        readonly RematchOpened: {
            readonly table: string;
            /** @enum {unknown} */
            readonly type: "rematch_opened";
        };
        /**
         * Replay
         * @description A verified game, action by action.
         */
        readonly Replay: {
            readonly frames: readonly components["schemas"]["Frame"][];
            /** @default 0 */
            readonly games?: number;
            readonly green_rows: boolean;
            readonly names: readonly string[];
            readonly proof: components["schemas"]["Proof"];
            readonly rules: string;
            readonly scoring_table: string;
            readonly sheets: readonly components["schemas"]["SheetJson"][];
            readonly tags: {
                readonly [key: string]: string;
            };
            readonly text: string;
            readonly win_shares: readonly number[];
        };
        /**
         * Request
         * @description A command, with what makes sending it twice harmless.
         */
        readonly Request: {
            readonly command: components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["SeatBot"] | components["schemas"]["Unseat"] | components["schemas"]["Start"] | components["schemas"]["Play"] | components["schemas"]["Return"] | components["schemas"]["Resign"] | components["schemas"]["ReadyForNext"] | components["schemas"]["Say"] | components["schemas"]["Silence"] | components["schemas"]["Close"];
            readonly id: string;
            /** @default null */
            readonly version?: number | null;
        };
        /**
         * Resign
         * @description Give up the match for good; a bot plays on.
         */
        readonly Resign: {
            /** @enum {unknown} */
            readonly type: "resign";
        };
        /**
         * Return
         * @description Take over again from the stand-in.
         */
        readonly Return: {
            /** @enum {unknown} */
            readonly type: "return";
        };
        /**
         * Returned
         * @description The person plays again instead of the stand-in.
         */
        readonly Returned: {
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "returned";
        };
        /**
         * RuleSetLine
         * @description A printed rule set.
         */
        readonly RuleSetLine: {
            readonly capacities: readonly number[];
            readonly colours: number;
            readonly edition: string;
            readonly games: number;
            readonly golden_jokers: number;
            readonly jokers: number;
            readonly name: string;
            readonly players: number;
            readonly points: readonly number[];
            readonly reserve: number;
            readonly table: string;
        };
        /** Said */
        readonly Said: {
            readonly person: components["schemas"]["Person"];
            readonly text: string;
            /** @enum {unknown} */
            readonly type: "said";
        };
        /** Sat */
        readonly Sat: {
            /** @default  */
            readonly entropy?: string;
            readonly person: components["schemas"]["Person"];
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "sat";
        };
        /** Say */
        readonly Say: {
            readonly text: string;
            /** @enum {unknown} */
            readonly type: "say";
        };
        /**
         * SeatBot
         * @description Give an open seat to a bot. Host only.
         */
        readonly SeatBot: {
            readonly level: string;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "seat_bot";
        };
        /** SeatLine */
        readonly SeatLine: {
            /** @default false */
            readonly bot?: boolean;
            /** @default  */
            readonly name?: string;
        };
        /** SeatView */
        readonly SeatView: {
            /** @default false */
            readonly is_ready?: boolean;
            /** @default false */
            readonly is_silenced?: boolean;
            /** @default null */
            readonly level?: string | null;
            /** @default null */
            readonly person?: components["schemas"]["Person"] | null;
            /** @default null */
            readonly seconds_left?: number | null;
            /** @default  */
            readonly stand_in?: string;
        };
        /**
         * SheetJson
         * @description A player's score with its reasons.
         */
        readonly SheetJson: {
            readonly jokers: readonly components["schemas"]["JokerJson"][];
            readonly minus: readonly components["schemas"]["ColourJson"][];
            readonly plus: readonly components["schemas"]["ColourJson"][];
            readonly plus_two_points: number;
            readonly plus_twos: number;
            readonly total: number;
        };
        /**
         * Silence
         * @description Mute or unmute the person on a seat. Host only.
         */
        readonly Silence: {
            /** @default true */
            readonly is_silenced?: boolean;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "silence";
        };
        /**
         * Silenced
         * @description The host has muted or unmuted a person.
         */
        readonly Silenced: {
            /** @default true */
            readonly is_silenced?: boolean;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "silenced";
        };
        /**
         * Sit
         * @description Take an open seat: this one, or the first.
         */
        readonly Sit: {
            /** @default  */
            readonly entropy?: string;
            /** @default null */
            readonly seat?: number | null;
            /** @enum {unknown} */
            readonly type: "sit";
        };
        /**
         * Snapshot
         * @description The whole table: the first message, unless the client reconnects with the version it knows.
         */
        readonly Snapshot: {
            readonly table: components["schemas"]["TableView"];
            /** @default 0 */
            readonly time?: number;
            /** @enum {unknown} */
            readonly type: "snapshot";
            readonly version: number;
        };
        /**
         * Stand
         * @description Leave the seat before the first game; later, a bot stands in until you return.
         */
        readonly Stand: {
            /** @enum {unknown} */
            readonly type: "stand";
        };
        /**
         * Start
         * @description Start the match when every seat is taken. Host only.
         */
        readonly Start: {
            /** @enum {unknown} */
            readonly type: "start";
        };
        /** Started */
        readonly Started: {
            readonly entropy: readonly string[];
            readonly game: number;
            readonly names: readonly string[];
            readonly position: string;
            /** @enum {unknown} */
            readonly type: "started";
        };
        /**
         * StateJson
         * @description What lies on the table.
         */
        readonly StateJson: {
            readonly capacities: readonly number[];
            readonly cards_left: number;
            readonly cards_until_last_round: number;
            readonly deck: {
                readonly [key: string]: number;
            };
            readonly discarded: string;
            readonly drawn: string | null;
            readonly hands: readonly string[];
            readonly in_round: readonly number[];
            readonly last_round: boolean;
            readonly phase: string;
            readonly players: number;
            readonly points: readonly number[];
            readonly removed: string;
            readonly round: number;
            readonly rows: readonly (string | null)[];
            readonly scores: readonly number[];
            readonly to_move: number;
        };
        /**
         * Status
         * @description which tables; `playing` includes those between two games of a match
         * @default waiting
         * @enum {string}
         */
        readonly Status: "waiting" | "playing" | "between" | "over" | "closed";
        /**
         * Stood
         * @description The person has left the seat before the first game.
         */
        readonly Stood: {
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "stood";
        };
        /**
         * Struct
         * @description A base class for defining efficient serializable objects.
         *
         *     Fields are defined using type annotations. Fields may optionally have
         *     default values, which result in keyword parameters to the constructor.
         *
         *     Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
         *     ``__copy__`` methods. Additional methods can be defined on the class as
         *     needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
         *     methods can. A tuple of the field names is available on the class via the
         *     ``__struct_fields__`` attribute if needed.
         *
         *     Additional class options can be enabled by passing keywords to the class
         *     definition (see example below). These configuration options may also be
         *     inspected at runtime through the ``__struct_config__`` attribute.
         *
         *     Configuration
         *     -------------
         *     frozen: bool, default False
         *        Whether instances of this type are pseudo-immutable. If true, attribute
         *        assignment is disabled and a corresponding ``__hash__`` is defined.
         *     order: bool, default False
         *        If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
         *        will be generated for this type.
         *     eq: bool, default True
         *        If True (the default), an ``__eq__`` method will be generated for this
         *        type. Set to False to compare based on instance identity alone.
         *     kw_only: bool, default False
         *        If True, all fields will be treated as keyword-only arguments in the
         *        generated ``__init__`` method. Default is False.
         *     omit_defaults: bool, default False
         *        Whether fields should be omitted from encoding if the corresponding value
         *        is the default for that field. Enabling this may reduce message size, and
         *        often also improve encoding & decoding performance.
         *     forbid_unknown_fields: bool, default False
         *        If True, an error is raised if an unknown field is encountered while
         *        decoding structs of this type. If False (the default), no error is raised
         *        and the unknown field is skipped.
         *     tag: str, int, bool, callable, or None, default None
         *        Used along with ``tag_field`` for configuring tagged union support. If
         *        either are non-None, then the struct is considered "tagged". In this case,
         *        an extra field (the ``tag_field``) and value (the ``tag``) are added to the
         *        encoded message, which can be used to differentiate message types during
         *        decoding.
         *
         *        Set ``tag=True`` to enable the default tagged configuration (``tag_field``
         *        is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
         *        a string (or less commonly int) value directly to be used as the tag
         *        (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
         *        takes the class qualname and returns a valid tag value (e.g.
         *        ``tag=str.lower``). See the docs for more information.
         *     tag_field: str or None, default None
         *        The field name to use for tagged union support. If ``tag`` is non-None,
         *        then this defaults to ``"type"``. See the ``tag`` docs above for more
         *        information.
         *     rename: str, mapping, callable, or None, default None
         *        Controls renaming the field names used when encoding/decoding the struct.
         *        May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
         *        ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
         *        or kebab-case respectively. May also be a mapping from field names to the
         *        renamed names (missing fields are not renamed). Alternatively, may be a
         *        callable that takes the field name and returns a new name or ``None`` to
         *        not rename that field. Default is ``None`` for no field renaming.
         *     repr_omit_defaults: bool, default False
         *        Whether fields should be omitted from the generated repr if the
         *        corresponding value is the default for that field.
         *     array_like: bool, default False
         *        If True, this struct type will be treated as an array-like type during
         *        encoding/decoding, rather than a dict-like type (the default). This may
         *        improve performance, at the cost of a more inscrutable message encoding.
         *     gc: bool, default True
         *        Whether garbage collection is enabled for this type. Disabling this *may*
         *        help reduce GC pressure, but will prevent reference cycles composed of only
         *        ``gc=False`` from being collected. It is the user's responsibility to ensure
         *        that reference cycles don't occur when setting ``gc=False``.
         *     weakref: bool, default False
         *        Whether instances of this type support weak references. Defaults to False.
         *     dict: bool, default False
         *        Whether instances of this type will include a ``__dict__``. Setting this to
         *        True will allow adding additional undeclared attributes to a struct instance,
         *        which may be useful for holding private runtime state. Defaults to False.
         *     cache_hash: bool, default False
         *        If enabled, the hash of a frozen struct instance will be computed at most
         *        once, and then cached on the instance for further reuse. For expensive
         *        hash values this can improve performance at the cost of a small amount of
         *        memory usage.
         *
         *     Examples
         *     --------
         *     Here we define a new `Struct` type for describing a dog. It has three fields;
         *     two required and one optional.
         *
         *     >>> class Dog(Struct):
         *     ...     name: str
         *     ...     breed: str
         *     ...     is_good_boy: bool = True
         *     ...
         *     >>> Dog('snickers', breed='corgi')
         *     Dog(name='snickers', breed='corgi', is_good_boy=True)
         *
         *     Additional struct options can be set as part of the class definition. Here
         *     we define a new `Struct` type for a frozen `Point` object.
         *
         *     >>> class Point(Struct, frozen=True):
         *     ...     x: float
         *     ...     y: float
         *     ...
         *     >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
         *     {Point(x=1.5, y=2.0): 1}
         */
        readonly Struct: Record<string, never>;
        /** TableMade */
        readonly TableMade: {
            readonly id: string;
            readonly version: number;
        };
        /**
         * TableOptions
         * @description The options of a table, with the number of games decided.
         */
        readonly TableOptions: {
            /** @default true */
            readonly chat?: boolean;
            /** @default {} */
            readonly clock?: components["schemas"]["Clock"];
            /** @default 1 */
            readonly games?: number;
            /** @default 900 */
            readonly pace?: number;
            /** @default 300 */
            readonly patience?: number;
            /** @default true */
            readonly public?: boolean;
            /** @default classic-4-brown */
            readonly rules?: string;
            /** @default [] */
            readonly seats?: readonly string[];
            /** @default true */
            readonly spectators?: boolean;
            /** @default medium */
            readonly stand_in?: string;
        };
        /**
         * TableView
         * @description Everything a client may know about a table.
         */
        readonly TableView: {
            readonly commitment: string;
            /** @default 0 */
            readonly deck_size?: number;
            readonly game: number;
            readonly games: readonly (readonly number[])[];
            /** @default false */
            readonly green_rows?: boolean;
            readonly host: components["schemas"]["Person"];
            readonly id: string;
            readonly options: components["schemas"]["TableOptions"];
            /** @default null */
            readonly rematch?: string | null;
            /** @default 0 */
            readonly reserve?: number;
            /** @default  */
            readonly scoring_table?: string;
            readonly seats: readonly components["schemas"]["SeatView"][];
            readonly status: string;
            readonly totals: readonly number[];
            /** @default null */
            readonly turn?: components["schemas"]["Turn"] | null;
        };
        /**
         * Turn
         * @description The game at one version of the table.
         */
        readonly Turn: {
            /** @default 0 */
            readonly began?: number;
            /** @default null */
            readonly deadline?: number | null;
            readonly legal: readonly string[];
            readonly position: string;
            /** @default null */
            readonly sheets?: readonly components["schemas"]["SheetJson"][] | null;
            readonly state: components["schemas"]["StateJson"];
        };
        /** TurnJson */
        readonly TurnJson: {
            /** @default null */
            readonly draw?: string | null;
            /** @default null */
            readonly place?: number | null;
            readonly player: number;
            /** @default  */
            readonly reveal?: string;
            /** @default null */
            readonly take?: number | null;
        };
        /**
         * Unseat
         * @description Remove a bot, or a person, who cannot come back. Host only.
         */
        readonly Unseat: {
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "unseat";
        };
        /**
         * Unseated
         * @description The host has removed a bot, or a person for good.
         */
        readonly Unseated: {
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "unseated";
        };
        /**
         * Welcome
         * @description Everything a client needs to start.
         */
        readonly Welcome: {
            readonly levels: readonly string[];
            readonly me: components["schemas"]["Me"] | null;
            readonly rules: readonly components["schemas"]["RuleSetLine"][];
            readonly version: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly new_identity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NameWish"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MeWithToken"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly levels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly string[];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rename: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NameWish"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly new_recovery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCode"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly my_tables: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MyTable"][];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly quick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuickWish"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableMade"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly ratings: {
        readonly parameters: {
            readonly query: {
                /** @description a rule set's name */
                readonly rules: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RatingLine"][];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly recover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecoveryCode"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MeWithToken"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A record, see docs/formats.md */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecordJson"];
                readonly "text/plain": string;
            };
        };
        readonly responses: {
            /** @description The game, action by action */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rule_sets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RuleSetLine"][];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly lobby: {
        readonly parameters: {
            readonly query?: {
                /** @description which tables; `playing` includes those between two games of a match */
                readonly status?: components["schemas"]["Status"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["LobbyLine"][];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly open_table: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTable"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableMade"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly show_table: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly command: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Request"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly events: {
        readonly parameters: {
            readonly query?: {
                /** @description the last version seen; 0 for none */
                readonly after?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A message per line; an empty line is a heartbeat */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/x-ndjson": components["schemas"]["Snapshot"] | components["schemas"]["Happened"] | components["schemas"]["Done"] | components["schemas"]["Refused"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly record: {
        readonly parameters: {
            readonly query?: {
                /** @description as text instead of JSON */
                readonly text?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly game: number;
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The record, see docs/formats.md; or its text */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordJson"];
                    readonly "text/plain": string;
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly frames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly game: number;
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game, action by action */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly history: {
        readonly parameters: {
            readonly query?: {
                /** @description the last version seen */
                readonly after?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every later version; none has a turn */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Happened"][];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly rematch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableMade"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly welcome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Welcome"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
