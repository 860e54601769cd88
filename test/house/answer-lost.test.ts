import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClub, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { moments } from '../storm.ts'
import { timePasses } from '../until.ts'

const dataDir = aClub()
let house: RunningHouse
let token: string

beforeAll(async () => {
  house = await startHouse({ dataDir })
  token = await login(house.url, 'secretary')
})
afterAll(async () => {
  await house.kill('SIGKILL')
  removeFolder(dataDir)
})

const write = (title: string) =>
  fetch(`${house.url}/api/news`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': title,
    },
    body: JSON.stringify({ title, body: 'Sejdeme se.' }),
  })

test('killed at any moment, the house answers the same request with the same key as if nothing had been', async () => {
  const titles: string[] = []
  const heard = new Map<string, string>()
  for (let turn = 0; turn < moments(2, 30); turn += 1) {
    const mine = Array.from({ length: 8 }, (_, number) => `Zpráva ${turn}-${number}`)
    titles.push(...mine)
    const writing = Promise.allSettled(
      mine.map(async (title) => {
        const answer = await write(title)
        heard.set(title, await answer.text())
      }),
    )
    await timePasses(3 + turn * 9)
    await house.kill('SIGKILL')
    await writing
    house = await startHouse({ dataDir })
  }

  for (const title of titles) {
    const answer = await write(title)
    const text = await answer.text()
    expect([title, answer.status, text]).toEqual([title, 201, heard.get(title) ?? text])
  }

  const stored = await databaseAt(dataDir, (db) =>
    db.selectFrom('news').select('title').where('title', 'like', 'Zpráva %-%').execute(),
  )
  expect(stored.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
})
