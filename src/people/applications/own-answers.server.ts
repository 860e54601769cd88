import { type OwnField, type OwnValues } from '../../ground/values/own-field.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { holdOwnFields, listOwnFields } from '../members/own-fields.server.ts'
import { readOwn, readOwnValues, withOwn } from '../members/own-value.ts'
import { type Draft, ownSaidIn } from './application-form.ts'

/** Of the club's own fields those it asks applicants for. */
export async function listAskedFields(db: Db): Promise<readonly OwnField[]> {
  return (await listOwnFields(db)).filter(({ inApplication }) => inApplication)
}

/** What is wrong with what a draft says of them. */
export async function ownFaults(db: Db, draft: Draft): Promise<FieldFaults> {
  return readOwnValues(await listAskedFields(db), ownSaidIn(draft)).faults
}

/** What was said, read. What the club asks no more is not kept: nobody wants it. */
export async function readOwnAnswers(tx: Db, said: Readonly<Record<string, unknown>>): Promise<OwnValues> {
  const fields = await holdOwnFields(tx, Object.keys(said).map(Number))
  const { values, faults } = readOwnValues(
    fields.filter(({ inApplication }) => inApplication),
    said,
  )
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', { fields: faults })
  return withOwn({}, values)
}

/** What of an application goes on a card: the fields the club still has, held so that none goes meanwhile. */
export async function ownForCard(
  tx: Db,
  own: OwnValues,
): Promise<{ readonly fields: readonly OwnField[]; readonly values: OwnValues }> {
  const fields = await holdOwnFields(tx, Object.keys(own).map(Number))
  const good = fields.filter((field) => 'value' in readOwn(field, own[field.id]))
  const values = Object.fromEntries(good.flatMap(({ id }) => (own[id] === undefined ? [] : [[id, own[id]]])))
  return { fields: good, values }
}
