import { type RawBuilder, sql } from 'kysely'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { OwnChoice, OwnRow } from '../../ground/values/own-field.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { folded } from '../members/likeness.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { ownWritersOf } from '../members/visibility.ts'
import { MOST_OWN_FIELDS, type NewOwnField, type OwnFieldPatch } from './own-field-input.ts'
import { type LockedField, lockOwnFields } from './own-fields.server.ts'

const taken = () => new Refusal('own_field_exists', { fields: { name: 'invalid' } })
const TAKEN = { own_field_name: taken }

/** Of two who count at once one waits for the other, also while there is no field to hold. */
const ONE_BY_ONE = 7203188

export async function addOwnField(db: Db, visitor: Visitor, field: NewOwnField): Promise<{ id: number }> {
  refuseKnownName(field.name)
  refuseNotHis(field)
  const choices = numbered(field.kind === 'choice' ? field.choices : [])
  refuseTwins(choices)
  return knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${ONE_BY_ONE})`.execute(tx)
      const known = await lockOwnFields(tx)
      if (known.length >= MOST_OWN_FIELDS) throw new Refusal('too_many_own_fields')
      const added = await tx
        .insertInto('ownField')
        .values({
          name: field.name,
          kind: field.kind,
          seenAs: field.seenAs,
          inApplication: field.inApplication,
          choices: JSON.stringify(choices),
          lastChoice: choices.length,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from own_field)`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      record(tx, visitor, {
        name: field.name,
        changes: changesBetween({}, { ...field, choices: namesOf(choices) }),
      })
      return added
    }),
  )
}

const numbered = (names: readonly string[]): readonly OwnChoice[] =>
  names.map((name, index) => ({ id: index + 1, name }))

export async function changeOwnField(
  db: Db,
  visitor: Visitor,
  { id, change }: { id: number; change: OwnFieldPatch },
): Promise<void> {
  if (change.name !== undefined) refuseKnownName(change.name)
  await knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
      const before = find(await lockOwnFields(tx), id)
      const { choices: wanted, ...rest } = change
      refuseNotHis({ ...before, ...rest })
      const { choices, lastChoice } = wanted ? choicesAfter(before, wanted) : before
      refuseTwins(choices)
      const changes = changesBetween(
        { ...before, choices: namesOf(before.choices) },
        { ...rest, ...(wanted && { choices: namesOf(choices) }) },
      )
      if (changes.length === 0) return
      await tx
        .updateTable('ownField')
        .set({ ...rest, choices: JSON.stringify(choices), lastChoice })
        .where('id', '=', id)
        .execute()
      record(tx, visitor, { name: before.name, changes })
    }),
  )
}

/** Old ones by their numbers, new ones with numbers nobody had before; one that is not named stays where it was, at the end. */
function choicesAfter(
  { choices, lastChoice, kind }: LockedField,
  wanted: NonNullable<OwnFieldPatch['choices']>,
): { readonly choices: readonly OwnChoice[]; readonly lastChoice: number } {
  if (kind !== 'choice') throw new Refusal('invalid_fields', { fields: { choices: 'invalid' } })
  if (wanted.some(({ id }) => id !== undefined && !choices.some((one) => one.id === id)))
    throw new Refusal('invalid_fields', { fields: { choices: 'choice_gone' } })
  let last = lastChoice
  const named = wanted.map(({ id, name }) => ({ id: id ?? (last += 1), name }))
  const unnamed = choices.filter(({ id }) => !named.some((one) => one.id === id))
  return { choices: [...named, ...unnamed], lastChoice: last }
}

/** A choice nobody has goes; whoever has it is given another one, or none, and never silently. */
export async function removeChoice(
  db: Db,
  visitor: Visitor,
  { id, choice, moveTo }: { id: number; choice: number; moveTo?: number | null | undefined },
): Promise<{ moved: number }> {
  return inTransaction(db, async (tx) => {
    const field = find(await lockOwnFields(tx), id)
    const removed = field.choices.find((one) => one.id === choice)
    const next = field.choices.find((one) => one.id === moveTo)
    if (!removed) throw new Refusal('not_found')
    if (typeof moveTo === 'number' && (!next || moveTo === choice))
      throw new Refusal('invalid_fields', { fields: { moveTo: 'choice_gone' } })
    const moved = await moveHolders(tx, { id, choice, to: next?.id ?? null })
    if (moved > 0 && moveTo === undefined)
      throw new Refusal('own_choice_held', { fields: { moveTo: 'required' } })
    await tx
      .updateTable('ownField')
      .set({ choices: JSON.stringify(field.choices.filter((one) => one !== removed)) })
      .where('id', '=', id)
      .execute()
    record(tx, visitor, {
      name: field.name,
      changes: [
        { field: 'choices', from: removed.name, to: next?.name ?? null },
        { field: 'total', from: null, to: moved },
      ],
    })
    return { moved }
  })
}

