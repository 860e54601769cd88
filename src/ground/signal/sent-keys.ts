const KEPT = 'klubovna:unanswered'
const MOST = 20

type Unanswered = readonly (readonly [print: string, key: string])[]

/**
 * The key of what is being sent: the same for the same words to the same address as long as no answer came, also after a
 * reload. Only a print of the words is kept.
 */
export function keyOf(print: string): string {
  const known = unanswered().find(([one]) => one === print)
  if (known) return known[1]
  const key = newKey()
  keep([...unanswered(), [print, key] as const].slice(-MOST))
  return key
}

export function forgetKey(print: string): void {
  keep(unanswered().filter(([one]) => one !== print))
}

/** Two sendings are the same when their address and every field are; of a file its name and size. */
export function printOf(address: string, body: unknown): string {
  const fields =
    body instanceof URLSearchParams || body instanceof FormData ? [...body] : [['', String(body)]]
  const said = fields.map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  ])
  return hash(`${address}\n${JSON.stringify(said)}`)
}

/** 53 bits (cyrb53): there is no crypto.subtle on a page that came over plain http, and the house compares the words itself. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

function unanswered(): Unanswered {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Unanswered
  } catch {
    return []
  }
}

function keep(keys: Unanswered): void {
  try {
    if (keys.length > 0) sessionStorage.setItem(KEPT, JSON.stringify(keys))
    else sessionStorage.removeItem(KEPT)
  } catch {
    // A browser that keeps nothing: a second sending is then another one.
  }
}
