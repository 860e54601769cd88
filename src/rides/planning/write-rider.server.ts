import { changeParty } from '../events/change-party.server.ts'
import type { PartyInput } from '../events/party-input.ts'
import { whoseIs } from '../../people/members/whose.ts'
import { type Asking, register, type RegistrationAnswer, unregister } from '../events/register.server.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Rider = {
  readonly actorId: number
  readonly eventId: number
  /** A guest's number is below zero. */
  readonly memberId: number
  readonly now: Date
}

/** A planner puts somebody on the list: by phone, at the meeting point, after registration closed. Places bind him too. */
export function addRider(db: Db, rider: Rider, party: PartyInput): Promise<RegistrationAnswer> {
  const { eventId, now } = rider
  return inOthersWords(() => register(db, handOf(rider), now, { eventId, ...party }))
}

export function changeRider(db: Db, rider: Rider, party: PartyInput): Promise<RegistrationAnswer> {
  const { eventId, now } = rider
  return inOthersWords(() => changeParty(db, handOf(rider), now, { eventId, ...party }))
}

/** Takes somebody off the list; he is told, and money that came is to be given back. */
export function removeRider(db: Db, rider: Rider): Promise<RegistrationAnswer> {
  return inOthersWords(() => unregister(db, handOf(rider), rider.now, rider.eventId))
}

const handOf = ({ actorId, memberId }: Rider) => ({
  id: actorId,
  ...ownerOf(memberId),
  hand: 'planner' as const,
})

function ownerOf(number: number): Pick<Asking, 'memberId' | 'guestId'> {
  const { memberId, guestId } = whoseIs(number)
  return memberId === null ? { memberId, guestId } : { memberId }
}

// The refusals speak to the rider; the planner hears the same about him.
const ABOUT_OTHERS: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  already_registered: 'already_on_the_list',
  already_waiting: 'already_on_the_list',
  not_registered: 'not_on_the_list',
  no_member_card: 'not_found',
}

async function inOthersWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const other = error instanceof Refusal ? ABOUT_OTHERS[error.code] : undefined
    throw other ? new Refusal(other) : error
  }
}
