import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { openEventLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { reach } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { Refusal } from '../../refusals.ts'
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

type One = { readonly eventId: number; readonly memberId: number }

/** One person's invitation. Whoever has answered, left or refused since the list was made gets none. */
async function inviteOne(tx: Db, { eventId, memberId }: One): Promise<void> {
  const mailId = await post(tx, 'event-invitation', { eventId, memberId })
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invitation')
    .values({ eventId, memberId, mailId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refusal('invited_already')
}

async function nudgeOne(tx: Db, { eventId, memberId }: One): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ nudgedAt: sql<Date>`now()` })
    .where('eventId', '=', eventId)
    .where('memberId', '=', memberId)
    .where('nudgedAt', 'is', null)
    .executeTakeFirst()
  if (!numUpdatedRows) throw new Refusal('nudged_already')
  await post(tx, 'event-nudge', { eventId, memberId })
}

/** The letter with a link of its own, in the transaction of the person's item. */
async function post(
  tx: Db,
  template: 'event-invitation' | 'event-nudge',
  { eventId, memberId }: One,
): Promise<number> {
  const event = await tx
    .selectFrom('event')
    .select(EVENT_COLUMNS)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('registration')
            .whereRef('eventId', '=', 'event.id')
            .where('memberId', '=', memberId)
            .select('id'),
        )
        .as('isAnswered'),
    )
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  refuseGone(event)
  if (event.isAnswered) throw new Refusal('answered_already')
  const { email, accountId, ...person } = await reach(tx, memberId, 'rides')
  const language = person.language ?? 'cs'
  const mailId = await postLetter(tx, {
    template,
    to: email,
    language,
    params: { ...invitationParams(event), greeting: greetingOf(person, language) },
    accountId,
    memberId,
    priority: 'bulk',
  })
  await openEventLink(tx, { memberId, mailId, eventId, until: event.startsAt })
  return mailId
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

type Title = BatchWork['title']

const work = (title: Title, perform: (tx: Db, one: One) => Promise<void>): BatchWork => ({
  title,
  permission: 'events.manage',
  perform: (tx, { id }, { params }) =>
    perform(tx, { eventId: Number(asRecord(params).eventId), memberId: id }),
})

export const INVITATION_BATCHES = [INVITE_BATCH, NUDGE_BATCH] as const

export const invitationBatches = {
  [INVITE_BATCH]: work({ cs: 'Pozvánky na akci', en: 'Invitations to an event' }, inviteOne),
  [NUDGE_BATCH]: work({ cs: 'Připomínka pozvánky', en: 'Reminder of an invitation' }, nudgeOne),
}
