/** So long a connection may be silent in the middle of its transaction; below the ten seconds we state. */
export const LONGEST_SILENCE = 7000

/** What a connection for long work asks as it opens: none of the limits that may be kept for visitors (`postgres/pooled.server.ts`). */
export const UNHURRIED = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'
