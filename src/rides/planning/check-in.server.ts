import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { judgeToken, tokenOwner } from '../../people/cards/card-token.server.ts'
import { listCardSerials } from '../../people/cards/card-serials.server.ts'
import { guestIn, whoseIs } from '../../people/members/whose.ts'
import type { RegistrationStatus } from '../events/registration.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

type Input = {
  readonly eventId: number
  /** Who came: by the card's id (a guest below zero), or by what its QR code says. */
  readonly memberId?: number | undefined
  readonly code?: string | undefined
  /** False takes a wrong tick back. */
  readonly isHere?: boolean | undefined
}

type CheckedIn = { readonly memberId: number; readonly name: string; readonly checkedInAt: Date | null }

/** Somebody is here. Said twice it is true once: the first moment stays. */
export async function checkIn(db: Db, actorId: number, input: Input): Promise<CheckedIn> {
  const { eventId, isHere = true } = input
  return inTransaction(db, async (tx) => {
    const memberId = input.memberId ?? (await readCode(tx, input.code ?? ''))
    const whose = whoseIs(memberId)
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    if (event.state === 'cancelled') throw new Refusal('event_cancelled')
    const person = await findRegistered(tx, eventId, memberId)
    if (!person) throw new Refusal('not_on_the_list')
    const name = `${person.firstName} ${person.lastName}`
    if ((person.checkedInAt !== null) === isHere) return { memberId, name, checkedInAt: person.checkedInAt }

    const { checkedInAt } = await tx
      .updateTable('registration')
      .set({ checkedInAt: isHere ? sql<Date>`now()` : null })
      .where('id', '=', person.id)
      .returning('checkedInAt')
      .executeTakeFirstOrThrow()
    // Beside what captains did: an older word of theirs that comes later knows that it is older.
    await tx
      .insertInto('rideAct')
      .values({
        id: randomUUID(),
        eventId,
        ...whose,
        kind: isHere ? 'here' : 'undo',
        madeAt: sql<Date>`now()`,
        actorId,
      })
      .execute()
    recordAudit(tx, {
      action: isHere ? 'EVENT_CHECKED_IN' : 'EVENT_CHECK_IN_UNDONE',
      actorId,
      memberId: whose.memberId,
      changes: [{ field: 'event', from: null, to: eventId }, ...guestIn(whose)],
      note: event.title,
    })
    return { memberId, name, checkedInAt }
  })
}

/** The whole address from the code, or only its end. A card that was called back opens nothing here either. */
export async function readCode(tx: Db, code: string): Promise<number> {
  const token = /([\w.-]+)\/?$/.exec(code.trim())?.[1] ?? ''
  const memberId = tokenOwner(token)
  const serial = memberId === null ? undefined : (await listCardSerials(tx, [memberId])).get(memberId)
  if (memberId === null || serial === undefined || judgeToken(token, memberId, serial) !== 'true')
    throw new Refusal('card_not_ours')
  return memberId
}

/** Only who has a place is ticked off; who waits has none, and who gave it back only where that is asked for. */
export function findRegistered(
  tx: Db,
  eventId: number,
  number: number,
  statuses: readonly RegistrationStatus[] = ['registered'],
) {
  const { memberId, guestId } = whoseIs(number)
  return tx
    .selectFrom('registration')
    .leftJoin('member', 'member.id', 'registration.memberId')
    .leftJoin('guest', 'guest.id', 'registration.guestId')
    .select([
      'registration.id',
      'registration.checkedInAt',
      'registration.homeAt',
      'registration.paymentId',
      sql<string>`coalesce(member.first_name, guest.first_name)`.as('firstName'),
      sql<string>`coalesce(member.last_name, guest.last_name)`.as('lastName'),
    ])
    .where('registration.eventId', '=', eventId)
    .where((eb) =>
      memberId === null
        ? eb('registration.guestId', '=', guestId)
        : eb('registration.memberId', '=', memberId),
    )
    .where('registration.status', 'in', statuses)
    .where('member.erasedAt', 'is', null)
    .executeTakeFirst()
}
