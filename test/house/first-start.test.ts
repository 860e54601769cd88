import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, ended, freePort, removeFolder, spawnHouse, startHouse } from '../house.ts'
import { endTree } from '../left-behind.ts'
import { moments } from '../storm.ts'
import { until } from '../until.ts'

/** Ends a first start as soon as the database being made has so many files. */
async function cutOff(dataDir: string, files: number): Promise<void> {
  const { child } = spawnHouse({ DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: 'off' })
  await until(() => child.exitCode !== null || filesOfDatabase(dataDir) >= files, { every: 2 })
  endTree(child)
  await ended(child)
}

function filesOfDatabase(dataDir: string): number {
  try {
    return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^pg18(?:\.new-|\/|$)/.test(name),
    ).length
  } catch {
    // A folder went while it was being read: it was renamed, whole.
    return 0
  }
}

test.each(Array.from({ length: moments(2, 24) }, (_, step) => 1 + step * moments(1000, 60)))(
  'a first start killed when %i files of the database were made is followed by one that works',
  async (files) => {
    const dataDir = aFolder()
    await cutOff(dataDir, files)

    const house = await startHouse({ dataDir, env: { DEMO: 'off' } })

    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
    await house.kill('SIGTERM')
    removeFolder(dataDir)
  },
)

/** Who makes the database, known by the folder he was told. */
function makersIn(dataDir: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(dataDir, 'pg18.new-'))
      } catch {
        return false
      }
    })
    .map(Number)
}

test.runIf(process.platform === 'linux')(
  'who was making the database goes on with nothing once the app that wanted it was killed and opened again',
  async () => {
    const dataDir = aFolder()
    const { child } = spawnHouse({ DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: 'off' })
    await until(() => child.exitCode !== null || filesOfDatabase(dataDir) >= 100, { every: 2 })
    // Too slow to notice, as on a machine that has its hands full.
    const makers = makersIn(dataDir)
    for (const pid of makers) process.kill(pid, 'SIGSTOP')
    child.kill('SIGKILL')
    await ended(child)

    const house = await startHouse({ dataDir, env: { DEMO: 'off' } })

    const left = makersIn(dataDir)
    for (const pid of left) process.kill(pid, 'SIGKILL')
    expect([makers.length > 0, left]).toEqual([true, []])
    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
    await house.kill('SIGTERM')
    removeFolder(dataDir)
  },
)

test('a half-made database of an older version is recognised, put aside and made anew, with a sentence', async () => {
  const dataDir = aFolder()
  mkdirSync(join(dataDir, 'pg18', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'pg18', 'PG_VERSION'), '18\n')

  const house = await startHouse({ dataDir, env: { DEMO: 'off' } })

  expect(house.output()).toContain('Založení databáze někdo přerušil')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pg18.half-made-'))).toHaveLength(1)
  await house.kill('SIGTERM')
  removeFolder(dataDir)
})
