import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { listDivisions, listKindChoices } from '../../people/members/member-choices.server.ts'
import { type CardForm, type Merge, mergeForms, readBase } from '../../people/members/member-form.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { holdSetting } from '../payments/hold-setting.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readFeeSettings, readStoredFees } from './fee-settings.server.ts'
import { countAsked, countOwing } from './owing-members.server.ts'
import { feeSettingsFrom, withYear } from './stored-fee-settings.ts'
import { isSettingsField, readSettings, settingsValues } from './fee-settings-form.ts'

type Written = { readonly period: number; readonly form: Readonly<Record<string, string>> }

/** Somebody else has written since the form was read: what he changed, and the form as it should stand now. */
type Conflict = Pick<Merge, 'values' | 'theirs'> & { readonly current: CardForm }

/**
 * Stores what the Treasurer wrote for one year; the history says which value replaced which. Whoever comes second, with a form
 * that is older than what stands there, sees it first.
 */
export async function changeFeeSettings(
  db: Db,
  visitor: Visitor,
  { period, form }: Written,
): Promise<Conflict | null> {
  return inTransaction(db, async (tx) => {
    const { settings, owners } = await readWritten(tx, form)
    await holdSetting(tx, 'fees', visitor.id)
    const stored = await readStoredFees(tx)
    const current = settingsValues(feeSettingsFrom(stored, period), owners)
    const conflict = conflictWith(form, current)
    if (conflict) return conflict
    const changes = differences(current, settingsValues(settings, owners))
    if (changes.length === 0) return null
    const value = withYear(stored, { period, settings, begun: await listBegunYears(tx) })
    await tx
      .updateTable('clubSetting')
      .set({ value: JSON.stringify(value), updatedAt: sql<Date>`now()`, updatedBy: visitor.id })
      .where('key', '=', 'fees')
      .execute()
    recordAudit(tx, {
      action: 'FEE_SETTINGS_CHANGED',
      actorId: visitor.id,
      changes,
      note: String(period),
    })
    return null
  })
}

function conflictWith(form: Written['form'], current: CardForm): Conflict | null {
  if (form.base === undefined) return null
  const mine = Object.entries(form).flatMap(([name, text]): [string, string][] =>
    // A browser sends a text's lines with CRLF, which is no change of the text.
    isSettingsField(name) ? [[name, text.replaceAll('\r\n', '\n')]] : [],
  )
  const { values, theirs } = mergeForms(readBase(form.base), current, Object.fromEntries(mine))
  return theirs.length > 0 ? { values, theirs, current } : null
}

/** What a change would mean for a year: those asked already keep their sums, the rest is asked for the new ones. */
export async function weighFeeSettings(db: Db, { period, form }: Written) {
  const { settings } = await readWritten(db, form)
  const [before, after, asked] = await Promise.all([
    countOwing(db, { period, settings: await readFeeSettings(db, period) }),
    countOwing(db, { period, settings }),
    countAsked(db, period),
  ])
  return { period, before, after, asked }
}

async function readWritten(db: Db, form: Written['form']) {
  const [divisions, kinds] = await Promise.all([listDivisions(db), listKindChoices(db, 'cs')])
  const owners = { divisions: divisions.map(({ id }) => id), kinds: kinds.map(({ id }) => id) }
  const read = readSettings(form, owners)
  if ('faults' in read) throw new Refusal('invalid_fields', { fields: read.faults })
  return { settings: read.settings, owners }
}

/** Years somebody was asked for a fee of. */
async function listBegunYears(tx: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ period: number }>`
    with recursive begun as (
      (select period from payment where type = '2' and period is not null order by period limit 1)
      union all
      select (select later.period from payment later where later.type = '2' and later.period > begun.period
        order by later.period limit 1) from begun where begun.period is not null
    ) select period from begun where period is not null`.execute(tx)
  return rows.map(({ period }) => period)
}

type Values = Readonly<Record<string, string>>

function differences(before: Values, after: Values): readonly AuditChange[] {
  return Object.keys(after).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, from: before[field] || null, to: after[field] || null }],
  )
}
