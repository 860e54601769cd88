import { z } from 'zod'
import { ODD_TEXTS, ODD_VALUES } from './odd.ts'
import { bareForm, KNOWN_WORDS } from './plausible.ts'

type Shape = {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly format?: string
}

export type Dice = () => number

/** What a call says it takes, as one of many who use it might send it: fields left out, lists of none and of many, and numbers
 *  and texts that are just let in. */
export function anyBody(schema: z.ZodType, dice: Dice): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const body = anyOf(shape, dice, '')
  return fitted(schema, body, dice)
}

/** The same for a form, where everything is a text. */
export function anyForm(schema: z.ZodType | undefined, dice: Dice): Record<string, string> {
  if (!schema) return {}
  const shape = z.toJSONSchema(bareForm(schema) ?? schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const drawn = Object.entries(Object(anyOf(shape, dice, '')) as object).map(([name, value]) => [
    name,
    asText(value, dice),
  ])
  const fits = fitted(schema, Object.fromEntries(drawn), dice)
  return Object.fromEntries(
    Object.entries(Object(fits) as object).map(([name, value]) => [name, asText(value, dice)]),
  )
}

function asText(value: unknown, dice: Dice): string {
  if (dice() < 0.02) return ODD_TEXTS[Math.floor(dice() * ODD_TEXTS.length)] ?? ''
  if (Array.isArray(value)) return value.map((one) => asText(one, () => 1)).join(',')
  return value === true
    ? 'on'
    : typeof value === 'string'
      ? value
      : value === undefined || value === null
        ? ''
        : JSON.stringify(value)
}

/** Fields that are refused are drawn again, or left out: what is drawn at random seldom fits as it is. */
function fitted(schema: z.ZodType, drawn: unknown, dice: Dice): unknown {
  let body = drawn
  for (let round = 0; round < 12; round += 1) {
    const issue = schema.safeParse(body).error?.issues[0]
    if (!issue) return body
    const word = WORDS[Math.floor(dice() * WORDS.length)]
    body = put(body, issue.path, round === 11 ? undefined : word)
  }
  return body
}

function put(into: unknown, [name, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (name === undefined) return into
  const inner = rest.length === 0 ? value : put(Object(into)[name], rest, value)
  if (Array.isArray(into)) return into.map((one: unknown, index) => (index === name ? inner : one))
  return { ...Object(into), [name]: inner }
}

function anyOf(shape: Shape, dice: Dice, name: string): unknown {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(dice() * all.length)]
  if ('const' in shape) return shape.const
  if (shape.enum) return pick(shape.enum)
  const variant = pick(shape.anyOf ?? shape.oneOf ?? [])
  if (variant) return anyOf(variant, dice, name)
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((one) => Object(anyOf(one, dice, name))))
  if (dice() < 0.03) return pick(ODD_VALUES)
  switch (shape.type) {
    case 'object': {
      const needed = new Set(shape.required)
      const own = Object.entries(shape.properties ?? {})
        .filter(([field]) => dice() < (needed.has(field) ? 0.99 : 0.5))
        .map(([field, one]) => [field, anyOf(one, dice, field)])
      const more = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : null
      const named = more
        ? [pick(['1', '2', '__proto__', 'constructor', 'x'])].map((key) => [key, anyOf(more, dice, name)])
        : []
      return Object.fromEntries([...own, ...named])
    }
    case 'array': {
      const isShort = shape.items?.type === 'integer' || shape.items?.type === 'number'
      if (isShort && dice() < 0.1) return Array.from({ length: 30_000 }, (_, index) => index + 1)
      const length = pick([0, 1, 1, 2, 3, 200]) ?? 1
      return Array.from({ length }, () => anyOf(shape.items ?? {}, dice, name))
    }
    case 'integer':
    case 'number':
      return pick([
        1,
        1 + Math.floor(dice() * 16),
        1 + Math.floor(dice() * 120),
        shape.minimum ?? 0,
        shape.maximum ?? 2_147_483_647,
      ])
    case 'boolean':
      return dice() < 0.5
    case 'null':
      return null
    case undefined:
    default:
      return anyText(shape, dice, name)
  }
}

function anyText({ format, maxLength }: Shape, dice: Dice, name: string): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(dice() * all.length)] as T
  if (/password/i.test(name) && dice() < 0.9) return PASSWORD
  if (format === 'date') return pick(DAYS)
  if (format === 'date-time') return pick(MOMENTS)
  if (dice() < 0.1 && maxLength !== undefined) {
    const letters = pick(['ž', ' ', '(', '[', '*', '- ', '1', '1 ', '.', 'a.', ',', '\u200C', '/'])
    return letters.repeat(maxLength / letters.length)
  }
  return pick(WORDS)
}

