import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { aHookReceiver } from '../hook-receiver.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { moments } from '../storm.ts'
import { until } from '../until.ts'

const HAPPENINGS = moments(150, 1000)

test('kill -9 three times while hundreds of happenings are told: each is told, signed, under one number', async () => {
  const receiver = await aHookReceiver()
  const place = { dataDir: aClub(), port: await freePort(), env: { PUSH_TO_LOOPBACK: 'on' } }
  let house = await startHouse(place)
  const token = await login(house.url, 'webmaster')
  const made = await fetch(`${house.url}/api/hooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Web',
      address: receiver.address,
      kinds: ['member.changed'],
      password: DEMO_PASSWORD,
    }),
  })
  const { secret } = (await made.json()) as { secret: string }
  receiver.mood.secret = secret
  await databaseAt(place.dataDir, (db) =>
    sql`insert into hook_delivery (hook_id, happening, kind, person)
      select hook.id, nextval('happening_id'), 'member.changed', 1 from hook, generate_series(1, ${HAPPENINGS})`.execute(
      db,
    ),
  )

  for (const part of [0.1, 0.3, 0.6]) {
    await until(() => Promise.resolve(receiver.taken.length >= part * HAPPENINGS), {
      every: 20,
      within: 90_000,
    })
    await house.kill('SIGKILL')
    // What died in its hands is free for the next at once, as it would be in a minute.
    house = await startHouse(place)
    await databaseAt(place.dataDir, (db) => sql`update hook_delivery set leased_until = null`.execute(db))
  }
  const numbers = () => new Set(receiver.taken.map(({ id }) => id))
  await until(() => Promise.resolve(numbers().size >= HAPPENINGS), { every: 50, within: 120_000 })

  expect(made.status).toBe(200)
  expect(numbers().size).toBe(HAPPENINGS)
  expect(receiver.taken.filter(({ isSigned }) => !isSigned)).toEqual([])
  await house.kill('SIGTERM')
  await receiver.close()
  removeFolder(place.dataDir)
})
