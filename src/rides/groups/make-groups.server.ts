import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { RIDDEN_KINDS } from '../../people/members/riding.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { ridersName } from '../events/event.ts'
import { mayGroup } from '../events/crew.server.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { guestIn, whoseIs } from '../../people/members/whose.ts'
import { groupsOf, type Placed, proposeGroups } from './groups.ts'

export type Asked = { readonly visitor: Visitor; readonly now: Date }

/** One number names whoever rides (rider.ts). */
const RIDER = sql<number>`coalesce(registration.member_id, -registration.guest_id)`

/** Everybody who rides, as a proposal wants to know him. */
export async function listGrouped(db: Db, eventId: number) {
  const { rows } = await sql<Grouped>`
    select ${RIDER} as "memberId", coalesce(member.first_name, guest.first_name) as "firstName",
      coalesce(member.last_name, guest.last_name) as "lastName", member.nickname,
      registration.passengers, registration.ride_group as "group", registration.group_part as part,
      (select count(*)::int from registration as before join event as ridden on ridden.id = before.event_id
        where before.member_id = member.id and before.checked_in_at is not null and before.event_id <> event.id
          and ridden.kind = any(${[...RIDDEN_KINDS]}::text[])) as rides,
      case when event.leader_id = member.id then 'leader'
        when exists (select from event_crew where event_id = event.id and member_id = member.id and part = 'sweep')
          then 'sweep' end as named
    from registration left join member on member.id = registration.member_id
    left join guest on guest.id = registration.guest_id
    join event on event.id = registration.event_id
    where registration.event_id = ${eventId} and registration.status = 'registered' and member.erased_at is null
    order by coalesce(member.last_name, guest.last_name) collate cs,
      coalesce(member.first_name, guest.first_name) collate cs, 1`.execute(db)
  return rows
}

type Grouped = Placed & {
  readonly memberId: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly passengers: number
  readonly rides: number
  readonly named: 'leader' | 'sweep' | null
}

/** One group in words, for whoever rides in it. */
export async function viewGroup(
  db: Db,
  { eventId, number }: { readonly eventId: number; readonly number: number },
  language: Language,
) {
  const mine = groupsOf(await listGrouped(db, eventId)).groups.find((group) => group.number === number)
  return {
    number,
    lead: mine?.lead ? ridersName(mine.lead, language) : null,
    sweep: mine?.sweep ? ridersName(mine.sweep, language) : null,
    people: (mine?.people ?? []).map((person) => ridersName(person, language)),
  }
}

type Making = Asked & { readonly eventId: number; readonly size: number }

/** The machine's proposal becomes the groups; whatever stood there before is gone. */
export async function makeGroups(db: Db, { eventId, size, ...asked }: Making): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await holdRide(tx, eventId, asked)
    const proposed = proposeGroups(await listGrouped(tx, eventId), size)
    await sql`update registration set ride_group = wanted."group", group_part = wanted.part
      from json_to_recordset(${JSON.stringify(proposed)}) as wanted("memberId" int, "group" int, part text)
      where event_id = ${eventId} and ${RIDER} = wanted."memberId"`.execute(tx)
    recordAudit(tx, { action: 'RIDE_GROUPS_MADE', actorId: asked.visitor.id, note: event.title })
  })
}

type Moving = Asked & Placed & { readonly eventId: number; readonly memberId: number }

/** Into a group, maybe to lead or sweep it; who did so until now rides along. */
export async function moveRider(db: Db, { eventId, memberId, group, part, ...asked }: Moving): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await holdRide(tx, eventId, asked)
    if (part !== null)
      await tx
        .updateTable('registration')
        .set({ groupPart: null })
        .where('eventId', '=', eventId)
        .where('rideGroup', '=', group)
        .where('groupPart', '=', part)
        .execute()
    const moved = await tx
      .updateTable('registration')
      .set({ rideGroup: group, groupPart: group === null ? null : part })
      .where('eventId', '=', eventId)
      .where(RIDER, '=', memberId)
      .where('status', '=', 'registered')
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new Refusal('not_on_the_list')
    recordAudit(tx, {
      action: 'RIDER_MOVED',
      actorId: asked.visitor.id,
      memberId: memberId > 0 ? memberId : null,
      changes: [{ field: 'group', from: null, to: group }, ...guestIn(whoseIs(memberId))],
      note: event.title,
    })
  })
}

/** The ride held still, by somebody who may put it together. */
export async function holdRide(tx: Db, eventId: number, asked: Asked) {
  const event = await lockEvent(tx, eventId)
  if (!event) throw new Refusal('not_found')
  if (!(await mayGroup(tx, event, asked))) throw new Refusal('not_grouping')
  return event
}
