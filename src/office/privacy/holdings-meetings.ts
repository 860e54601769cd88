import type { Holding } from './holding.ts'

const OF_MEMBER = 'member_id = any(:members)'

// Meetings of the members: who was called and who led them is the association's record, without a name once the card has none.
export const MEETING_HOLDINGS: Readonly<Record<string, Holding>> = {
  meeting: {
    name: { cs: 'Schůze', en: 'Meetings' },
    acted: ['called_by', 'short_notice_by', 'cancelled_by', 'created_by'],
    erasure: 'none',
  },
  agenda_point: { name: { cs: 'Program schůzí', en: 'Agendas of meetings' }, erasure: 'none' },
  meeting_invitee: {
    name: { cs: 'Pozvánky na schůze', en: 'Invitations to meetings' },
    points: ['member_id'],
    acted: ['paper_by'],
    about: OF_MEMBER,
    hidden: ['mail_id'],
    erasure: 'keep',
    because: 'club',
  },
  meeting_proposal: {
    name: { cs: 'Návrhy na program schůze', en: 'Proposals for an agenda' },
    points: ['member_id'],
    acted: ['decided_by'],
    about: OF_MEMBER,
    erasure: 'delete',
  },
  meeting_part: {
    name: { cs: 'Vedení schůzí', en: 'Leading of meetings' },
    points: ['member_id'],
    about: OF_MEMBER,
    erasure: 'keep',
    because: 'club',
  },
}