/** The truth about something else: there is no bank here, and no room for two hundred gigabytes. */
export const HONEST = /"(?:bank_unreachable|disk_low)"/

/** What it cost this process, in milliseconds: how long it took hangs on whoever else works here. */
export function workOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}
export const LONG_WORK = 2000

export const PASSWORD = 'Dlouhá cesta přes hory 7'

const DAYS = [
  '2026-06-15',
  '2026-06-14',
  '2026-12-31',
  '2024-02-29',
  '1900-01-01',
  '2199-12-31',
  '2026-01-01',
]
const MOMENTS = [
  '2026-06-15T10:00:00Z',
  '2026-10-25T02:30:00+02:00',
  '2199-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
]

const WORDS: readonly string[] = [
  'slovo',
  'Příliš žluťoučký',
  '1',
  '7',
  '0',
  '-1',
  '2026-06-15',
  '2026-03-29T02:30',
  '2026-06-20T10:00',
  '2026',
  '02:30',
  '10:00',
  'nekdo@klub.test',
  ...KNOWN_WORDS,
  'http://[::1]:1/',
  '{"a":[[]]}',
  '%',
  '\\',
  "'; --",
  '\u202E',
  '🏍️',
  '\uFFFF',
  '1e400',
  'NaN',
  'Infinity',
  '__proto__',
  '(((',
  '[[[](',
  '\n',
  ' ',
]

/** JSON as nobody writes it who means it; not all of it is wrong. */
export const ODD_BODIES: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['a NUL', '\0'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a list of bodies', '[{},{}]'],
  ['a word', '"slovo"'],
  ['a number too big', '{"id":1e400,"ids":[1e400,-1e400],"memberId":-0,"amount":1e308}'],
  ['the same name twice', '{"id":1,"id":[],"id":{"id":null}}'],
  ['a thousand names', `{${Array.from({ length: 9000 }, (_, index) => `"a${index}":${index}`).join(',')}}`],
  ['lists in lists', `${'['.repeat(120_000)}${']'.repeat(120_000)}`],
  ['things in things', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['things just deep enough', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ['half a letter', '{"a":"\\ud800","\\udfff":1}'],
  ['a NUL in a name', '{"a\\u0000":1}'],
  [
    'names of the language',
    '{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":1,"valueOf":null,"then":1}',
  ],
  ['a mark in front', '\uFEFF{}'],
  [
    'bytes that are no text',
    new Uint8Array([0x7b, 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
  ],
  ['text of another kind', new Uint8Array(Buffer.from('{"a":1}', 'utf16le'))],
  ['a quarter of a megabyte of one word', `{"a":"${'x'.repeat(240_000)}"}`],
  ['a long number', `{"id":${'9'.repeat(100_000)}}`],
]

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, fileName: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n${value}\r\n`

/** What comes where a form is expected: what it is said to be, and what it is. */
export const ODD_POSTS: readonly (readonly [string, string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', FORM, ''],
  ['a NUL', FORM, 'intent=%00&a%00=b'],
  [
    'bytes that are no text',
    FORM,
    new Uint8Array([0x61, 0x3d, 0xff, 0xfe, 0x26, 0xc0, 0xaf, 0x3d, 0xed, 0xa0, 0x80]),
  ],
  ['half of an escape', FORM, 'intent=%&a=%F&=&&==&%FF=%ED%A0%80'],
  ['names of the language', FORM, 'intent=__proto__&__proto__=1&constructor=2&toString=3'],
  ['one name many times', FORM, Array.from({ length: 5000 }, (_, index) => `intent=${index}`).join('&')],
  ['many names', FORM, Array.from({ length: 9000 }, (_, index) => `a${index}=${index}`).join('&')],
  ['one long word', FORM, `intent=${'x'.repeat(200_000)}`],
  ['a button with a long field', FORM, `intent=save:${'9'.repeat(400)}`],
  ['parts without an end', PARTS, part('intent', 'save')],
  ['parts of another boundary', 'multipart/form-data; boundary=y', `${part('intent', 'save')}--x--`],
  ['parts without a boundary', 'multipart/form-data', `${part('intent', 'save')}--x--`],
  ['a file where a text is meant', PARTS, `${file('intent', 'a.png', 'x')}--x--`],
  [
    'a file nobody asked for',
    PARTS,
    `${part('intent', 'save')}${file('photo', '../../etc/passwd\\0', 'x')}--x--`,
  ],
  [
    'a thousand parts',
    PARTS,
    `${Array.from({ length: 1000 }, (_, index) => part(`a${index}`, '1')).join('')}--x--`,
  ],
  ['a text of no kind', 'text/plain', 'intent=save'],
  ['no kind at all', 'x', 'intent=save'],
  ['a kind that is none', ';;;=', '\0'],
]
