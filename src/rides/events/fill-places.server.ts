import { recordAudit } from '../../ground/audit/audit.server.ts'
import { guestIn, riderNumber, whoseIs } from '../../people/members/whose.ts'
import type { Db } from '../../tables.ts'
import { chargeParty } from './charge-party.server.ts'
import { movedUp } from './registration.ts'
import { countSeats, listQuotas, type LockedEvent, setStatus } from './registrations.server.ts'
import { listQueue, type QueuedRider } from './riders.server.ts'
import { tellRider } from './tell-rider.server.ts'

type Seats = Awaited<ReturnType<typeof countSeats>>

type Filled = {
  readonly coming: number
  /** Who still waits, from the first. */
  readonly queue: readonly QueuedRider[]
}

/** The queue moves up as far as there is room, in the transaction that made the room. The event must be locked. */
export async function fillPlaces(tx: Db, event: LockedEvent, now: Date, seats?: Seats): Promise<Filled> {
  const { coming, waitingParties } = seats ?? (await countSeats(tx, event.id))
  if (waitingParties === 0) return { coming, queue: [] }
  const queue = await withoutClosed(tx, await listQueue(tx, event.id))
  if (event.state !== 'published' || event.startsAt <= now) return { coming, queue }

  const quotas = await listQuotas(tx, [event], now)
  const moved = movedUp(queue, { capacity: event.capacity, coming, quotas })
  for (const rider of moved) await moveUp(tx, event, rider, now)
  return {
    coming: coming + moved.reduce((people, { passengers }) => people + 1 + passengers, 0),
    queue: queue.filter((rider) => !moved.includes(rider)),
  }
}

/** Whose card was closed while he waited leaves the queue, or nobody behind him would ever move. */
async function withoutClosed(tx: Db, queue: readonly QueuedRider[]): Promise<readonly QueuedRider[]> {
  const isClosed = ({ archivedAt, excludedOn }: QueuedRider) => archivedAt !== null || excludedOn !== null
  for (const { id } of queue.filter(isClosed)) await setStatus(tx, id, { status: 'cancelled' })
  return queue.filter((rider) => !isClosed(rider))
}

async function moveUp(tx: Db, event: LockedEvent, rider: QueuedRider, now: Date): Promise<void> {
  const { id, memberId, passengers } = rider
  const payment = await chargeParty(tx, event, { ...whoseIs(riderNumber(rider)), passengers, now })
  await setStatus(tx, id, { status: 'registered', paymentId: payment?.id ?? null })
  await tellRider(tx, 'movedUp', { event, rider, passengers, position: null, payment })
  recordAudit(tx, {
    action: 'EVENT_MOVED_UP',
    actorId: null,
    memberId,
    changes: [{ field: 'event', from: null, to: event.id }, ...guestIn(rider)],
    note: event.title,
  })
}
