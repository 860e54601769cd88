import { createHash } from 'node:crypto'

/** A statement that comes back is worth a name: PostgreSQL reads and plans it once a connection, not each time. */
const NAMED_AFTER = 8
/** Each name costs memory on every connection; the busiest statements are few. */
const MOST_NAMES = 160
const MOST_KNOWN = 4000
/** A list of ids makes another statement for each length. */
const MOST_VALUES = 40

/**
 * Left without a name: what opens and ends a transaction, and what looks for words. For the latter a plan made without
 * knowing the word is many times slower, and PostgreSQL's own guess does not see it.
 */
const UNNAMED =
  /^(?:begin|start|commit|rollback|savepoint|release|set|listen|notify|copy|create|drop|alter|vacuum)\b|\blike\b|levenshtein|\bfold\((?!.*planned once)|planned each time/is

type Known = { uses: number; name: string | null }

/** Which statements have a name, for all connections of a process. */
export function statementNames(): (text: string, values: readonly unknown[]) => string | null {
  const known = new Map<string, Known>()
  let named = 0
  return (text, values) => {
    const seen = known.get(text)
    if (seen?.name) return seen.name
    if (seen) {
      seen.uses += 1
      if (seen.uses < NAMED_AFTER || named >= MOST_NAMES) return null
      named += 1
      seen.name = `k${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
      return seen.name
    }
    if (known.size < MOST_KNOWN && values.length <= MOST_VALUES && !UNNAMED.test(text))
      known.set(text, { uses: 1, name: null })
    return null
  }
}
