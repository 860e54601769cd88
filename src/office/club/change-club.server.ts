import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { type Actor, can } from '../../permissions.ts'
import { YELLOW } from '../../ground/values/accent.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type ClubChange, clubOf, fieldsOf } from './club-fields.ts'
import { lockClub, writeClub } from './club-rows.server.ts'

type Input = { readonly version: number; readonly change: ClubChange }

/** Changes what the club says about itself: everything at once or nothing, old and new values in the history. */
export async function changeClub(db: Db, actor: Actor, { version, change }: Input): Promise<void> {
  if (!can(actor, 'club.administer')) throw new Refusal('not_allowed')
  const { batchSize, ...said } = change
  await inTransaction(db, async (tx) => {
    const { club, stored } = await lockClub(tx, version, actor.id)
    const before = fieldsOf(club)
    const after = { ...before, ...said, colour: colourOf(said.colour, before.colour) }
    const size = await readBatchSize(tx)
    const changes = [
      ...changesBetween(before, after),
      ...changesBetween({ batchSize: size }, { batchSize: batchSize ?? size }),
    ]
    await writeClub(tx, changes.length > 0 ? { ...stored, ...clubOf(after) } : stored, actor.id)
    if (batchSize !== undefined && batchSize !== size) await writeBatchSize(tx, batchSize, actor.id)
    if (changes.length > 0) recordAudit(tx, { action: 'CLUB_CHANGED', actorId: actor.id, changes })
  })
  forgetClub()
}

function colourOf<Colour extends string>(
  asked: Colour | null | undefined,
  before: Colour | null,
): Colour | null {
  if (asked === undefined) return before
  return asked === YELLOW ? null : asked
}

async function writeBatchSize(tx: Db, size: number, actorId: number): Promise<void> {
  const value = JSON.stringify(size)
  await tx
    .insertInto('clubSetting')
    .values({ key: 'batchSize', value, updatedBy: actorId })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value, updatedBy: actorId, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}
