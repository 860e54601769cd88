import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { changeHousehold, setHousehold } from '../../money/households/change-household.server.ts'
import type { Permission } from '../../permissions.ts'
import { checkImport } from './check-import.server.ts'
import { lineFaults } from './fault-list.ts'
import { runImport } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'
import { uploadFile } from './upload-file.server.ts'
import { viewImport } from './view-import.server.ts'

const db = useDatabase()

let actor = {
  id: 0,
  memberId: null as number | null,
  today: '2026-11-15',
  role: 'Secretary' as const,
  grants: ['fees.manage'] as readonly Permission[],
}
beforeEach(async () => {
  actor = { ...actor, memberId: null, id: (await anAccount(db(), { role: 'Secretary' })).id }
})

const HEAD = 'Příjmení;Jméno;E-mail;Domácnost'

async function checked(...lines: string[]) {
  const bytes = new TextEncoder().encode([HEAD, ...lines].join('\n'))
  const id = await uploadFile(db(), actor, { fileName: 'clenove.csv', bytes })
  return { id, ...(await checkImport(db(), id, actor)) }
}

async function imported(...lines: string[]): Promise<number> {
  const { id, digest } = await checked(...lines)
  await runImport(db(), actor, { id, expected: digest })
  return id
}

/** 'Eva for Jan', everybody who is in a household. */
async function paidFor(): Promise<readonly string[]> {
  const { rows } = await sql<{ said: string }>`
    select member.first_name || ' by ' || payer.first_name as said
    from household_member join member on member.id = member_id join member as payer on payer.id = payer_id
    order by member.id`.execute(db())
  return rows.map(({ said }) => said)
}

const THREE = ['Novák;Jan;jan@klub.test;Novákovi', 'Král;Petr;;', 'Nováková;Eva;;  novakovi']

test('who has the same word is in one household, and the first of them pays', async () => {
  await imported(...THREE)
  const again = await checked(...THREE)
  const further = await imported('Novák;Jan;jan@klub.test;Rodina 1', 'Novák;Adam;;Rodina 1')

  expect(again.counts).toMatchObject({ skip: 3, update: 0, create: 0 })
  expect(await paidFor()).toEqual(['Jan by Jan', 'Eva by Jan', 'Adam by Jan'])
  const told = await db()
    .selectFrom('memberImportRow')
    .select('after')
    .where('importId', '=', further)
    .execute()
  expect(told).toMatchObject([{ after: { firstName: 'Adam', household: 1 } }])
})

test('who is here already joins; one’s own card is for another officer', async () => {
  const { id } = await aMember(db(), { firstName: 'Eva', lastName: 'Malá', email: 'eva@klub.test' })
  const own = await aMember(db(), { firstName: 'Iva', lastName: 'Malá', email: 'iva@klub.test' })
  actor = { ...actor, memberId: own.id }

  const { plan } = await checked(
    'Malá;Eva;eva@klub.test;Malých',
    'Malý;Ota;;Malých',
    'Malá;Iva;iva@klub.test;Malých',
  )
  await imported('Malá;Eva;eva@klub.test;Malých', 'Malý;Ota;;Malých')

  expect(plan).toMatchObject([
    { bucket: 'update', cardId: id, after: { household: 'Malých' } },
    { bucket: 'create' },
    { bucket: 'skip', reason: 'own_card' },
  ])
  expect(await paidFor()).toEqual(['Eva by Eva', 'Ota by Eva'])
})

test('a household of one, of eleven, or of two different ones is refused at its lines', async () => {
  const [a, b, c, d] = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => aMember(db(), { firstName: name, email: `${name}@klub.test` })),
  )
  const ids = [a, b, c, d].map((member) => member?.id ?? 0)
  await setHousehold(db(), { payerId: ids[0] ?? 0, memberIds: [ids[1] ?? 0], actorId: actor.id })
  await setHousehold(db(), { payerId: ids[2] ?? 0, memberIds: [ids[3] ?? 0], actorId: actor.id })

  const { plan, header } = await checked(
    'Sám;Ivo;;Sám',
    ...Array.from({ length: 11 }, (_, place) => `Velký;${'abcdefghijk'[place]};v${place}@klub.test;Velkých`),
    'Novák;a;a@klub.test;Novákovi',
    'Novák;c;c@klub.test;Novákovi',
    'Novák;nový;novy@klub.test;Novákovi',
    // Ten are a household.
    ...Array.from({ length: 10 }, (_, place) => `Právě;${'abcdefghij'[place]};p${place}@klub.test;Právě`),
  )

  const faults = plan.flatMap((row) => lineFaults(row, header, 'cs')).map(({ line, text }) => [line, text])
  expect(faults).toHaveLength(13)
  expect(faults[0]).toEqual([2, expect.stringContaining('Nikdo další z téhle domácnosti')])
  expect(faults[1]).toEqual([3, expect.stringContaining('nejvýš deset lidí')])
  expect(faults[12]).toEqual([16, expect.stringContaining('ve dvou různých')])
})

test('the undo takes people apart, save what somebody has changed since', async () => {
  const { id: payerId } = await aMember(db(), { firstName: 'Jan', lastName: 'Novák', email: 'jan@klub.test' })
  const first = await imported(...THREE)
  const second = await imported('Malá;Iva;;Malých', 'Malý;Ota;;Malých')
  const [ota] = await db().selectFrom('member').select('id').where('firstName', '=', 'Ota').execute()
  const [iva] = await db().selectFrom('member').select('id').where('firstName', '=', 'Iva').execute()

  const undone = await undoImport(db(), actor, first)
  await changeHousehold(db(), { payerId: iva?.id ?? 0, newPayer: ota?.id ?? 0, actorId: actor.id })
  const kept = await undoImport(db(), actor, second)

  expect(undone).toEqual({ removed: 2, restored: 1, conflicts: 0 })
  expect(kept).toEqual({ removed: 0, restored: 0, conflicts: 2 })
  expect(await paidFor()).toEqual(['Iva by Ota', 'Ota by Ota'])
  expect(await db().selectFrom('member').select('id').where('id', '=', payerId).execute()).toHaveLength(1)
})

test('who may not take care of fees puts nobody together', async () => {
  actor = { ...actor, grants: [] }
  const { id } = await checked('Novák;Jan;;Novákovi')

  expect(await viewImport(db(), id)).toMatchObject({ columns: [{}, {}, {}, { target: null }] })
})
