import { sql } from 'kysely'
import { HAS_MEMBERSHIP } from '../../src/people/members/club-count.server.ts'
import { LAW } from '../../src/meetings/calling/rules.ts'
import { writeMinutes } from '../../src/meetings/minutes/minutes-text.ts'
import { readRecord } from '../../src/meetings/minutes/read-record.server.ts'
import { hashOf } from '../../src/meetings/minutes/save-minutes.server.ts'
import { numberResolutions } from '../../src/meetings/resolutions/number-resolutions.server.ts'
import { hasQuorum, votesNeeded } from '../../src/meetings/votes/count.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import type { Db } from '../../src/tables.ts'

const AGENDA = [
  { kind: 'inform', title: 'Zpráva o činnosti', presenter: 'Prezident klubu', wording: '' },
  { kind: 'discuss', title: 'Kam na velkou vyjížďku', presenter: 'Road Captain', wording: '' },
  {
    kind: 'decide',
    title: 'Rozpočet na příští rok',
    presenter: 'Pokladník',
    wording: 'Schůze schvaluje rozpočet klubu ve výši 180 000 Kč.',
  },
  {
    kind: 'elect',
    title: 'Volba prezidenta klubu',
    presenter: 'Sekretář',
    wording: 'Volí se na dva roky.',
  },
] as const

/** Who leads, writes and verifies, by their cards. */
type Named = { readonly chair: number; readonly recorder: number; readonly verifiers: readonly number[] }

const partsOf = (meetingId: number, { chair, recorder, verifiers }: Named) => [
  { meetingId, memberId: chair, part: 'chair' as const },
  { meetingId, memberId: recorder, part: 'recorder' as const },
  ...verifiers.map((memberId) => ({ meetingId, memberId, part: 'verifier' as const })),
]

