import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** An applicant's road begins, perhaps anew: it counts from this day, and nobody goes it with him yet. */
export async function beginRoad(tx: Db, memberId: number, since: string): Promise<void> {
  await tx.deleteFrom('applicantMentor').where('memberId', '=', memberId).execute()
  await tx
    .insertInto('applicantRoad')
    .values({ memberId, since })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ since }))
    .execute()
}

/** He has come to its end: a member needs no mentor. */
export async function endRoad(tx: Db, memberId: number): Promise<void> {
  await tx.deleteFrom('applicantMentor').where('memberId', '=', memberId).execute()
  await tx.deleteFrom('applicantRoad').where('memberId', '=', memberId).execute()
}

type Pair = { readonly keep: number; readonly drop: number }

/** Two cards of one person: the kept card's road, or else the other one's. Nobody is his own mentor. */
export async function moveRoad(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`insert into applicant_road (member_id, since) select ${keep}::int, since from applicant_road
    where member_id = ${drop} on conflict do nothing`.execute(tx)
  await tx.deleteFrom('applicantRoad').where('memberId', '=', drop).execute()
  await sql`update applicant_mentor set mentor_id = ${keep} where mentor_id = ${drop} and member_id <> ${keep}`.execute(
    tx,
  )
  await sql`insert into applicant_mentor (member_id, mentor_id, set_at, set_by)
    select ${keep}::int, mentor_id, set_at, set_by from applicant_mentor
    where member_id = ${drop} and mentor_id <> ${keep} on conflict do nothing`.execute(tx)
  await sql`delete from applicant_mentor where member_id = ${drop} or mentor_id = ${drop}`.execute(tx)
}
