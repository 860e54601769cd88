import { createHash } from 'node:crypto'

/** As much of a fact as is said in full; the rest of it is in its fingerprint. */
const SAID = 80

type Facts = Map<string, string[]>

/**
 * What somebody is told, fact by fact: `payments[].amount: 60000 ×3, 90000`. What is different every time (numbers of requests,
 * secrets) is said as what it is.
 */
export function retold(told: unknown): readonly string[] {
  const facts: Facts = new Map()
  gather(told, '', facts)
  return [...facts].map(([path, values]) => `${path || 'it'}: ${short(inARow(values))}`)
}

function gather(value: unknown, path: string, facts: Facts): void {
  if (Array.isArray(value)) {
    note(facts, `${path}#`, String(value.length))
    for (const item of value) gather(item, `${path}[]`, facts)
  } else if (value instanceof Map) gather(Object.fromEntries(value), path, facts)
  else if (value instanceof Set) gather([...value], path, facts)
  else if (isPlain(value))
    for (const [name, inner] of Object.entries(value))
      if (/^\d+$/.test(name)) {
        note(facts, `${path}{}`, name)
        gather(inner, `${path}{}`, facts)
      } else gather(inner, path ? `${path}.${name}` : name, facts)
  else note(facts, path, worded(value))
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value)

function note(facts: Facts, path: string, value: string): void {
  const values = facts.get(path)
  if (values) values.push(value)
  else facts.set(path, [value])
}

function worded(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) return 'bytes'
  // A moment as the browser counts it: to the minute.
  if (typeof value === 'number' && value > 1e12) return new Date(value).toISOString().slice(0, 16)
  return typeof value === 'string' ? unchanging(value) : String(value)
}

const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)1\d{12}(?!\d)/g, '<moment>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{22,}(?![\w-])/g, '<secret>'],
]

const unchanging = (text: string): string =>
  CHANGING.reduce((said, [what, name]) => said.replaceAll(what, name), text).replaceAll('\n', '⏎')

/** The same several times in a row is said once. */
function inARow(values: readonly string[]): string {
  const runs: { value: string; times: number }[] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last?.value === value) last.times += 1
    else runs.push({ value, times: 1 })
  }
  return runs.map(({ value, times }) => (times > 1 ? `${value} ×${times}` : value)).join(' | ')
}

function short(text: string): string {
  if (text.length <= SAID + 12) return text
  return `${text.slice(0, SAID)}… ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}
