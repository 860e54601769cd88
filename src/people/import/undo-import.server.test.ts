import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { isLong } from '../../../test/storm.ts'
import { verifyChain } from '../../ground/audit/verify-chain.server.ts'
import { checkImport } from './check-import.server.ts'
import { decideLines } from './decide-lines.server.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'
import { uploadFile } from './upload-file.server.ts'
import { viewImport } from './view-import.server.ts'

const db = useDatabase()
const today = '2026-11-15'

let actor = { id: 0, memberId: null, today, role: 'Secretary' as const, grants: [] }
beforeEach(async () => {
  actor = { ...actor, id: (await anAccount(db(), { role: 'Secretary' })).id }
})

async function imported(...lines: string[]): Promise<number> {
  const bytes = new TextEncoder().encode(['Příjmení;Jméno;E-mail;Obec;Číslo HOG;Číslo', ...lines].join('\n'))
  const id = await uploadFile(db(), actor, { fileName: 'clenove.csv', bytes })
  const { digest } = await checkImport(db(), id, actor)
  await runImport(db(), actor, { id, expected: digest })
  return id
}

const people = () =>
  db().selectFrom('member').select(['lastName', 'city', 'hogNumber']).orderBy('id').execute()

test('the whole import is taken back: new cards go, old ones are as they were', async () => {
  await aMember(db(), { email: 'jan@klub.test', city: 'Praha', hogNumber: 'CZ1111' })
  const id = await imported('Novák;Jan;jan@klub.test;Brno;CZ2222;', 'Malá;Eva;;;;')

  expect(await undoImport(db(), actor, id)).toEqual({ removed: 1, restored: 1, conflicts: 0 })

  expect(await people()).toEqual([{ lastName: 'Novák', city: 'Praha', hogNumber: 'CZ1111' }])
  expect(await viewImport(db(), id)).toMatchObject({ state: 'undone', conflicts: [] })
  expect((await verifyChain(db())).fault).toBeNull()
  await expect(undoImport(db(), actor, id)).rejects.toMatchObject({ code: 'import_already_undone' })
})

test('what was done since is not lost, and is named', async () => {
  const jan = await aMember(db(), { email: 'jan@klub.test', city: 'Praha', hogNumber: 'CZ1111' })
  const id = await imported(
    'Novák;Jan;jan@klub.test;Brno;CZ2222;',
    'Malá;Eva;;;;',
    'Malý;Petr;;;;',
    'Bílý;Aleš;;;;',
  )
  const idOf = async (lastName: string) =>
    (await db().selectFrom('member').select('id').where('lastName', '=', lastName).executeTakeFirstOrThrow())
      .id
  await db().updateTable('member').set({ city: 'Plzeň', version: 3 }).where('id', '=', jan.id).execute()
  await anAccount(db(), { memberId: await idOf('Malá') })
  await db()
    .updateTable('member')
    .set({ nickname: 'Bizon', version: 2 })
    .where('lastName', '=', 'Malý')
    .execute()

  expect(await undoImport(db(), actor, id)).toEqual({ removed: 1, restored: 1, conflicts: 3 })

  expect(await people()).toEqual([
    { lastName: 'Novák', city: 'Plzeň', hogNumber: 'CZ1111' },
    { lastName: 'Malá', city: null, hogNumber: null },
    { lastName: 'Malý', city: null, hogNumber: null },
  ])
  expect(await viewImport(db(), id)).toMatchObject({
    conflicts: [
      { line: 2, conflict: { reason: 'changed', fields: ['city'] } },
      { line: 3, conflict: { reason: 'referred' } },
      { line: 4, conflict: { reason: 'changed' } },
    ],
  })
})

test('a HOG number that is another’s by now is not taken from him', async () => {
  await aMember(db(), { email: 'jan@klub.test', hogNumber: 'CZ1111' })
  const id = await imported('Novák;Jan;jan@klub.test;;CZ2222;')
  await aMember(db(), { firstName: 'Eva', hogNumber: 'CZ1111' })

  expect(await undoImport(db(), actor, id)).toMatchObject({ restored: 0, conflicts: 1 })
})

test('numbers come with the file, and are never given to anybody else', async () => {
  const { number: last } = await aMember(db())
  await imported(`Malá;Eva;;;;${last + 7}`, 'Malý;Petr;;;;', `Bílý;Aleš;;;;${last + 2}`)

  const next = await aMember(db())
  const numbers = await db().selectFrom('member').select('number').orderBy('number').execute()

  expect(numbers.map(({ number }) => number - last)).toEqual([0, 2, 7, 8, 9])
  expect(next.number).toBe(last + 9)
})

