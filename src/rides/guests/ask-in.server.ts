import { sql } from 'kysely'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { openGuestLink } from '../../ground/mail/answer-links.server.ts'
import { mailboxOf } from '../../ground/mail/mailbox.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import type { Db } from '../../tables.ts'
import { findEvent, type FoundEvent } from '../events/events.server.ts'
import { namesIn } from '../events/party-input.ts'
import { refuseGonePoint } from '../events/register.server.ts'
import { canEverFit, optionsOf } from '../events/registration.ts'
import { letterEvent } from '../events/tell-rider.server.ts'
import { takeAnswers } from '../questions/take-answers.server.ts'
import type { Guest } from './guest-input.ts'

const PER_NETWORK = { max: 20, minutes: 60 }
const FROM_EVERYBODY = { max: 300, minutes: 60 }
const LETTERS_A_DAY = { max: 3, minutes: 24 * 60 }

type Asked = {
  readonly eventId: number
  readonly address: string
  readonly language: Language
  readonly now: Date
}

/**
 * Somebody without a card wants to ride along. Nothing counts until he proves his address by the letter's link; whoever
 * has asked before, or rides already, hears the same here and the rest in his letter.
 */
export async function askIn(db: Db, { eventId, address, language, now }: Asked, guest: Guest): Promise<void> {
  await refuseFlood(db, address)
  const event = await findWelcoming(db, eventId, now)
  const { passengers = 0, pillions = null, note = null, meetingPointId = null, waiverVersion } = guest
  if (!canEverFit(event.capacity, passengers)) throw new Refusal('party_too_large')
  if (namesIn(pillions ?? '').length !== passengers)
    throw new Refusal('invalid_fields', { fields: { pillions: 'name_each' } })
  if (waiverVersion !== (await findPage(db, 'hoste'))?.version)
    throw new Refusal('invalid_fields', { fields: { waiver: 'waiver_changed' } })
  await inTransaction(db, async (tx) => {
    await refuseGonePoint(tx, eventId, meetingPointId)
    const said = { given: guest.answers ?? {}, asked: guest.asked, mayBeMissing: false }
    const answers = await takeAnswers(tx, { eventId, people: 1 + passengers, ...said })
    // Nobody's mailbox is filled through us: the form answers as ever, only no more letters go.
    const { allowed } = await hit(tx, `guest:letter:${mailboxOf(guest.email)}`, LETTERS_A_DAY)
    if (!allowed) return
    const party = { passengers, pillions, note, meetingPointId, answers }
    const guestId = await keep(tx, { eventId, language, party, guest })
    const params = { ...letterEvent(event), passengers }
    const mailId = await postLetter(tx, {
      template: 'guest-prove',
      to: guest.email,
      language,
      params,
      priority: 'urgent',
    })
    await openGuestLink(tx, { guestId, mailId })
  })
}

/** The event, where strangers may register for it now. */
async function findWelcoming(db: Db, eventId: number, now: Date): Promise<FoundEvent> {
  const event = await findEvent(db, eventId, { includeMembers: false })
  if (!event) throw new Refusal('not_found')
  if (!event.guestsWelcome) throw new Refusal('guests_not_welcome')
  const { whyNotRegister } = optionsOf(event, 'rider', null, now)
  if (whyNotRegister) throw new Refusal(whyNotRegister)
  return event
}

/** One network first: a flood from one place must not use up everybody's share. */
async function refuseFlood(db: Db, address: string): Promise<void> {
  const network = await hit(db, `guest:network:${networkOf(address)}`, PER_NETWORK)
  if (!network.allowed) throw new Refusal('too_many_attempts', { retryAfter: network.retryAfter })
  const everybody = await hit(db, 'guest:everybody', FROM_EVERYBODY)
  if (!everybody.allowed) throw new Refusal('too_many_attempts', { retryAfter: everybody.retryAfter })
}

type Kept = {
  readonly eventId: number
  readonly language: Language
  readonly party: object
  readonly guest: Guest
}

/** One guest an address and ride. Who proved it is not overwritten by whoever knows his address. */
async function keep(tx: Db, { eventId, language, party, guest }: Kept): Promise<number> {
  const { firstName, lastName, email, phone, emergencyName, emergencyPhone, waiverVersion } = guest
  const person = { firstName, lastName, phone, emergencyName, emergencyPhone, language, waiverVersion }
  await tx
    .insertInto('guest')
    .values({ eventId, email, ...person, party: JSON.stringify(party) })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'email'])
        .doUpdateSet({ ...person, party: JSON.stringify(party), waivedAt: sql`now()` })
        .where('guest.provedAt', 'is', null),
    )
    .execute()
  const { id } = await tx
    .selectFrom('guest')
    .select('id')
    .where('eventId', '=', eventId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
