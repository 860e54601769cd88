import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { daysBetween, pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listMeetingPoints } from '../events/events.server.ts'
import { listQuotas } from '../events/registrations.server.ts'
import { lockSeries } from './lock-series.server.ts'
import { changedOf, laterBy } from './series.ts'
import { changeEvent } from './write-event.server.ts'

type Change = Parameters<typeof changeEvent>[2]

/**
 * The change of one event, and of all that follow it in its series what was different in it, each on its own day. All of
 * them or none; who is coming to any of them is told.
 */
export async function changeFollowing(
  db: Db,
  actorId: number,
  { eventId, version, change, now }: Change,
): Promise<{ readonly told: number }> {
  return inTransaction(db, async (tx) => {
    const held = await lockSeries(tx, eventId)
    const before = held.find(({ id }) => id === eventId)
    if (!before) throw new Refusal('not_found')
    const changed = changedOf(change, { ...before, ...(await partsOf(tx, before)) })
    let { told } = await changeEvent(tx, actorId, { eventId, version, change, now })
    const later = held.filter(({ startsAt, state }) => startsAt > before.startsAt && state !== 'cancelled')
    for (const event of Object.keys(changed).length === 0 ? [] : later) {
      const days = daysBetween(pragueDay(before.startsAt), pragueDay(event.startsAt))
      const one = {
        eventId: event.id,
        version: event.version,
        change: laterBy(withoutStateOf(changed, event), days),
        now,
      }
      told += (await changeEvent(tx, actorId, one)).told
    }
    return { told }
  })
}

/** One that is published already stays so. */
function withoutStateOf({ state, ...rest }: Change['change'], event: { readonly state: string }) {
  return state === undefined || event.state === state ? rest : { ...rest, state }
}

/** Its meeting points and quotas as a change says them. */
async function partsOf(tx: Db, event: { readonly id: number; readonly quotasReleasedOn: string | null }) {
  const points = await listMeetingPoints(tx, event.id)
  const quotas = await listQuotas(tx, [event], null)
  return {
    meetingPoints: points.map(({ divisionId, at, place, note }) => ({
      division: divisionId,
      at,
      place,
      note,
    })),
    quotas: quotas.map(({ divisionId, places }) => ({ division: divisionId, places })),
  }
}
