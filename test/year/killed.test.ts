import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, startHouse } from '../house.ts'
import { dice } from '../storm.ts'
import { STORED_BACKUPS, STORED_SECRET } from '../stored-backups.ts'
import { aClubOf400, officers, OWING, YEAR } from './club-of-400.ts'
import { asking, byCalls } from './hands.ts'
import { liveAYear } from './live-a-year.ts'
import { openWorld, type World } from './world.ts'

const ROOT = join(import.meta.dirname, '..', '..')

async function aYearIn(world: World) {
  await world.moveTo(`${YEAR - 1}-12-20`, '10:00')
  const { people, treasurer, secretary } = await world.look(async (db) => ({
    people: await aClubOf400(db, { people: OWING }),
    ...(await officers(db)),
  }))
  return liveAYear({
    world,
    people,
    hands: byCalls(world, asking(world, treasurer.token)),
    secretary: asking(world, secretary.token),
    tell: (step) => process.stderr.write(`${step}: ${world.kills()} kills\n`),
  })
}

test('the same year with the house killed at random moments and opened again', async () => {
  const random = dice(20270115)
  // Long enough for a busy machine to get something done between two.
  const nextKill = () => 1000 + Math.floor(random() * 15_000)
  const world = await openWorld({ dataDir: aFolder(), env: { DEMO: 'off' }, nextKill })

  const { end } = await aYearIn(world)

  // Who paid a day late has paid, and it waits to be given back.
  expect(end).toEqual({ paid: OWING + 15 - 2, closed: 2, open: 0, ended: 3, toGiveBack: 1 })
  expect(world.kills()).toBeGreaterThan(10)
  await world.close()
})

test('the same year over a club carried from version 0.1.0', async () => {
  const dataDir = aFolder()
  await carry('0.1.0.tar.gz', dataDir)
  const world = await openWorld({ dataDir, env: { APP_SECRET: STORED_SECRET } })

  const { end } = await aYearIn(world)

  // Who paid a day late has paid, and it waits to be given back.
  expect(end).toEqual({ paid: OWING + 15 - 2, closed: 2, open: 0, ended: 3, toGiveBack: 1 })
  await world.close()
})

/** By the person at the server, into an empty house. */
async function carry(backup: string, dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, APP_SECRET: STORED_SECRET, DEMO: 'off' }
  const empty = await startHouse({ dataDir, env })
  await empty.kill('SIGTERM')
  const command = [
    'bin/run.mjs',
    'src/process/club.ts',
    'restore-foreign',
    join(STORED_BACKUPS, backup),
    '--replace',
  ]
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the club was not carried over:\n${stdout}\n${stderr}`)
}
