import { type RunningHouse, removeFolder, startHouse } from '../house.ts'
import { aPushService } from '../push-service.ts'
import type { Rider } from '../season.ts'
import { test as journey } from './journey.ts'

// A house of its own for a season, with a push service beside it.
export const DAY = 86_400_000

export let house: RunningHouse
export let push: Awaited<ReturnType<typeof aPushService>>

export const test = journey.extend<object, { opened: RunningHouse }>({
  opened: [
    async ({ browserName: _name }, use) => {
      push = await aPushService()
      // People come from networks of their own.
      house = await startHouse({ env: { TRUST_PROXY: '1', PUSH_TO_LOOPBACK: 'on' } })
      await use(house)
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
      await push.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ opened }, use) => use(opened.url),
})

export const rider = (crowd: readonly Rider[], index: number): Rider => {
  const found = crowd[index]
  if (!found) throw new Error(`nobody is number ${index}`)
  return found
}

/** On the club's wall clock, as a form writes it. */
export const wall = (moment: number) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16).replace(' ', 'T')

export const call = async (method: string, path: string, token: string, body?: object) => {
  const answer = await fetch(house.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, json: (await answer.json()) as never }
}
