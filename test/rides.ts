import type { Insertable } from 'kysely'
import { anApp, call } from './app.ts'
import { aMember, rulesVersion, someone } from './club.ts'
import { useDatabase } from './database.ts'
import { pragueMoment } from '../src/ground/values/moment.ts'
import type { Role } from '../src/permissions.ts'
import type { Tables } from '../src/tables.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** At this time of the club's day: thirty-one days of twenty-four hours are a day less in the last hour of a November day. */
function inDays(days: number): Date {
  const now = Date.now()
  const then = now + days * DAY
  return new Date(then + aheadOfGreenwich(now) - aheadOfGreenwich(then))
}

function aheadOfGreenwich(moment: number): number {
  return Date.parse(`${pragueMoment(new Date(moment))}:00Z`) - Math.floor(moment / MINUTE) * MINUTE
}

/** A club that rides: a database of its own, and people and events in one line. */
export function aRidingClub() {
  const db = useDatabase()
  return {
    db,
    inDays,
    anEvent: (input: Partial<Insertable<Tables['event']>> = {}) =>
      db()
        .insertInto('event')
        .values({
          title: 'Vyjížďka na Praděd',
          kind: 'ride',
          startsAt: inDays(30),
          visibility: 'public',
          state: 'published',
          ...input,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** A signed-in person with a card. */
    aRider: async (role: Role = 'Member', card: Partial<Insertable<Tables['member']>> = {}) => {
      const { id: memberId, ...rest } = await aMember(db(), card)
      return { ...(await someone(db(), role, { memberId })), memberId, card: rest }
    },
    rules: () => rulesVersion(db(), 1),
    ask: (method: string, path: string, token?: string, body?: unknown) =>
      call(anApp(db()), path, {
        method,
        ...(token ? { token } : {}),
        ...(body === undefined ? {} : { body }),
      }),
    places: async (eventId: number) =>
      db()
        .selectFrom('registration')
        .select(['memberId', 'status', 'passengers'])
        .where('eventId', '=', eventId)
        .orderBy('queuedAt')
        .orderBy('id')
        .execute(),
    letters: () =>
      db().selectFrom('mail').select(['template', 'toAddress', 'params']).orderBy('id').execute(),
    acts: async () =>
      (await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()).map(
        ({ action }) => action,
      ),
  }
}
