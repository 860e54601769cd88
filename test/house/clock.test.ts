import { expect, test } from 'vitest'
import { clockAt } from '../clock.ts'
import { removeFolder, startHouse, visit } from '../house.ts'

test('a house told another time lives in it: what was to come is over, and the demo club plans from that day', async () => {
  const house = await startHouse({ env: clockAt('2031-06-30T22:30:00Z') })

  const response = await visit(house.url, '/api/events?when=coming')
  const { items } = (await response.json()) as { items: readonly { startsAt: string }[] }

  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ startsAt }) => startsAt < '2031-06-30')).toEqual([])
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

test('a house of a real club keeps the real time, whatever it is told', async () => {
  const house = await startHouse({ env: { ...clockAt('2031-06-30T22:30:00Z'), NODE_ENV: 'production' } })

  const { items } = (await (await visit(house.url, '/api/events?when=coming')).json()) as {
    items: readonly { startsAt: string }[]
  }

  expect(items.filter(({ startsAt }) => startsAt < '2031')).not.toEqual([])
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})
