import { sql } from 'kysely'
import { HAS_MEMBERSHIP } from '../../src/people/members/club-count.server.ts'
import { LAW } from '../../src/meetings/calling/rules.ts'
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
    wording: 'Schůze schvaluje rozpočet klubu ve výši 180 000 Kč.',
  },
  {
    kind: 'elect',
    title: 'Volba prezidenta klubu',
    presenter: 'Sekretář',
    wording: 'Volí se na dva roky, tajně.',
  },
] as const

/** A meeting that is called: everybody has his invitation. */
export async function seedMeetings(tx: Db, secretaryId: number, today: string): Promise<void> {
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
      rules: JSON.stringify(LAW),
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
}
