import { z } from 'zod'

type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
}

/** A body that a call takes, made from what the call says it takes. */
export function plausibleBody(schema: z.ZodType | undefined): unknown {
  return schema && fitted(schema, valueOf(shapeOf(schema)), [...WORDS, ...THINGS])
}

/** The same for a form, where everything is a text. */
export function plausibleForm(schema: z.ZodType | undefined): Readonly<Record<string, string>> {
  if (!schema) return {}
  const shaped = Object(valueOf(shapeOf(bareForm(schema) ?? schema))) as object
  const form = Object.fromEntries(Object.entries(shaped).map(([name, value]) => [name, asText(value)]))
  return fitted(schema, form, WORDS) as Readonly<Record<string, string>>
}

/** As a form would send it. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',')
  return value === true ? 'on' : typeof value === 'string' ? value : JSON.stringify(value)
}

/** What some check of ours takes: a phone, a number, a colour, a key, a name of a file, a right. */
export const KNOWN_WORDS: readonly string[] = [
  '777123456',
  '274915',
  '787 01',
  '27074358',
  '19-2000145399/0800',
  '#a8071a',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'a'.repeat(32),
  'A'.repeat(43),
  'b'.repeat(64),
  'A'.repeat(342),
  'A'.repeat(87),
  'A'.repeat(22),
  'klubovna-2026-05-01.tar.gz',
  'https://klub.test/a',
  'members.write',
  'everybody',
  '1:1',
  'AB',
  '[]',
]
/** What a shape does not tell of a text: a check of its own looks at it, or a pattern. */
const WORDS: readonly string[] = [
  '1',
  'nekdo@klub.test',
  '2026-05-01',
  '2026-05-01T10:00',
  '2026',
  ...KNOWN_WORDS,
]
const THINGS: readonly unknown[] = [1, [1], 0, true, ['everybody'], { all: true }]

type Path = readonly PropertyKey[]

/** Each field that is refused gets the first word it takes; what no word helps stays as it is. */
function fitted(schema: z.ZodType, value: unknown, words: readonly unknown[]): unknown {
  let fits = value
  for (const { path } of schema.safeParse(value).error?.issues ?? []) {
    const better = words.map((word) => put(fits, path, word)).find((tried) => !isRefused(schema, tried, path))
    if (path.length > 0 && better !== undefined) fits = better
  }
  return fits
}

const isRefused = (schema: z.ZodType, value: unknown, path: Path): boolean =>
  schema.safeParse(value).error?.issues.some((issue) => String(issue.path) === String(path)) ?? false

function put(into: unknown, [name, ...rest]: Path, value: unknown): unknown {
  // A list is one text in a form, whatever the reader makes of it.
  if (name === undefined || typeof into === 'string') return value
  const inner = rest.length === 0 ? value : put(Object(into)[name], rest, value)
  if (Array.isArray(into)) return into.map((one: unknown, index) => (index === name ? inner : one))
  return { ...Object(into), [name]: inner }
}

/** Every field a call takes, also those of its variants. */
export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return []
  const { properties, anyOf = [], oneOf = [] } = shapeOf(schema)
  return [
    ...new Set(
      [properties ?? {}, ...[...anyOf, ...oneOf].map((one) => one.properties ?? {})].flatMap(Object.keys),
    ),
  ]
}

/** What a form is read by, behind what only makes numbers and lists of its texts. */
export function bareForm(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe)) return schema
  return bareForm((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType)
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}

const TEXTS: Readonly<Record<string, string>> = {
  email: 'nekdo@klub.test',
  date: '2026-05-01',
  'date-time': '2026-05-01T10:00:00Z',
}

function valueOf(shape: Shape): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  const variant = (shape.anyOf ?? shape.oneOf)?.[0]
  if (variant) return valueOf(variant)
  if (shape.type === 'object')
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, valueOf(shape.properties?.[name] ?? {})]),
    )
  if (shape.type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => valueOf(shape.items ?? {}))
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  return TEXTS[shape.format ?? ''] ?? 'slovo'.padEnd(shape.minLength ?? 0, 'x')
}
