import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readRules } from '../calling/meetings.server.ts'
import { computeVoters } from '../voters/voters.server.ts'
import { whyNotSent } from './rollam.ts'
import { lockRollam } from './rollams.server.ts'

type Acting = { readonly id: number; readonly now: Date }

/** From now on the words, the day, the rule and who votes stand. The letters leave by the job, one piece after another. */
export async function sendRollam(db: Db, actorId: number, { id, now }: Acting): Promise<{ voters: number }> {
  return inTransaction(db, async (tx) => {
    const rollam = await lockRollam(tx, id)
    if (rollam.state !== 'draft') throw new Refusal('rollam_sent')
    const [rules, today] = [await readRules(tx), pragueDay(now)]
    const people = await computeVoters(tx, { day: today, rules })
    const voters = people.filter(({ standing }) => standing === 'votes').length
    const why = whyNotSent({
      days: rules.rollamDays,
      untilOn: rollam.untilOn,
      earliest: addDays(today, rules.rollamDays),
      voters,
    })
    if (why !== null) throw new Refusal(why)
    await sql`insert into rollam_voter (rollam_id, member_id, standing)
      select ${id}::int, voter.id, voter.standing
      from unnest(${people.map(({ memberId }) => memberId)}::int[], ${people.map(({ standing }) => standing)}::text[])
        as voter (id, standing)`.execute(tx)
    await tx
      .updateTable('rollam')
      .set({
        state: 'open',
        openedAt: now,
        openedBy: actorId,
        majority: rules.rollamMajority,
        entitled: voters,
      })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, 'turn-rollams', {})
    recordAudit(tx, {
      action: 'ROLLAM_SENT',
      actorId,
      changes: [
        { field: 'rollam', from: id, to: id },
        { field: 'voters', from: null, to: voters },
        { field: 'untilOn', from: null, to: rollam.untilOn },
      ],
      note: rollam.title,
    })
    return { voters }
  })
}

/** A mistake: it counts no more, with the reason, and everybody is told. */
export async function cancelRollam(
  db: Db,
  actorId: number,
  { id, now, reason }: Acting & { readonly reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state, title } = await lockRollam(tx, id)
    if (state !== 'open') throw new Refusal('rollam_over')
    await tx
      .updateTable('rollam')
      .set({ state: 'cancelled', closedAt: now, cancelledBy: actorId, cancelReason: reason })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('answerLink').where('rollamId', '=', id).execute()
    await enqueue(tx, 'turn-rollams', {})
    recordAudit(tx, {
      action: 'ROLLAM_CANCELLED',
      actorId,
      changes: [
        { field: 'rollam', from: id, to: id },
        { field: 'reason', from: null, to: reason },
      ],
      note: title,
    })
  })
}
