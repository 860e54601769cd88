import type { aMeetingClub } from './meetings.ts'

type Club = ReturnType<typeof aMeetingClub>

const POINTS = [
  { kind: 'decide', title: 'Rozpočet', wording: 'Schvaluje se rozpočet 180 000 Kč.' },
  { kind: 'elect', title: 'Předseda' },
]

/** Meetings that are held, and written down when they are over. */
export function writtenMeetings({
  db,
  aSecretary,
  voters,
  anOpenMeeting,
  openVote,
  close,
  crowd,
  ask,
}: Club) {
  /** Three people with a part, and a room of seven; what they do is up to the test. */
  async function aHeldMeeting() {
    const secretary = await aSecretary()
    const [chair, recorder, verifier, member] = await voters(4)
    if (!chair || !recorder || !verifier || !member) throw new Error('nobody came')
    const { id, points } = await anOpenMeeting(secretary, [...(await crowd(5)), recorder.memberId], POINTS)
    await db()
      .insertInto('meetingPart')
      .values([
        { meetingId: id, memberId: chair.memberId, part: 'chair' },
        { meetingId: id, memberId: recorder.memberId, part: 'recorder' },
        { meetingId: id, memberId: verifier.memberId, part: 'verifier' },
      ])
      .execute()
    const minutes = async (token: string) => ask('GET', `/api/meetings/${id}/minutes`, token)
    const put = (token: string, body: object) => ask('PUT', `/api/meetings/${id}/minutes`, token, body)
    const rewrite = (token: string, version: number) =>
      ask('POST', `/api/meetings/${id}/minutes/rewrite`, token, { version })
    const sign = (token: string, version: number) =>
      ask('POST', `/api/meetings/${id}/minutes/signature`, token, { version })
    const end = () => ask('POST', `/api/meetings/${id}/close`, chair.token)
    return { id, points, secretary, chair, recorder, verifier, member, minutes, put, rewrite, sign, end }
  }

  type Held = Awaited<ReturnType<typeof aHeldMeeting>>
  async function vote({ id, chair }: Held, asked: object, counts: object) {
    const { json } = await openVote(id, chair.token, { way: 'hand', ...asked })
    await close(json.id, chair.token, counts)
    return json.id as number
  }

  /** Saved by the recorder, the meeting is over. */
  async function aWrittenMeeting() {
    const held = await aHeldMeeting()
    await vote(held, { pointId: held.points[0] }, { counts: [5, 1] })
    await held.end()
    await held.put(held.recorder.token, { body: 'Zapsáno.', version: 0 })
    return held
  }

  return { aHeldMeeting, aWrittenMeeting, vote }
}
