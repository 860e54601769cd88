import { sql } from 'kysely'
import { answerTokenOf } from '../src/ground/mail/answer-links.server.ts'
import { addDays, pragueDay } from '../src/ground/values/day.ts'
import { turnRollams } from '../src/meetings/rollam/turn-rollams.server.ts'
import { aMeetingClub } from './meetings.ts'

export const TODAY = pragueDay(new Date())
export const UNTIL = addDays(TODAY, 7)

/** A club that may decide by letter; call at the top of a file. */
export function aRollamClub() {
  const club = aMeetingClub()
  const { db, ask, aSecretary, voters, crowd } = club

  async function allow(more: object = {}): Promise<void> {
    await sql`insert into club_setting (key, value) values ('meetings', ${JSON.stringify({ rollamDays: 7, ...more })}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(db())
  }

  async function aDraft(untilOn = UNTIL) {
    const secretary = await aSecretary()
    const { json } = await ask('POST', '/api/rollams', secretary.token, {
      title: 'Nová střecha',
      wording: 'Klub opraví střechu za 80 000 Kč.',
      untilOn,
    })
    return {
      secretary,
      id: Number(json.id),
      send: () => ask('POST', `/api/rollams/${json.id}/send`, secretary.token),
    }
  }

  /** Sent, with its letters written: the secretary and three more vote, one of them without an address. */
  async function aSentOne() {
    await allow()
    const people = await voters(2)
    const [paper = 0] = await crowd(1)
    const draft = await aDraft()
    await draft.send()
    await turnRollams(db(), new Date())
    const vote = (token: string | undefined, choice: string) =>
      ask('POST', `/api/membership/rollams/${draft.id}/vote`, token, { choice })
    const linkOf = async (memberId: number | undefined) => {
      const { mailId } = await db()
        .selectFrom('rollamVoter')
        .select('mailId')
        .where('memberId', '=', memberId ?? 0)
        .executeTakeFirstOrThrow()
      return (await answerTokenOf(db(), { mailId: mailId ?? 0, purpose: 'rollam' })) ?? ''
    }
    const result = () =>
      db().selectFrom('rollam').selectAll().where('id', '=', draft.id).executeTakeFirstOrThrow()
    return { ...draft, anna: people[0], boris: people[1], paper, vote, linkOf, result }
  }

  return { ...club, allow, aDraft, aSentOne }
}
