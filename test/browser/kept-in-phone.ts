import { inHouse } from './letters.ts'

/** All fields of a rider that the phone shows: in his row, in his sheet, or by the button that calls. */
export const SHOWN = [
  'askedAt',
  'cash',
  'emergency',
  'firstName',
  'group',
  'hereAt',
  'homeAt',
  'id',
  'lastName',
  'motorcycle',
  'nickname',
  'note',
  'owes',
  'part',
  'passengers',
  'phone',
  'pillions',
  'point',
]

type Kept = { readonly riders: readonly Readonly<Record<string, unknown>>[]; readonly text: string }

/** Everything that lies in the phone: its database, its caches, its storage. Runs in the page. */
export async function keptInPhone(): Promise<Kept> {
  const rowsOf = (database: IDBDatabase, name: string) =>
    new Promise<unknown[]>((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAll()
      asked.addEventListener('success', () => resolve(asked.result))
    })
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('klubovna-offline')
    asked.addEventListener('success', () => resolve(asked.result))
  })
  const lists = (await rowsOf(database, 'kept')) as { data: { riders: Kept['riders'] } }[]
  database.close()
  const pages: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (!new URL(request.url).pathname.startsWith('/assets/'))
        pages.push((await (await cache.match(request))?.text()) ?? '')
  }
  const text = JSON.stringify([lists, pages, Object.entries(localStorage), Object.entries(sessionStorage)])
  return { riders: lists.flatMap(({ data }) => data.riders), text }
}

/** Somebody without a card, who proved her address. */
export function aGuestOf(eventId: number) {
  return inHouse(async (db) => {
    const { id } = await db
      .insertInto('guest')
      .values({
        eventId,
        firstName: 'Dana',
        lastName: 'Hostová',
        email: `dana.${eventId}@example.org`,
        phone: '+420603111222',
        emergencyName: 'Marie',
        emergencyPhone: '+420603333444',
        language: 'cs',
        waiverVersion: 1,
        provedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('registration')
      .values({ eventId, guestId: id, status: 'registered', rideGroup: 1 })
      .execute()
  })
}