// As many as a file may have, in the long run; of a thousand it takes the same way.
const [KNOWN, NEW] = isLong ? [2000, 7997] : [200, 797]

test('a thousand rows and more in one go, three of them bad; and back', async () => {
  const known = Array.from({ length: KNOWN }, (_, n) => ({
    firstName: 'Jan',
    lastName: `Starý${n}`,
    email: `stary${n}@klub.test`,
  }))
  await db().insertInto('member').values(known).execute()
  const lines = [
    ...known.map(({ lastName, email }) => `${lastName};Jan;${email};;;`),
    ...Array.from({ length: NEW }, (_, n) => `Nový${n};Jan;novy${n}@klub.test;Brno;;`),
    'Bez jména;;;;;',
    'Malá;Eva;tohle není mail;;;',
    'Malý;Petr;;;x;',
  ]

  const id = await imported(...lines)

  expect(await viewImport(db(), id)).toMatchObject({
    counts: { create: NEW, update: 0, skip: KNOWN, ambiguous: 0, error: 3 },
  })
  expect(await undoImport(db(), actor, id)).toEqual({ removed: NEW, restored: 0, conflicts: 0 })
  expect(await uncountedTables()).toEqual([])
  expect((await verifyChain(db())).fault).toBeNull()
}, 180_000)

/** Tables that may name a card and that the database has never counted: for each card that goes it would read them whole. */
async function uncountedTables(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid = 'member'::regclass and reltuples < 0`.execute(db())
  return rows.map(({ name }) => name)
}

test('motorcycles and tags come with the file, are added to what is there, and go with the undo', async () => {
  const jan = await aMember(db(), { email: 'jan@klub.test' })
  const jawa = { memberId: jan.id, make: 'Jawa', model: '350', year: 1986, plate: '1A2 3456' }
  await db().insertInto('motorcycle').values(jawa).execute()
  const belongings = async () => {
    const machines = await db()
      .selectFrom('motorcycle')
      .select(['make', 'plate'])
      .orderBy('memberId')
      .orderBy('position')
      .execute()
    const tags = await db()
      .selectFrom('memberTag')
      .innerJoin('tag', 'tag.id', 'memberTag.tagId')
      .select('name')
      .orderBy('name')
      .execute()
    return [machines.map(({ make, plate }) => [make, plate]), tags.map(({ name }) => name)]
  }
  const actorWithDay = { ...actor, today: '2026-11-15' }
  const id = await uploadFile(db(), actor, {
    fileName: 'motorky.csv',
    bytes: new TextEncoder().encode(
      [
        'Příjmení;Jméno;E-mail;Motorky;Štítky',
        'Novák;Jan;jan@klub.test;"Jawa 350, 1986; Harley-Davidson Street Bob 2019 (2M3 0001)";zakládající, kapela',
        'Malá;Eva;;Honda Shadow;kapela',
        'Bílý;Aleš;;nemám;',
      ].join('\r\n'),
    ),
  })
  const { digest, counts } = await checkImport(db(), id, actorWithDay)

  await runImport(db(), actorWithDay, { id, expected: digest })
  const after = await belongings()
  const again = await undoImport(db(), actor, id)

  expect([counts.create, counts.update]).toEqual([2, 1])
  expect(after).toEqual([
    [
      ['Jawa', '1A2 3456'],
      ['Harley-Davidson', '2M3 0001'],
      ['Honda', null],
    ],
    ['kapela', 'kapela', 'zakládající'],
  ])
  expect(again).toEqual({ removed: 2, restored: 1, conflicts: 0 })
  expect(await belongings()).toEqual([[['Jawa', '1A2 3456']], []])
})

test('an unclear line waits for a person, who says whose it is', async () => {
  const [first, second] = [await aMember(db(), { city: null }), await aMember(db(), { city: null })]
  const checker = { ...actor, today: '2026-11-15' }
  const bytes = new TextEncoder().encode('Příjmení;Jméno;Obec\r\nNovák;Jan;Brno')
  const id = await uploadFile(db(), actor, { fileName: 'clenove.csv', bytes })
  const unclear = await checkImport(db(), id, checker)

  await decideLines(db(), { id, lines: [{ line: 2, decision: second.id }] })
  const { digest } = await checkImport(db(), id, checker)
  await expect(runImport(db(), checker, { id, expected: unclear.digest })).rejects.toThrow('plan_changed')
  await runImport(db(), checker, { id, expected: digest })

  expect(unclear.plan).toMatchObject([
    { bucket: 'ambiguous', candidates: [{ id: first.id }, { id: second.id }] },
  ])
  expect((await people()).map(({ city }) => city)).toEqual([null, 'Brno'])
})
