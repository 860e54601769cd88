import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { administer, databaseUrl } from '../../../test/cluster.ts'
import { migrate } from './migrate.server.ts'

const name = `m_${randomUUID().replaceAll('-', '')}`
const url = () => databaseUrl(inject('serverUrl'), name)
beforeEach(() => administer(inject('serverUrl'), `create database ${name}`))
afterEach(() => administer(inject('serverUrl'), `drop database ${name} with (force)`))

const step = (number: string, sql: string) => ({ name: number, sql, hash: sql })
const PEOPLE = step('0001_people', 'create table account (id int); create table member (id int)')
const LATER = step('0003_later', 'alter table member add column later int')
const BETWEEN = step('0002_between', 'alter table member add column between_them int')

async function ask(statement: string) {
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('a migration with a lower number that comes later is applied all the same', async () => {
  await migrate(url(), { migrations: [PEOPLE, LATER] })

  expect(await migrate(url(), { migrations: [PEOPLE, BETWEEN, LATER] })).toEqual(['0002_between'])

  expect(await ask('select later, between_them from member')).toEqual([])
})

test('a club from a newer Klubovna, or with a step that was changed since, is left alone', async () => {
  await migrate(url(), { migrations: [PEOPLE, LATER] })

  await expect(migrate(url(), { migrations: [PEOPLE] })).rejects.toThrow('z novější Klubovny (0003_later)')
  await expect(migrate(url(), { migrations: [PEOPLE, { ...LATER, hash: 'x' }] })).rejects.toThrow(
    '0003_later',
  )
})

test('where there is somebody, the club is saved before anything changes, once, and not without', async () => {
  const saved: string[] = []
  const beforeChange = async () => {
    const columns = await ask(
      "select column_name from information_schema.columns where table_name = 'member'",
    )
    saved.push(columns.map(({ column_name }) => column_name).join())
  }
  await migrate(url(), { migrations: [PEOPLE], beforeChange })
  await migrate(url(), { migrations: [PEOPLE, BETWEEN], beforeChange })
  await ask('insert into member values (1)')

  await migrate(url(), { migrations: [PEOPLE, BETWEEN, LATER], beforeChange })
  await migrate(url(), { migrations: [PEOPLE, BETWEEN, LATER], beforeChange })

  expect(saved).toEqual(['id,between_them'])
})

test('when it cannot be saved, nothing changes', async () => {
  await migrate(url(), { migrations: [PEOPLE] })
  await ask('insert into account values (1)')

  await expect(
    migrate(url(), { migrations: [PEOPLE, LATER], beforeChange: () => Promise.reject(new Error('plno')) }),
  ).rejects.toThrow('plno')

  expect(await ask('select name from schema_migration')).toEqual([{ name: '0001_people' }])
})
