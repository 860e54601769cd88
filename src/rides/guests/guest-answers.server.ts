import { sql } from 'kysely'
import { findAnswerLink } from '../../ground/mail/answer-links.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { clock } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { phoneInFigures } from '../../people/members/phone-in-figures.ts'
import { isRidden } from '../../people/members/riding.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { registerOrChange } from '../events/change-party.server.ts'
import { isOver } from '../events/event.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { homeOf } from '../events/home.ts'
import { namesIn, type PartyInput } from '../events/party-input.ts'
import { decline } from '../events/register.server.ts'
import { findPlace } from '../events/registrations.server.ts'
import { findRiding, sayHome } from '../events/say-home.server.ts'
import { viewPlaceOf } from '../events/view-my-place.server.ts'
import { viewGroup } from '../groups/make-groups.server.ts'
import { answersIn } from '../questions/questions.server.ts'
import { viewAsking } from '../questions/take-answers.server.ts'
import { forgetGuests, hasOpenMoney } from './forget-guests.server.ts'
import { viewGuestMoney } from './view-guest-money.server.ts'

async function findHolder(db: Db, token: string) {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'guest' || link.guestId === null) return null
  const guest = await db
    .selectFrom('guest')
    .selectAll()
    .where('id', '=', link.guestId)
    .where('email', 'is not', null)
    .executeTakeFirst()
  return guest ?? null
}

/** Everything the club keeps about a guest, for himself. */
export async function exportGuest(db: Db, token: string) {
  const guest = await findHolder(db, token)
  if (!guest) return null
  const { id, ...person } = guest
  const registration = await db
    .selectFrom('registration')
    .select(['status', 'passengers', 'pillions', 'note', 'answers', 'checkedInAt', 'homeAt'])
    .select(['rideGroup', 'groupPart'])
    .where('guestId', '=', id)
    .executeTakeFirst()
  const payments = await db
    .selectFrom('payment')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .select(['purpose', 'amount', 'paymentBalance.paid', 'dueOn', 'variableSymbol', 'status', 'paidAt'])
    .where('guestId', '=', id)
    .orderBy('id')
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'askedAt', 'settledAt'])
    .where('guestId', '=', id)
    .orderBy('id')
    .execute()
  const cash = await db
    .selectFrom('rideCash')
    .select(['amount', 'takenAt', 'returned', 'settledAt', 'settledAs'])
    .where('guestId', '=', id)
    .orderBy('takenAt')
    .execute()
  const looks = await looksAt(db, id)
  const contactSeenAt = looks.map(({ madeAt }) => madeAt)
  return { guest: person, registration: registration ?? null, payments, cash, refunds, contactSeenAt }
}

type Looking = { readonly now: Date; readonly language: Language }

/** A guest's own page: his ride, his place, and all the club knows about him. */
export async function viewGuestPage(db: Db, token: string, { now, language }: Looking) {
  const guest = await findHolder(db, token)
  const event = guest && (await findEvent(db, guest.eventId, { includeMembers: true }))
  if (!guest || !event) return null
  const whose = { memberId: null, guestId: guest.id }
  const [place, riding, looks, mine] = await Promise.all([
    findPlace(db, { eventId: event.id, ...whose }),
    findRiding(db, { eventId: event.id, ...whose }).executeTakeFirst(),
    listLooks(db, guest.id, language),
    viewPlaceOf(db, event, { ...whose, isStranger: false, now, language }),
  ])
  const asked = partyOf(guest.party)
  const name = `${guest.firstName} ${guest.lastName}`
  const isAsked = riding !== undefined && homeOf(riding, riding, now) !== null
  return {
    name,
    money: await viewGuestMoney(db, {
      guestId: guest.id,
      paymentId: place?.paymentId ?? null,
      name,
      language,
    }),
    title: event.title,
    when: timeInWords(event, language),
    place: event.place,
    isRide: isRidden(event.kind),
    isCancelled: event.state === 'cancelled',
    isOver: isOver(event, now),
    isProved: guest.provedAt !== null,
    group:
      riding && riding.rideGroup !== null
        ? await groupOf(db, { eventId: event.id, number: riding.rideGroup }, language)
        : null,
    home: isAsked ? { homeAt: riding.homeAt && clock(riding.homeAt, language) } : null,
    asking: await viewAsking(db, { eventId: event.id, answers: place ? place.answers : asked.answers }),
    mine: place ? mine : { ...mine, ...asked },
    kept: [
      guest.email,
      guest.phone && phoneInFigures(guest.phone),
      [guest.emergencyName, guest.emergencyPhone && phoneInFigures(guest.emergencyPhone)]
        .filter(Boolean)
        .join(' '),
    ].filter((text) => text !== null && text !== ''),
    waiver: {
      version: guest.waiverVersion,
      at: timeInWords({ startsAt: guest.waivedAt, endsAt: null }, language),
    },
    looks,
  }
}

