import { z } from 'zod'

/** How a field of a form is read where its text is not simply the value: an amount in crowns, a tick that says no. */
type Readings = Readonly<Record<string, (text: string) => unknown>>

/**
 * The schema of a call, for a form: one act has one schema, only what a form can send is told apart. A form knows texts
 * alone: figures become numbers, ticks yes or no, ids joined by commas a list, and an empty text nothing where nothing is
 * allowed. What does not look right is left as it is, for the schema to say so.
 */
export function formOf<S extends z.ZodObject>(schema: S, readings: Readings = {}) {
  return z.preprocess((form) => {
    if (typeof form !== 'object' || form === null) return form
    const sent = Object.entries(form).map(([name, value]) => {
      // By its own names alone: a field may be called `constructor` by whoever sends it.
      const read = Object.hasOwn(readings, name) ? readings[name] : undefined
      if (typeof value !== 'string') return [name, value]
      if (read) return [name, read(value)]
      const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
      return [name, field ? valueOf(field, value) : value]
    })
    return { ...unticked(schema), ...Object.fromEntries(sent) }
  }, schema)
}

/**
 * Each choice of several is a tick of its own, `area-news.write`, for a form keeps the last of one name: here they are joined
 * into the one field the call has.
 */
export function withTicks<S extends z.ZodType>(schema: S, { prefix, field }: Ticks) {
  return z.preprocess((form) => {
    if (typeof form !== 'object' || form === null) return form
    const sent = Object.entries(form)
    const ticked = sent.filter(([name]) => name.startsWith(prefix)).map(([name]) => name.slice(prefix.length))
    const rest = sent.filter(([name]) => !name.startsWith(prefix))
    return { ...Object.fromEntries(rest), [field]: ticked.join(',') }
  }, schema)
}

type Ticks = { readonly prefix: string; readonly field: string }

/** A tick that was not made is not sent at all. */
function unticked({ shape }: z.ZodObject): Record<string, false> {
  const ticks = Object.entries(shape).filter(([, field]) => bare(field) instanceof z.ZodBoolean)
  return Object.fromEntries(ticks.map(([name]) => [name, false]))
}

function valueOf(field: z.core.$ZodType, text: string): unknown {
  if (text.trim() === '' && z.safeParse(field, null).success) return null
  const inner = bare(field)
  if (inner instanceof z.ZodNumber) return /^-?\d+$/.test(text.trim()) ? Number(text) : text
  if (inner instanceof z.ZodBoolean) return TICKED.includes(text) ? true : text
  if (inner instanceof z.ZodArray)
    return text === '' ? [] : text.split(',').map((one) => valueOf(inner.element, one))
  return text
}

const TICKED = ['on', 'yes', 'true']

/** The schema without what only says that it may be missing, or what happens afterwards. */
function bare(field: z.core.$ZodType): z.core.$ZodType {
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault
  )
    return bare(field.unwrap())
  return field instanceof z.ZodPipe ? bare(field.in) : field
}
