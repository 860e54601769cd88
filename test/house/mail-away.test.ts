import { expect, test } from 'vitest'
import { removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { aMailServer } from '../smtp.ts'
import { until } from '../until.ts'

const PEOPLE = Array.from({ length: 8 }, (_, index) => `clen00${index + 1}@klubovna.example`)

test('while the mail server is slow or away nobody waits for it, everybody is answered alike, and the letters wait', async () => {
  const server = await aMailServer('held')
  const house = await startHouse({ env: { SMTP_URL: server.url, MAIL_FROM: 'klub@klub.test' } })
  const ask = async (email: string) => {
    const answer = await fetch(`${house.url}/api/auth/request-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    return `${answer.status} ${await answer.text()}`
  }
  const states = () =>
    databaseAt(house.dataDir, async (db) =>
      (await db.selectFrom('mail').select('state').where('template', '=', 'reset-password').execute()).map(
        ({ state }) => state,
      ),
    )

  // It has the first letter and says nothing of it.
  const first = await ask(PEOPLE[0] ?? '')
  await until(() => server.held.length > 0)
  const meanwhile = await Promise.all(PEOPLE.slice(1, 5).map(ask))
  const page = await fetch(`${house.url}/akce`)
  const taken = server.received.length
  server.goOn()
  await until(async () => (await states()).filter((state) => state === 'sent').length === 5)
  await server.close()
  const away = await Promise.all(PEOPLE.slice(5).map(ask))

  expect([taken, page.status]).toEqual([0, 200])
  expect(new Set([first, ...meanwhile, ...away]).size).toBe(1)
  expect((await states()).toSorted()).toEqual([...Array(5).fill('sent'), ...Array(3).fill('waiting')])
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})
