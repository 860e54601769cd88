import type { Holding } from './holding.ts'

const OF_MEMBER = 'member_id = any(:members)'

/** The association's record: kept, without a name once the card has none. */
const ofRecord = (cs: string, en: string) =>
  ({ name: { cs, en }, points: ['member_id'], about: OF_MEMBER, erasure: 'keep', because: 'club' }) as const

// Meetings of the members: who was called and who led them is the association's record, without a name once the card has none.
export const MEETING_HOLDINGS: Readonly<Record<string, Holding>> = {
  meeting: {
    name: { cs: 'Schůze', en: 'Meetings' },
    acted: ['called_by', 'short_notice_by', 'cancelled_by', 'created_by', 'opened_by', 'ended_by'],
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
    name: { cs: 'Vedení schůzí a podpisy zápisů', en: 'Leading of meetings and signing of minutes' },
    points: ['member_id'],
    about: OF_MEMBER,
    erasure: 'keep',
    because: 'club',
  },
  vote_suspension: {
    name: { cs: 'Pozastavené hlasovací právo', en: 'Suspended votes' },
    points: ['member_id'],
    acted: ['set_by'],
    about: OF_MEMBER,
    erasure: 'delete',
  },
  meeting_voter: ofRecord('Na seznamu hlasujících', 'On the list of voters'),
  meeting_presence: ofRecord('Účast na schůzích', 'Presence at meetings'),
  meeting_act: {
    ...ofRecord(
      'Příchody a odchody zapsané u dveří schůze',
      'Coming and going as noted at the door of a meeting',
    ),
    acted: ['actor_id'],
  },
  // Phones of an open meeting, gone with its end.
  meeting_door: {
    name: { cs: 'Telefony u dveří probíhající schůze', en: 'Phones at the door of a meeting under way' },
    points: ['account_id'],
    about: 'account_id = any(:accounts)',
    erasure: 'delete',
  },
  meeting_proxy: {
    name: { cs: 'Plné moci na schůzích', en: 'Powers of attorney at meetings' },
    points: ['member_id', 'holder_id'],
    acted: ['given_by', 'ended_by'],
    about: `${OF_MEMBER} or holder_id = any(:members)`,
    erasure: 'strip',
    because: 'club',
    strip: { note: "''" },
    stays: ['given_at', 'ended_at', 'end_reason'],
  },
  meeting_vote: {
    name: { cs: 'Hlasování', en: 'Votes' },
    acted: ['opened_by', 'closed_by', 'annulled_by'],
    erasure: 'none',
  },
  meeting_minutes: {
    name: { cs: 'Zápisy schůzí', en: 'Minutes of meetings' },
    acted: ['saved_by'],
    erasure: 'none',
  },
  resolution: {
    ...ofRecord('Úkoly z usnesení schůzí', 'Tasks from resolutions of meetings'),
    acted: ['done_by'],
  },
  rollam: {
    name: { cs: 'Rozhodnutí per rollam', en: 'Decisions by letter' },
    acted: ['created_by', 'opened_by', 'cancelled_by'],
    erasure: 'none',
  },
  rollam_voter: {
    ...ofRecord('Hlasování per rollam', 'Votes by letter'),
    acted: ['noted_by'],
    hidden: ['mail_id'],
  },
  public_ballot: ofRecord('Veřejná hlasování', 'Public votes'),
  ballot_right: {
    ...ofRecord('Vyzvednutá práva k tajné volbě', 'Rights taken for secret votes'),
    hidden: ['blinded', 'signed'],
  },
  // Whose they are nobody knows, so nobody is given them and nobody forgets them.
  ballot_box: { name: { cs: 'Urna', en: 'Ballot box' }, erasure: 'none' },
  ballot_key: { name: { cs: 'Klíč hlasování', en: 'Key of a vote' }, erasure: 'none' },
  secret_ballot: { name: { cs: 'Tajné lístky', en: 'Secret ballots' }, erasure: 'none' },
}
