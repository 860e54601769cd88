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

/** A body that a call would probably take, made from what the call says it takes. */
export function plausibleBody(schema: z.ZodType | undefined): unknown {
  return schema && valueOf(shapeOf(schema))
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
