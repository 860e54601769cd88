import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { knowing, RULES } from './broken-rule.server.ts'

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

test('nobody else reads the codes of broken rules', () => {
  const others = globSync('src/**/*.ts').filter((path) => !/broken-rule|\.test\.ts$/.test(path))

  expect(
    others.filter((path) => /'23(?:503|505|P01)'|'constraint' in/.test(readFileSync(path, 'utf8'))),
  ).toEqual([])
})
