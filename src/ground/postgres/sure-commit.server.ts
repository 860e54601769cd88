export type Ask = (query: unknown, ...rest: unknown[]) => unknown

const WITHOUT_LIMIT = 'set local statement_timeout = 0; commit'
const READ_TIMEOUT = 'Query read timeout'

/**
 * A database that waits for its standby stops waiting when the time of a statement is up, and says that all is well: confirmed, on
 * one machine. So a commit has no such time. Whoever waits for it is told after his own that nobody knows, and what it holds is
 * held until the standby has it, so that asking again meets it and not its half.
 */
export function sureCommit(ask: Ask): Ask {
  let isUnknown = false
  return (text, ...rest) => {
    // The connection is still busy with it: whoever would roll back throws the connection away instead.
    if (text === 'rollback' && isUnknown)
      return Promise.reject(new Error('Connection terminated: nobody knows how its commit ends'))
    if (text !== 'commit') return ask(text, ...rest)
    return Promise.resolve(ask(WITHOUT_LIMIT)).then(
      (results) => (Array.isArray(results) ? results.at(-1) : results),
      (error: unknown) => {
        isUnknown = error instanceof Error && error.message === READ_TIMEOUT
        throw error
      },
    )
  }
}