type Moving = { readonly id: number; readonly choice: number; readonly to: number | null }

/** On cards and in applications that wait; a form somebody has open finds a card in another version. */
async function moveHolders(tx: Db, { id, choice, to }: Moving): Promise<number> {
  const after = sql`case when ${to}::int is null then own - ${String(id)}::text
    else jsonb_set(own, array[${String(id)}::text], to_jsonb(${to}::int)) end`
  const holds = sql`own -> ${String(id)}::text = to_jsonb(${choice}::int)`
  await sql`update application set own = ${after} where ${holds}`.execute(tx)
  return writeCards(tx, after, holds)
}

const CARDS_AT_ONCE = 1000

/** A few at a time: no statement may take as long as a whole large club would. */
async function writeCards(tx: Db, after: RawBuilder<unknown>, holds: RawBuilder<unknown>): Promise<number> {
  let written = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`update member
      set own = ${after}, version = version + 1, updated_at = now()
      where id = any(array(select id from member where ${holds} limit ${CARDS_AT_ONCE}))`.execute(tx)
    written += Number(numAffectedRows)
    if (numAffectedRows < CARDS_AT_ONCE) return written
  }
}

export async function moveOwnField(
  db: Db,
  visitor: Visitor,
  { id, step }: { id: number; step: 1 | -1 },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const fields = await lockOwnFields(tx)
    const from = fields.indexOf(find(fields, id))
    const to = from + step
    const [one, other] = [fields[from], fields[to]]
    if (!one || !other) return
    const order = fields.with(from, other).with(to, one)
    await sql`update own_field set position = place from unnest(${order.map((field) => field.id)}::int[])
      with ordinality as ordered (field_id, place) where id = field_id`.execute(tx)
    record(tx, visitor, { name: one.name, changes: [{ field: 'order', from: from + 1, to: to + 1 }] })
  })
}

/** With all it says on cards and in applications. */
export async function deleteOwnField(db: Db, visitor: Visitor, id: number): Promise<{ held: number }> {
  return inTransaction(db, async (tx) => {
    const { name } = find(await lockOwnFields(tx), id)
    const key = String(id)
    const held = await writeCards(tx, sql`own - ${key}::text`, sql`own ? ${key}`)
    await sql`update application set own = own - ${key}::text where own ? ${key}`.execute(tx)
    await tx.deleteFrom('ownField').where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'OWN_FIELD_DELETED',
      actorId: visitor.id,
      note: name,
      changes: [{ field: 'total', from: null, to: held }],
    })
    return { held }
  })
}

function find(fields: readonly LockedField[], id: number): LockedField {
  const field = fields.find((one) => one.id === id)
  if (!field) throw new Refusal('not_found')
  return field
}

/** A column of a table to read in is known by its name: two fields must not have the same one. */
const KNOWN_NAMES = new Set(Object.values(fieldWords).flatMap(({ cs, en }) => [folded(cs), folded(en)]))

function refuseKnownName(name: string): void {
  if (folded(name) === '' || KNOWN_NAMES.has(folded(name))) throw taken()
}

/** Nobody is asked in an application what he could not write on his own card. */
function refuseNotHis({ seenAs, inApplication }: { seenAs: OwnRow; inApplication: boolean }): void {
  if (inApplication && !ownWritersOf(seenAs).includes('self')) throw new Refusal('own_field_not_his')
}

function refuseTwins(choices: readonly OwnChoice[]): void {
  if (new Set(choices.map(({ name }) => folded(name))).size < choices.length)
    throw new Refusal('own_choice_exists', { fields: { choices: 'invalid' } })
}

const namesOf = (choices: readonly OwnChoice[]) => choices.map(({ name }) => name).join(', ')

type Trace = { readonly name: string; readonly changes: readonly AuditChange[] }

function record(tx: Db, visitor: Visitor, { name, changes }: Trace): void {
  recordAudit(tx, { action: 'OWN_FIELD_CHANGED', actorId: visitor.id, note: name, changes })
}
