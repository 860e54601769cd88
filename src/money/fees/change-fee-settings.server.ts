import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { FeeSettings } from './fee-settings.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { readSettings, settingsValues } from './fee-settings-form.ts'

/** Stores what the Treasurer wrote; the history says which value replaced which. */
export async function changeFeeSettings(
  db: Db,
  visitor: Visitor,
  form: Readonly<Record<string, string>>,
): Promise<FeeSettings> {
  return inTransaction(db, async (tx) => {
    const divisions = (await listDivisions(tx)).map(({ id }) => id)
    const read = readSettings(form, divisions)
    if ('faults' in read) throw new Refusal('invalid_fields', { fields: read.faults })
    await holdSettings(tx, visitor.id)
    const changes = differences(
      settingsValues(await readFeeSettings(tx), divisions),
      settingsValues(read.settings, divisions),
    )
    if (changes.length === 0) return read.settings
    await tx
      .updateTable('clubSetting')
      .set({ value: JSON.stringify(read.settings), updatedAt: sql<Date>`now()`, updatedBy: visitor.id })
      .where('key', '=', 'fees')
      .execute()
    recordAudit(tx, { action: 'FEE_SETTINGS_CHANGED', actorId: visitor.id, changes })
    return read.settings
  })
}

/** The row of the settings, made if need be and held until the end: two officers come one after the other. */
async function holdSettings(tx: Db, actorId: number): Promise<void> {
  await tx
    .insertInto('clubSetting')
    .values({ key: 'fees', value: '{}', updatedBy: actorId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tx.selectFrom('clubSetting').select('key').where('key', '=', 'fees').forUpdate().execute()
}

type Values = Readonly<Record<string, string>>

function differences(before: Values, after: Values): readonly AuditChange[] {
  return Object.keys(after).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, from: before[field] || null, to: after[field] || null }],
  )
}
