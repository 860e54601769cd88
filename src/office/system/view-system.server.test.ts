import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { useFileStore } from '../../ground/files/files.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { useSurroundings } from '../../ground/platform/surroundings.server.ts'
import { viewSystem } from './view-system.server.ts'

const db = useDatabase()
useFiles()
const view = () => viewSystem({ db: db(), language: 'cs', today: now().toISOString().slice(0, 10) })
type View = Awaited<ReturnType<typeof view>>
const filesIn = ({ machine }: View) => machine.find(({ key }) => key === 'files')?.value

/** A folder of a disk that is going. */
const broken = () => Promise.reject(Object.assign(new Error('read'), { code: 'EIO' }))

test('the screen that tells how the house is opens while its files cannot be read, and says so', async () => {
  useSurroundings({
    dataDir: tmpdir(),
    databaseUrl: '',
    build: { id: 'test', timestamp: 0 },
    hasFarFiles: false,
  })
  const before = await view()
  useFileStore({
    put: broken,
    open: broken,
    size: broken,
    remove: broken,
    list: async function* () {
      yield* []
      await broken()
    },
  })

  const after = await view()

  expect([filesIn(before), filesIn(after)]).toEqual(['0 souborů, 0\u00a0B', 'teď nejdou přečíst'])
  expect(after.checks.find(({ check }) => check === 'files')).toMatchObject({
    level: 'danger',
    value: 'Neodpovídá.',
  })
})

test('what to do is said where something is wrong, and nowhere else', async () => {
  useSurroundings({
    dataDir: tmpdir(),
    databaseUrl: '',
    build: { id: 'test', timestamp: 0 },
    hasFarFiles: false,
  })
  const { checks } = await view()

  expect(new Set(checks.map(({ level }) => level)).size).toBeGreaterThan(1)
  for (const { check, level, advice } of checks)
    expect([check, advice === null]).toEqual([check, level === 'ok'])
})

test('what was found wrong stays red after a night in which nobody could look', async () => {
  useSurroundings({
    dataDir: tmpdir(),
    databaseUrl: '',
    build: { id: 'test', timestamp: 0 },
    hasFarFiles: false,
  })
  const night = (kind: 'books' | 'chain', result: object | null) =>
    db()
      .insertInto('houseTask')
      .values({
        kind,
        askedBy: null,
        params: '{}',
        state: result ? 'done' : 'failed',
        result: JSON.stringify(result ?? {}),
        finishedAt: now(),
      })
      .execute()
  const difference = { law: 'movementSpent', count: 1, first: 7, amount: 100 }
  await night('books', { differences: [difference] })
  await night('chain', { entries: 9, fault: { kind: 'changed', seq: 3 } })
  await night('books', null)
  await night('chain', null)

  const { checks } = await view()

  const levels = new Map(checks.map(({ check, level }) => [check, level]))
  expect([levels.get('books'), levels.get('chain')]).toEqual(['danger', 'danger'])
})
