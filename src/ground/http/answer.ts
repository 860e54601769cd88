import { z } from 'zod'
import type { Answers } from './told.ts'

// What calls answer is declared as it looks on the wire; the input of a schema is what a handler may hand over.

/** An instant: a Date in the house, ISO 8601 in UTC on the wire. */
export const Moment = z
  .transform((moment: Date | string) => (moment instanceof Date ? moment.toISOString() : moment))
  .pipe(z.iso.datetime())

/** A day of the calendar, YYYY-MM-DD. */
export const Day = z.iso.date()

/** An amount in whole haléře. */
export const Money = z.strictObject({ amount: z.int(), currency: z.string() }).meta({ id: 'Money' })

/** It is done, and there is nothing to add. */
export const Done = z.strictObject({ success: z.literal(true) }).meta({ id: 'Done' })

/** Something has been made; this is its number. */
export const Made = z.strictObject({ success: z.literal(true), id: z.int() }).meta({ id: 'Made' })

/** It is done, and this came of it. */
export const doneWith = <const Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ success: z.literal(true), ...fields })

/** One page of a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    next: z.string().optional().describe('hand it over as after: the page after this one'),
    previous: z.string().optional().describe('hand it over as after: the page before this one'),
  })

/** The one shape of every refusal. */
export const RefusalAnswer = z
  .strictObject({
    success: z.literal(false),
    statusCode: z.int(),
    statusMessage: z.string().describe('in the reader’s language; what the toast shows'),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional().describe('only for 422'),
    challenge: z.string().optional().describe('only where a second step of signing in is asked for'),
    requestId: z.string().optional().describe('only for 500; quote it'),
  })
  .meta({ id: 'Refusal' })

/** The schemas of a call's answers, by status. */
export function byStatus(answers: Answers | undefined): ReadonlyMap<number, z.ZodType> {
  if (!answers) return new Map()
  if (answers instanceof z.ZodType) return new Map([[200, answers]])
  return new Map(Object.entries(answers).map(([status, schema]) => [Number(status), schema]))
}
