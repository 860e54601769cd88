import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aFolder, ended, freePort, removeFolder, spawnHouse, startHouse } from '../house.ts'
import { moments } from '../storm.ts'

/** Ends a first start so long after the database began to be made. */
async function cutOff(dataDir: string, after: number): Promise<void> {
  const { child } = spawnHouse({ DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: 'off' })
  while (child.exitCode === null && !readdirSync(dataDir).some((name) => name.startsWith('pg18')))
    await sleep(5)
  await sleep(after)
  // As a power cut does: whoever was making it has no chance to tidy up.
  for (const pid of [child.pid ?? 0, ...descendants(child.pid ?? 0)]) process.kill(pid, 'SIGKILL')
  await ended(child)
}

function descendants(pid: number): readonly number[] {
  if (process.platform !== 'linux') return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap((one) => [one, ...descendants(one)])
}

test.each(Array.from({ length: moments(2, 24) }, (_, step) => 40 + step * moments(700, 90)))(
  'a first start killed %i ms into making the database is followed by one that works',
  async (after) => {
    const dataDir = aFolder()
    await cutOff(dataDir, after)

    const house = await startHouse({ dataDir, env: { DEMO: 'off' } })

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
