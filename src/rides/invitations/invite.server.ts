import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { openEventLinks } from '../../ground/mail/answer-links.server.ts'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { reachMany } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { EVENT_COLUMNS, lockEvent } from '../events/registrations.server.ts'
import { letterEvent } from '../events/tell-rider.server.ts'
import { readChoices } from './invitation.ts'
import { listCandidates, listMark, listSilent } from './invitations.server.ts'

const INVITE_BATCH = 'invite-riders'
const NUDGE_BATCH = 'nudge-riders'

type Planner = { readonly id: number }
type Asked = { readonly eventId: number; readonly to: readonly string[]; readonly list: string }

/** Asks exactly those who were shown; the list is made again, and one that differs is shown again first. */
export async function inviteRiders(
  db: Db,
  actor: Planner,
  { eventId, to, list }: Asked,
): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const event = await lockComing(tx, eventId)
    const candidates = await listCandidates(tx, event, readChoices(to))
    const people = candidates.filter(({ leftOut }) => leftOut === null)
    if (people.length === 0) throw new Refusal('nobody_to_invite')
    if (listMark(people) !== list) throw new Refusal('invitations_changed')
    return start(tx, INVITE_BATCH, { actor, event, people })
  })
}

/** The silent ones once more, each once. */
export async function nudgeSilent(db: Db, actor: Planner, eventId: number): Promise<StartedBatch> {
  return inTransaction(db, async (tx) => {
    const event = await lockComing(tx, eventId)
    const people = await listSilent(tx, eventId)
    if (people.length === 0) throw new Refusal('nudged_already')
    return start(tx, NUDGE_BATCH, { actor, event, people })
  })
}

/** Held until the run is written down: of two planners who press at once the second sees whom the first asked. */
async function lockComing(tx: Db, eventId: number) {
  const event = await lockEvent(tx, eventId)
  if (!event) throw new Refusal('not_found')
  refuseGone(event)
  return event
}

function refuseGone({ state, startsAt }: { readonly state: string; readonly startsAt: Date }): void {
  if (state === 'draft') throw new Refusal('event_not_published')
  if (state === 'cancelled') throw new Refusal('event_cancelled')
  if (startsAt <= now()) throw new Refusal('event_started')
}

type Start = {
  readonly actor: Planner
  readonly event: { readonly id: number; readonly title: string }
  readonly people: readonly { readonly memberId: number; readonly name: string }[]
}

async function start(
  tx: Db,
  kind: typeof INVITE_BATCH | typeof NUDGE_BATCH,
  { actor, event, people }: Start,
): Promise<StartedBatch> {
  const batch = await startBatch(tx, {
    kind,
    actorId: actor.id,
    params: { eventId: event.id },
    items: people.map(({ memberId, name }) => ({ id: memberId, label: name })),
  })
  recordAudit(tx, {
    action: kind === INVITE_BATCH ? 'EVENT_INVITED' : 'EVENT_NUDGED',
    actorId: actor.id,
    changes: [
      { field: 'event', from: event.id, to: event.id },
      { field: 'recipients', from: null, to: people.length },
    ],
    note: event.title,
  })
  return batch
}

type Asking = { readonly eventId: number; readonly memberIds: readonly number[] }
type Refused = ReadonlyMap<number, RefusalCode>

/** Their invitations. Whoever has answered, left or refused since the list was made gets none. */
async function inviteMany(tx: Db, { eventId, memberIds }: Asking): Promise<Refused> {
  const invited = await tx
    .selectFrom('invitation')
    .select('memberId')
    .where('eventId', '=', eventId)
    .where('memberId', '=', sql<number>`any(${[...memberIds]}::int[])`)
    .execute()
  const already = new Set(invited.map(({ memberId }) => memberId))
  const { refused, mailOf } = await post(tx, 'event-invitation', {
    eventId,
    memberIds: memberIds.filter((id) => !already.has(id)),
  })
  if (mailOf.size > 0)
    await tx
      .insertInto('invitation')
      .values([...mailOf].map(([memberId, mailId]) => ({ eventId, memberId, mailId })))
      .execute()
  return new Map([...refused, ...[...already].map((id) => [id, 'invited_already'] as const)])
}

