"""How large and how many: the sizes that servers accept and clients can rely on."""

MAX_BODY_BYTES = 16_384
"""Of a request."""
MAX_HEADER_BYTES = 65_536
"""Of a request's line and headers."""
MAX_RECORD_BYTES = 262_144
"""Of an uploaded record."""
MAX_MESSAGE_LENGTH = 4096
"""Characters of a WebSocket message."""
REQUEST_TIMEOUT = 30
"""Seconds to receive a whole request."""
RESPONSE_TIMEOUT = 120
"""Seconds for the client to read a whole response."""
MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 500
"""Characters of a chat line."""
MAX_ID_LENGTH = 64
MAX_ENTROPY_LENGTH = 64
MAX_RULES_LENGTH = 200
"""Characters of a rule set's name."""
MAX_TOKEN_LENGTH = 100
MAX_LIST_LENGTH = 100
"""Tables or players in one response."""
MAX_LOG_PAGE = 500
"""Entries of the commitment log in one response."""
MAX_OPEN_TABLES = 30
"""Unfinished tables of one host."""
MAX_VERSIONS = 5000
"""Of a table. After that, only commands that finish the match are accepted; the longest match needs 3,000."""
HEARTBEAT_SECONDS = 4
"""Between two heartbeats over a WebSocket."""
AWAY_SECONDS = 120
"""After which any player may let a bot play for a person who is away; the host need not wait."""
MAX_CONNECTIONS = 200
"""Open WebSockets and streams per address."""
MAX_MISSED_VERSIONS = 500
"""Most missed versions replayed one by one; beyond that, a snapshot."""
MAX_CONSECUTIVE_REFUSALS = 100
"""Refused messages in a row after which the connection is closed."""
MAX_UNSENT_MESSAGES = 1000
"""Messages buffered for a slow reader before its connection is closed; it may reconnect."""
