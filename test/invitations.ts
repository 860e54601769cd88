import { BATCH_KINDS } from '../src/batch-kinds.server.ts'
import { runBatch } from '../src/ground/batches/run-batch.server.ts'
import { answerTokenOf } from '../src/ground/mail/answer-links.server.ts'
import { aRidingClub } from './rides.ts'

/** A club that asks its people to a ride. */
export function anInvitingClub() {
  const club = aRidingClub()
  const { db, aRider, anEvent, ask } = club

  const show = (eventId: number, token: string, to = 'everybody') =>
    ask('GET', `/api/events/${eventId}/invitations/preview?to=${to}`, token)

  /** Everybody who can be asked, and the run done. */
  async function invite(eventId: number, planner: string) {
    const shown = await show(eventId, planner)
    const { list } = shown.json
    const sent = await ask('POST', `/api/events/${eventId}/invitations`, planner, { to: ['everybody'], list })
    if (sent.status === 202) await runBatch(db(), BATCH_KINDS, sent.json.batch.id)
    return { shown: shown.json, sent }
  }

  async function tokenOf(memberId: number, template = 'event-invitation') {
    const mail = await db()
      .selectFrom('mail')
      .select('id')
      .where('memberId', '=', memberId)
      .where('template', '=', template)
      .executeTakeFirstOrThrow()
    return (await answerTokenOf(db(), { mailId: mail.id, purpose: 'event' })) ?? 'x'.repeat(43)
  }

  /** A planner who wants no invitations himself, and three people who are asked. */
  async function anInvitedRide(input: Parameters<typeof anEvent>[0] = {}) {
    const planner = await aRider('Secretary', { lastName: 'Planovac' })
    await db().insertInto('mailOptOut').values({ memberId: planner.memberId, category: 'rides' }).execute()
    const adam = await aRider('Member', { lastName: 'Adam' })
    const bara = await aRider('Member', { lastName: 'Bara' })
    const cyril = await aRider('Member', { lastName: 'Cyril' })
    const event = await anEvent(input)
    const { shown, sent } = await invite(event.id, planner.token)
    return { planner, adam, bara, cyril, event, shown, sent }
  }

  return { ...club, show, invite, tokenOf, anInvitedRide }
}