/** Last year's, with what was voted on and its minutes signed, and one that is called: everybody has his invitation. */
export async function seedMeetings(
  tx: Db,
  { secretaryId, today, named }: { secretaryId: number; today: string; named: Named },
): Promise<void> {
  await seedLastYears(tx, { secretaryId, today, named })
  const calledAt = momentOn(addDays(today, -5), '18:30')
  const { id: meetingId } = await tx
    .insertInto('meeting')
    .values({
      title: 'Výroční schůze',
      startsAt: momentOn(addDays(today, 40), '18:00'),
      place: 'Klubovna, Na Hrázi 12, Olomouc',
      note: 'Po schůzi guláš a pivo.',
      state: 'called',
      proposalsUntil: addDays(today, 25),
      rules: JSON.stringify({ ...LAW, proxiesPerHolder: 2 }),
      calledAt,
      calledBy: secretaryId,
      createdBy: secretaryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('agendaPoint')
    .values(AGENDA.map((point, index) => ({ ...point, meetingId, position: index + 1 })))
    .execute()
  await sql`insert into meeting_invitee (meeting_id, member_id, posted_at)
    select ${meetingId}::int, id, ${calledAt}::timestamptz from member where ${HAS_MEMBERSHIP}`.execute(tx)
  await tx.insertInto('meetingPart').values(partsOf(meetingId, named)).execute()
}

/** It is over: who was there, one vote by hand and an election in one round. */
async function seedLastYears(
  tx: Db,
  { secretaryId, today, named }: { secretaryId: number; today: string; named: Named },
): Promise<void> {
  const heldOn = addDays(today, -320)
  const by = { openedBy: secretaryId, endedBy: secretaryId, calledBy: secretaryId, createdBy: secretaryId }
  const { id: meetingId } = await tx
    .insertInto('meeting')
    .values({
      title: 'Výroční schůze',
      startsAt: momentOn(heldOn, '18:00'),
      place: 'Klubovna, Na Hrázi 12, Olomouc',
      state: 'closed',
      rules: JSON.stringify({ ...LAW, quorum: 'third', proxiesPerHolder: 2 }),
      calledAt: momentOn(addDays(heldOn, -35), '19:00'),
      openedAt: momentOn(heldOn, '18:05'),
      endedAt: momentOn(heldOn, '20:40'),
      ...by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const points = await tx
    .insertInto('agendaPoint')
    .values(AGENDA.map((point, index) => ({ ...point, meetingId, position: index + 1 })))
    .returning('id')
    .execute()
  await sql`insert into meeting_voter (meeting_id, member_id, standing)
    select ${meetingId}::int, id, 'votes' from member
    where ${HAS_MEMBERSHIP} and member_since < ${heldOn}::date`.execute(tx)
  await sql`insert into meeting_invitee (meeting_id, member_id, posted_at)
    select meeting_id, member_id, ${momentOn(addDays(heldOn, -35), '19:01')}::timestamptz + member_id * interval '1 second'
    from meeting_voter where meeting_id = ${meetingId}`.execute(tx)
  const { chair, recorder, verifiers } = named
  await sql`insert into meeting_presence (meeting_id, member_id, came_at, left_at)
    select meeting_id, member_id, ${momentOn(heldOn, '17:50')}::timestamptz, ${momentOn(heldOn, '20:40')}::timestamptz
    from meeting_voter where meeting_id = ${meetingId}
      and (member_id % 2 = 0 or member_id = any(${[chair, recorder, ...verifiers]}::int[]))`.execute(tx)
  // Somebody who stayed at home had the chair vote for him.
  const { numAffectedRows: represented = 0n } =
    await sql`insert into meeting_proxy (meeting_id, member_id, holder_id, given_at, given_by)
    select meeting_id, member_id, ${chair}::int, ${momentOn(addDays(heldOn, -1), '20:00')}::timestamptz, ${secretaryId}::int
    from meeting_voter where meeting_id = ${meetingId} and not exists (select from meeting_presence
      where meeting_presence.meeting_id = meeting_voter.meeting_id and meeting_presence.member_id = meeting_voter.member_id)
    order by member_id limit 1`.execute(tx)
  const { rows } = await sql<{ present: number; entitled: number }>`
    select (select count(*)::int from meeting_presence where meeting_id = ${meetingId}) + ${Number(represented)}::int as present,
      (select count(*)::int from meeting_voter where meeting_id = ${meetingId}) as entitled`.execute(tx)
  const { present = 0, entitled = 0 } = rows[0] ?? {}
  const needed = votesNeeded('present', { present, entitled })
  const held = { meetingId, round: 1, majority: 'present', state: 'closed', openedBy: secretaryId } as const
  const counted = {
    present,
    represented: Number(represented),
    entitled,
    needed,
    isQuorate: hasQuorum('third', { present, entitled }),
  }
  const against = Math.min(2, present - needed)
  const other = Math.max(0, present - needed - 3)
  await tx
    .insertInto('meetingVote')
    .values([
      {
        ...held,
        ...counted,
        pointId: points[2]?.id ?? 0,
        way: 'hand',
        openedAt: momentOn(heldOn, '19:10'),
        closedAt: momentOn(heldOn, '19:14'),
        closedBy: secretaryId,
        votesCast: present,
        abstained: 0,
        counts: [present - against, against],
        outcome: 'passed',
      },
      {
        ...held,
        ...counted,
        pointId: points[3]?.id ?? 0,
        way: 'hand',
        candidates: ['Stanislav Dvořák', 'Jaroslav Čech'],
        openedAt: momentOn(heldOn, '19:30'),
        closedAt: momentOn(heldOn, '19:36'),
        closedBy: secretaryId,
        votesCast: present,
        abstained: present - needed - other,
        counts: [needed, other],
        outcome: 'elected',
        elected: [1],
      },
    ])
    .execute()
  await numberResolutions(tx, { meetingId, endedOn: heldOn })
  await tx
    .updateTable('resolution')
    .set({ doer: 'Pokladník', dueOn: addDays(heldOn, 60), doneOn: addDays(heldOn, 41), doneBy: secretaryId })
    .where('meetingId', '=', meetingId)
    .where('title', '=', AGENDA[2].title)
    .execute()
  await seedMinutes(tx, { meetingId, heldOn, secretaryId, named })
}

/** As the record wrote them, signed by everybody; the PDF is drawn by the job that publishes them. */
async function seedMinutes(
  tx: Db,
  {
    meetingId,
    heldOn,
    secretaryId,
    named,
  }: { meetingId: number; heldOn: string; secretaryId: number; named: Named },
): Promise<void> {
  await tx
    .insertInto('meetingPart')
    .values(
      partsOf(meetingId, named).map((part) =>
        part.part === 'chair' ? part : { ...part, signedAt: momentOn(addDays(heldOn, 6), '20:15') },
      ),
    )
    .execute()
  const body = writeMinutes(await readRecord(tx, meetingId))
  await tx
    .insertInto('meetingMinutes')
    .values({
      meetingId,
      body,
      recordHash: hashOf(body),
      savedAt: momentOn(addDays(heldOn, 4), '21:30'),
      savedBy: secretaryId,
    })
    .execute()
}
