import type { Insertable } from 'kysely'
import { beforeEach } from 'vitest'
import type { Tables } from '../src/tables.ts'
import { anApp, call } from './app.ts'
import { aMember, someone } from './club.ts'
import { useDatabase } from './database.ts'

type Officer = Awaited<ReturnType<typeof someone>>

/** The Secretary's desk: a database of its own, Dana behind it, and ways to look at what she did. */
export function aDesk() {
  const db = useDatabase()
  let dana: Officer | null = null
  beforeEach(async () => {
    const card = await aMember(db(), { firstName: 'Dana', lastName: 'Sekretářová' })
    dana = await someone(db(), 'Secretary', { memberId: card.id })
  })

  const secretary = () => {
    if (!dana) throw new Error('Dana comes with the first test')
    return dana
  }
  const ask = (path: string, body: object, token = secretary().token) =>
    call(anApp(db()), `/api/applications/${path}`, { body, token })
  return {
    db,
    secretary,
    ask,
    approve: (body: object, token?: string) => ask('approve', body, token),
    letters: () => db().selectFrom('mail').selectAll().orderBy('id').execute(),
    /** Everybody's cards but Dana's. */
    cards: () =>
      db().selectFrom('member').selectAll().where('lastName', '<>', 'Sekretářová').orderBy('id').execute(),
    statusOf: async (id: number) =>
      (await db().selectFrom('application').select('status').where('id', '=', id).executeTakeFirst())?.status,
    trace: () =>
      db()
        .selectFrom('auditEntry')
        .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
        .select(['action', 'actorAccountId', 'memberId', 'accountId', 'changes', 'note'])
        .orderBy('auditEntry.seq')
        .execute(),
    anApplication: (input: Partial<Insertable<Tables['application']>> = {}) => {
      serial += 1
      return db()
        .insertInto('application')
        .values({
          firstName: 'Kamil',
          lastName: 'Zbořil',
          // Namesakes, but each born on a day of his own, so that nobody repeats anybody.
          birthDate: new Date(serial * 86_400_000).toISOString().slice(0, 10),
          email: `uchazec${serial}@posta.example`,
          ...input,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  }
}

let serial = 0
