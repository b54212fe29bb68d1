/** Written by `python tools/write_openapi.py` from the Python package; do not edit. */
export const MAX_NAME_LENGTH = 24;
export const MAX_CHAT_LENGTH = 500;
export const MAX_RECORD_BYTES = 262144;
export const MAX_RECORDED_NAME_LENGTH = 40;
