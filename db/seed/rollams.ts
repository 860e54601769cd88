import { sql } from 'kysely'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { LAW } from '../../src/meetings/calling/rules.ts'
import { numberRollam } from '../../src/meetings/resolutions/number-resolutions.server.ts'
import { rollamResult } from '../../src/meetings/rollam/rollam.ts'
import { countRollam } from '../../src/meetings/rollam/rollams.server.ts'
import { HAS_MEMBERSHIP } from '../../src/people/members/club-count.server.ts'
import type { Db } from '../../src/tables.ts'

type Seeding = { readonly secretaryId: number; readonly today: string }

/** The invented club's statutes allow decisions by letter: one has passed, one waits for answers. */
export async function seedRollams(tx: Db, { secretaryId, today }: Seeding): Promise<void> {
  await tx
    .insertInto('clubSetting')
    .values({ key: 'meetings', value: JSON.stringify({ ...LAW, rollamDays: 7 }), updatedBy: secretaryId })
    .execute()
  const past = await seedOne(tx, {
    secretaryId,
    title: 'Nový gril do klubovny',
    wording: 'Klub koupí plynový gril nejvýš za 12 000 Kč z letošního rozpočtu.',
    sentOn: addDays(today, -60),
    untilOn: addDays(today, -46),
  })
  await sql`update rollam_voter set choice = case when member_id % 9 = 0 then 'no' when member_id % 11 = 0 then 'abstain' else 'yes' end,
      answered_at = ${momentOn(addDays(today, -55), '20:00')}::timestamptz, way = 'link', told_at = now()
    where rollam_id = ${past} and member_id % 5 <> 0`.execute(tx)
  await sql`update rollam_voter set told_at = now() where rollam_id = ${past}`.execute(tx)
  const { entitled, yes, no, abstained } = await countRollam(tx, past)
  await tx
    .updateTable('rollam')
    .set({
      state: 'closed',
      closedAt: momentOn(addDays(today, -45), '00:02'),
      votesFor: yes,
      votesAgainst: no,
      abstained,
      ...rollamResult('all', entitled, { yes, no, abstained }),
    })
    .where('id', '=', past)
    .execute()
  await numberRollam(tx, { rollamId: past, endedOn: addDays(today, -46) })
  const open = await seedOne(tx, {
    secretaryId,
    title: 'Termín výročního srazu',
    wording: 'Výroční sraz klubu bude první víkend v červnu v Jeseníkách.',
    sentOn: addDays(today, -4),
    untilOn: addDays(today, 10),
  })
  await sql`update rollam_voter set choice = 'yes', answered_at = ${momentOn(addDays(today, -3), '19:00')}::timestamptz, way = 'link'
    where rollam_id = ${open} and member_id % 3 = 0`.execute(tx)
}

type One = {
  readonly secretaryId: number
  readonly title: string
  readonly wording: string
  readonly sentOn: string
  readonly untilOn: string
}

async function seedOne(tx: Db, { secretaryId, title, wording, sentOn, untilOn }: One): Promise<number> {
  const openedAt = momentOn(sentOn, '18:00')
  const { id } = await tx
    .insertInto('rollam')
    .values({
      title,
      wording,
      untilOn,
      createdBy: secretaryId,
      state: 'open',
      openedAt,
      openedBy: secretaryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into rollam_voter (rollam_id, member_id, standing, asked_at, posted_at)
    select ${id}::int, id, 'votes', ${openedAt}::timestamptz, ${openedAt}::timestamptz from member where ${HAS_MEMBERSHIP}`.execute(
    tx,
  )
  await sql`update rollam set entitled = (select count(*) from rollam_voter where rollam_id = ${id}) where id = ${id}`.execute(
    tx,
  )
  return id
}
