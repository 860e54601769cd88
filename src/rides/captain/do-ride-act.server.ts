import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { takeRideCash } from '../../money/payments/ride-cash.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findLedEvent } from '../events/crew.server.ts'
import { guestIn, riderNumber, whoseIs } from '../../people/members/whose.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { findRegistered, readCode } from '../planning/check-in.server.ts'
import { isYes, momentOf, outcomeOf, PAIRS, type RideActInput, whyNotTaken } from './ride-act.ts'

type Doing = { readonly eventId: number; readonly act: RideActInput; readonly now: Date }

type Done = {
  readonly id: string
  readonly memberId: number
  readonly name: string
  /** Where the rider stands now. */
  readonly checkedInAt: Date | null
  readonly homeAt: Date | null
}

/** What a captain did, once: sent again, it changes nothing any more and is told where the rider stands. */
export async function doRideAct(db: Db, visitor: Visitor, { eventId, act, now }: Doing): Promise<Done> {
  // Somebody else's phone was lent or left behind: it waits until he signs in himself.
  if (act.by !== visitor.id) throw new Refusal('not_signed_in')
  return inTransaction(db, async (tx) => {
    const { kind, amount = 0 } = act
    // Notes in his hand and a contact he saw are there whatever became of the ride, or of the place, before his phone could say so.
    const isThere = kind === 'cash' || kind === 'look'
    const led = { eventId, memberId: visitor.memberId ?? 0 }
    const event = await findLedEvent(tx, led, isThere ? ['published', 'cancelled'] : ['published'])
    if (!event) throw new Refusal('not_captain')
    const known = await findAct(tx, act.id)
    if (known) return whereHeStands(tx, { eventId, id: act.id, ...known })

    const madeAt = momentOf(event, act, now)
    const why = whyNotTaken(event, { kind, madeAt }, now)
    if (why) throw new Refusal(why)
    const memberId = act.memberId ?? (await readCode(tx, act.code ?? ''))
    const whose = whoseIs(memberId)
    await lockEvent(tx, eventId)
    // Whoever sent the same act at the same moment was here first.
    const meanwhile = await findAct(tx, act.id)
    if (meanwhile) return whereHeStands(tx, { eventId, id: act.id, ...meanwhile })
    const person = await findRegistered(
      tx,
      eventId,
      memberId,
      isThere ? ['registered', 'cancelled'] : ['registered'],
    )
    if (!person) throw new Refusal('not_on_the_list')
    if (kind === 'cash') {
      const { id, title } = event
      const cash = { id: act.id, eventId: id, ...whose, paymentId: person.paymentId, amount }
      await takeRideCash(tx, { ...cash, takenAt: madeAt, takenBy: visitor.id, event: title })
      return whereHeStands(tx, { eventId, id: act.id, memberId })
    }
    const outcome =
      kind === 'look'
        ? 'done'
        : outcomeOf(
            { kind, madeAt },
            {
              since: person[PAIRS[kind].field],
              last: await findLast(tx, { eventId, memberId, kinds: PAIRS[kind].kinds }),
            },
          )
    if (outcome === 'overtaken') throw new Refusal('act_overtaken')
    if (outcome === 'done' && kind !== 'look')
      await tx
        .updateTable('registration')
        .set({ [PAIRS[kind].field]: isYes(kind) ? madeAt : null })
        .where('id', '=', person.id)
        .execute()
    if (outcome === 'done')
      recordAudit(tx, {
        action: ACTIONS[kind],
        actorId: visitor.id,
        memberId: whose.memberId,
        changes: [{ field: 'event', from: null, to: eventId }, ...guestIn(whose)],
        note: event.title,
      })
    await tx
      .insertInto('rideAct')
      .values({ id: act.id, eventId, ...whose, kind, madeAt, actorId: visitor.id })
      .execute()
    return whereHeStands(tx, { eventId, id: act.id, memberId })
  })
}

const ACTIONS = {
  here: 'EVENT_CHECKED_IN',
  undo: 'EVENT_CHECK_IN_UNDONE',
  home: 'RIDER_HOME',
  away: 'RIDER_HOME_UNDONE',
  look: 'EMERGENCY_CONTACT_SEEN',
} as const

async function findAct(tx: Db, id: string) {
  const whose = ['memberId', 'guestId'] as const
  const act = await tx.selectFrom('rideAct').select(whose).where('id', '=', id).executeTakeFirst()
  const done = act ?? (await tx.selectFrom('rideCash').select(whose).where('id', '=', id).executeTakeFirst())
  return done && { memberId: riderNumber(done) }
}

type About = {
  readonly eventId: number
  readonly memberId: number
  readonly kinds: readonly ('here' | 'undo' | 'home' | 'away')[]
}

/** The last word about whether he is here, or home. */
function findLast(tx: Db, { eventId, memberId, kinds }: About) {
  const whose = whoseIs(memberId)
  return tx
    .selectFrom('rideAct')
    .select(['kind', 'madeAt'])
    .where((eb) =>
      whose.memberId === null ? eb('guestId', '=', whose.guestId) : eb('memberId', '=', whose.memberId),
    )
    .where('eventId', '=', eventId)
    .where('kind', 'in', kinds)
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Standing = Pick<Done, 'id' | 'memberId'> & { readonly eventId: number }

async function whereHeStands(tx: Db, { eventId, ...done }: Standing): Promise<Done> {
  const person = await findRegistered(tx, eventId, done.memberId)
  return {
    ...done,
    name: person ? `${person.firstName} ${person.lastName}` : '',
    checkedInAt: person?.checkedInAt ?? null,
    homeAt: person?.homeAt ?? null,
  }
}