/** Its number and who leads it: a guest sees no other names. */
async function groupOf(db: Db, at: Parameters<typeof viewGroup>[1], language: Language) {
  const { number, lead } = await viewGroup(db, at, language)
  return { number, lead }
}

export type GuestPage = NonNullable<Awaited<ReturnType<typeof viewGuestPage>>>

/** What he asked for before he proved his address. */
function partyOf(stored: Parameters<typeof asRecord>[0]) {
  const { passengers, pillions, note, meetingPointId, answers } = asRecord(stored)
  return {
    passengers: typeof passengers === 'number' ? passengers : 0,
    pillions: typeof pillions === 'string' ? pillions : '',
    note: typeof note === 'string' ? note : '',
    meetingPointId: typeof meetingPointId === 'number' ? meetingPointId : null,
    answers: answersIn(answers ?? {}),
  }
}

/** When somebody opened his emergency contact. */
async function listLooks(db: Db, guestId: number, language: Language): Promise<readonly string[]> {
  const rows = await looksAt(db, guestId)
  return rows.map(({ madeAt }) => timeInWords({ startsAt: madeAt, endsAt: null }, language))
}

function looksAt(db: Db, guestId: number) {
  return db
    .selectFrom('rideAct')
    .select('madeAt')
    .where('guestId', '=', guestId)
    .where('kind', '=', 'look')
    .orderBy('madeAt')
    .execute()
}

export type GuestAnswer =
  | (PartyInput & { readonly answer: 'yes' })
  | { readonly answer: 'no' }
  | { readonly answer: 'home' }
  | { readonly answer: 'forget' }

/** One tap: the same doors as for everybody, and the link is asked again once the event is held. */
export async function answerAsGuest(
  db: Db,
  token: string,
  now: Date,
  { answer, ...party }: GuestAnswer,
): Promise<void> {
  const guest = await findHolder(db, token)
  if (!guest) throw new Refusal('answer_link_dead')
  const { id: guestId, eventId } = guest
  const whose = { memberId: null, guestId }
  const proves = async (tx: Db) => {
    if (!(await findHolder(tx, token))) throw new Refusal('answer_link_dead')
    // Whoever answers by the letter has proved that the address is his, in the transaction of his place; the first time counts.
    await tx
      .updateTable('guest')
      .set({ provedAt: sql<Date>`coalesce(proved_at, ${now})`, party: '{}' })
      .where('id', '=', guestId)
      .execute()
  }
  const asking = { id: null, ...whose, proves }
  if (answer === 'home') return void (await sayHome(db, asking, { eventId, now }))
  if (answer === 'forget') return forgetNow(db, { ...whose, eventId, now })
  const place = await findPlace(db, { eventId, ...whose })
  if (answer === 'yes') {
    const before = place ? { passengers: place.passengers, pillions: place.pillions } : wantedBy(guest.party)
    const wanted: PartyInput = { ...before, ...party }
    refuseNameless(wanted)
    return void (await registerOrChange(db, asking, now, { eventId, ...wanted }))
  }
  // Who never had a place leaves nothing behind.
  if (!place) return void (await db.deleteFrom('guest').where('id', '=', guestId).execute())
  await decline(db, asking, now, eventId)
}

function wantedBy(stored: Parameters<typeof partyOf>[0]): PartyInput {
  const { pillions, note, answers, ...party } = partyOf(stored)
  const said = Object.fromEntries(Object.entries(answers).map(([id, texts]) => [id, [...texts]]))
  return { ...party, pillions: pillions || null, note: note || null, answers: said }
}

/** Of strangers the captain wants to know who they are, each of them. */
function refuseNameless({ passengers = 0, pillions }: PartyInput): void {
  if (namesIn(pillions ?? '').length !== passengers)
    throw new Refusal('invalid_fields', { fields: { pillions: 'name_each' } })
}

type Leaving = {
  readonly memberId: null
  readonly guestId: number
  readonly eventId: number
  readonly now: Date
}

/**
 * All that is not owed to the law goes at once; who still has a place gives it back first. Whose money is on its way somewhere
 * must be reached until it is there.
 */
async function forgetNow(db: Db, { eventId, now, ...whose }: Leaving): Promise<void> {
  await inTransaction(db, async (tx) => {
    const place = await findPlace(tx, { eventId, ...whose })
    const event = await findEvent(tx, eventId, { includeMembers: true })
    // A place in a ride that was called off is nobody's to give back.
    const isComing = event?.state === 'published' && event.startsAt > now
    if (place && place.status !== 'cancelled' && isComing)
      await decline(tx, { id: null, ...whose }, now, eventId)
    if (await hasOpenMoney(tx, whose.guestId)) throw new Refusal('guest_money_open')
    await forgetGuests(tx, [whose.guestId])
  })
}
