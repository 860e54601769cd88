import { type RawBuilder, sql } from 'kysely'
import { ownName } from '../../ground/values/own-field.ts'
import { contains } from '../../ground/postgres/text-search.server.ts'
import type { AskedField } from '../members/visibility.ts'
import { askOf, type OwnAsk, type OwnFilter } from './own-filter.ts'

// By what the reader may read alone: the fields given here are his (askableOwn).

/** Of one field any of what is asked, of several all. */
export function ownConditions(
  filters: readonly OwnFilter[],
  fields: readonly AskedField[],
): readonly RawBuilder<boolean>[] {
  return [...Map.groupBy(filters, ({ id }) => id)].map(([id, asked]) => {
    const field = fields.find((one) => one.id === id)
    const asks = field ? asked.flatMap(({ asks: text }) => askOf(field, text) ?? []) : []
    if (!field || asks.length === 0) return sql<boolean>`false`
    return sql<boolean>`(${sql.join(
      asks.map((ask) => conditionOf(field, ask)),
      sql` or `,
    )})`
  })
}

/** All of somebody's; nothing where the one it is about must not read it. */
const ownOf = ({ notOf }: AskedField, card = sql`member`) =>
  notOf === undefined
    ? sql`${card}.own`
    : sql`(case when ${card}.id <> ${notOf} then ${card}.own else '{}' end)`

const valueOf = (field: AskedField) => sql`${ownOf(field)} ->> ${String(field.id)}::text`

function conditionOf(field: AskedField, ask: OwnAsk): RawBuilder<unknown> {
  const key = String(field.id)
  if (ask.is === 'some') return sql`${ownOf(field)} ? ${key}::text`
  if (ask.is === 'none') return sql`not ${ownOf(field)} ? ${key}::text`
  if (ask.is === 'value') return sql`${ownOf(field)} -> ${key}::text = ${JSON.stringify(ask.value)}::jsonb`
  const value = field.kind === 'day' ? sql`(${valueOf(field)})` : sql`(${valueOf(field)})::numeric`
  const end = (text: string) => (field.kind === 'day' ? sql`${text}::text` : sql`${text}::numeric`)
  return sql`(${sql.join(
    [
      sql`${ownOf(field)} ? ${key}::text`,
      ...(ask.from === null ? [] : [sql`${value} >= ${end(ask.from)}`]),
      ...(ask.to === null ? [] : [sql`${value} <= ${end(ask.to)}`]),
    ],
    sql` and `,
  )})`
}

/** A word in somebody's name, or in a text of the club's own he may read; the index finds it in all of them, and then it is asked in which. */
export function orInOwnTexts(
  inName: RawBuilder<boolean>,
  word: string,
  fields: readonly AskedField[],
): RawBuilder<boolean> {
  const texts = fields.filter(({ kind }) => kind === 'text')
  if (texts.length === 0) return inName
  const inOne = texts.map((field) =>
    contains(sql`fold(${ownOf(field, sql`called`)} ->> ${String(field.id)}::text)`, word),
  )
  return sql<boolean>`(${inName} or member.id = any(array(select called.id from member as called
    where called.own <> '{}' and ${contains(sql`own_words(called.own)`, word)} and (${sql.join(inOne, sql` or `)}))))`
}

/** The key of an order by such a field, null for none of his; whoever has nothing there comes last. */
export function ownSortKey(
  sort: string,
  fields: readonly AskedField[],
  descending: boolean,
): RawBuilder<unknown> | null {
  const field = fields.find(({ id }) => ownName(id) === sort)
  if (!field) return null
  const value = valueOf(field)
  const none = (low: RawBuilder<unknown>, high: RawBuilder<unknown>) => (descending ? low : high)
  if (field.kind === 'number')
    return sql`coalesce((${value})::numeric, ${none(sql`'-Infinity'::numeric`, sql`'Infinity'::numeric`)})`
  if (field.kind === 'day')
    return sql`coalesce((${value})::date, ${none(sql`'-infinity'::date`, sql`'infinity'::date`)})`
  if (field.kind === 'yesNo')
    return sql`case ${value} when 'true' then 2 when 'false' then 1 else ${none(sql`0`, sql`3`)} end`
  if (field.kind === 'choice') {
    // In the order the club has them.
    const order = field.choices.map(({ id }) => id)
    return sql`coalesce(array_position(${order}::int[], (${value})::int), ${none(sql`-1`, sql`2147483647`)})`
  }
  return sql`coalesce(${value}, ${none(sql`''`, sql`U&'\\FFFF'`)}) collate cs`
}