async function nudgeMany(tx: Db, { eventId, memberIds }: Asking): Promise<Refused> {
  const silent = await tx
    .selectFrom('invitation')
    .select('memberId')
    .where('eventId', '=', eventId)
    .where('memberId', '=', sql<number>`any(${[...memberIds]}::int[])`)
    .where('nudgedAt', 'is', null)
    .orderBy('memberId')
    .forUpdate()
    .execute()
  const waiting = silent.map(({ memberId }) => memberId)
  const { refused, mailOf } = await post(tx, 'event-nudge', { eventId, memberIds: waiting })
  await tx
    .updateTable('invitation')
    .set({ nudgedAt: sql<Date>`now()` })
    .where('eventId', '=', eventId)
    .where('memberId', '=', sql<number>`any(${[...mailOf.keys()]}::int[])`)
    .execute()
  const others = memberIds.filter((id) => !waiting.includes(id))
  return new Map([...refused, ...others.map((id) => [id, 'nudged_already'] as const)])
}

const answersOf = (tx: Db, eventId: number) =>
  tx
    .selectFrom('registration')
    .select('memberId')
    .where('eventId', '=', eventId)
    .where('memberId', 'is not', null)

type Posted = { readonly refused: Refused; readonly mailOf: ReadonlyMap<number, number> }

/** A letter each with a link of its own, in the transaction of the items. */
async function post(
  tx: Db,
  template: 'event-invitation' | 'event-nudge',
  { eventId, memberIds }: Asking,
): Promise<Posted> {
  const event = await tx
    .selectFrom('event')
    .select(EVENT_COLUMNS)
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  refuseGone(event)
  const answered = new Set((await answersOf(tx, eventId).execute()).map(({ memberId }) => memberId))
  const reached = await reachMany(tx, memberIds, 'rides')
  const refused = new Map<number, RefusalCode>()
  const params = invitationParams(event)
  const letters = [...reached].flatMap(([memberId, person]) => {
    const why = answered.has(memberId) ? 'answered_already' : typeof person === 'string' ? person : null
    if (why) refused.set(memberId, why)
    if (why || typeof person === 'string') return []
    const { email: to, accountId, language: own } = person
    const language = own ?? 'cs'
    const greeting = greetingOf(person, language)
    const priority = 'bulk' as const
    return [{ template, to, language, params: { ...params, greeting }, accountId, memberId, priority }]
  })
  const mailOf = await postLetters(tx, letters)
  await openEventLinks(tx, { purpose: 'event', eventId, until: event.startsAt, mailOf })
  return { refused, mailOf }
}

type InLetter = Parameters<typeof letterEvent>[0] & {
  readonly kind: string
  readonly price: number | null
  readonly registrationClosesAt: Date | null
}

/** What the letter says of the event, as it stood when it was written. */
export function invitationParams(event: InLetter) {
  return {
    ...letterEvent(event),
    kind: event.kind,
    price: event.price,
    closesAt: event.registrationClosesAt?.toISOString() ?? null,
  }
}

const work = (title: BatchWork['title'], many: (tx: Db, asking: Asking) => Promise<Refused>): BatchWork => ({
  title,
  permission: 'events.manage',
  performMany: (tx, memberIds, { params }) =>
    many(tx, { eventId: Number(asRecord(params).eventId), memberIds }),
  perform: async (tx, { id }, { params }) => {
    const refused = await many(tx, { eventId: Number(asRecord(params).eventId), memberIds: [id] })
    const code = refused.get(id)
    if (code) throw new Refusal(code)
  },
})

export const INVITATION_BATCHES = [INVITE_BATCH, NUDGE_BATCH] as const

export const invitationBatches = {
  [INVITE_BATCH]: work({ cs: 'Pozvánky na akci', en: 'Invitations to an event' }, inviteMany),
  [NUDGE_BATCH]: work({ cs: 'Připomínka pozvánky', en: 'Reminder of an invitation' }, nudgeMany),
}
