import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { knowing, namesNobody, RULES } from './broken-rule.server.ts'

const db = useDatabase()

test('every rule we speak of is in the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint union select relname from pg_class where relkind = 'i'`.execute(
    db(),
  )
  const names = new Set(rows.map(({ name }) => name))

  expect(RULES.filter((rule) => !names.has(rule))).toEqual([])
})

test('a broken rule is told as its caller says, any other stays a fault', async () => {
  const { email } = await anAccount(db(), { email: 'jan@klub.test' })
  const again = () => anAccount(db(), { email })
  const taken = new Error('taken')

  await expect(knowing({ account_by_email: () => taken }, again)).rejects.toBe(taken)
  await expect(knowing({ album_slug_key: () => taken }, again)).rejects.toMatchObject({ code: '23505' })
})

// As the catalogues of PostgreSQL say it.
const SAID = {
  English: [
    'insert or update on table "child" violates foreign key constraint "child_fkey"',
    'update or delete on table "parent" violates foreign key constraint "child_fkey" on table "child"',
  ],
  Czech: [
    'INSERT nebo UPDATE nad tabulkou "child" porušuje omezení cizího klíče "child_fkey"',
    'UPDATE nebo DELETE nad tabulkou "parent" porušuje omezení cizího klíče "child_fkey" nad tabulkou "child"',
  ],
  German: [
    'Einfügen oder Aktualisieren in Tabelle »child« verletzt Fremdschlüssel-Constraint »child_fkey«',
    'Aktualisieren oder Löschen in Tabelle »parent« verletzt Fremdschlüssel-Constraint »child_fkey« von Tabelle »child«',
  ],
  French: [
    'une instruction insert ou update sur la table « child » viole la contrainte de clé étrangère « child_fkey »',
    'UPDATE ou DELETE sur la table « parent » viole la contrainte de clé étrangère « child_fkey » de la table « child »',
  ],
} as const
const broken = (message: string, constraint = 'child_fkey') =>
  Object.assign(new Error(message), { code: '23503', constraint, table: 'child' })

test.each(Object.entries(SAID))('a server that speaks %s names nobody', (_language, [written, gone]) => {
  expect([namesNobody(broken(written)), namesNobody(broken(gone))]).toEqual([true, false])
  expect(namesNobody(broken(written, ''))).toBe(false)
})

test('this one says it so', async () => {
  const { id: accountId } = await anAccount(db())
  const told = (work: Promise<unknown>) => work.then(() => null, namesNobody)

  const ofNobody = sql`insert into calendar_feed (account_id) values (999999)`.execute(db())
  expect(await told(ofNobody)).toBe(true)

  await sql`insert into news (title, body, created_by) values ('x', 'x', ${accountId})`.execute(db())
  expect(await told(sql`delete from account where id = ${accountId}`.execute(db()))).toBe(false)
})

test('nobody else reads the codes of broken rules', () => {
  const others = globSync('src/**/*.ts').filter((path) => !/broken-rule|\.test\.ts$/.test(path))

  expect(
    others.filter((path) => /'23(?:503|505|P01)'|'constraint' in/.test(readFileSync(path, 'utf8'))),
  ).toEqual([])
})
