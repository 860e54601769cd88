import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayPassLater } from '../../src/ground/values/passing-status.ts'
import routes from '../../src/routes.ts'
import { shared } from '../storm.ts'
import { login, removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'

let house: RunningHouse

beforeAll(async () => {
  house = await startHouse()
})
afterAll(async () => {
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

/** Every address of the table, with whatever stands for a parameter in it. */
function addresses(entries: readonly RouteConfigEntry[], parameter: string): readonly string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path.replaceAll(/:\w+|\*/g, parameter)}`]),
    ...addresses(children, parameter),
  ])
}

// One that exists, one that does not, one that cannot.
const PARAMETERS = ['1', '999999999', '%00']

test.each([
  ['nobody', 0],
  ['member', 1],
  ['webmaster', 2],
] as const)(
  'nobody is sent into the same wall again: what %s is refused offers a way out instead of a retry',
  async (name, turn) => {
    const token = name === 'nobody' ? undefined : await login(house.url, name)
    const refused: string[] = []
    const inVain: string[] = []
    // Each asks for every address with one of them, another one than the other two.
    const all = new Set(
      PARAMETERS.flatMap((parameter, index) => shared(addresses(table(), parameter), turn + index)),
    )

    for (const path of all) {
      // Visiting it would end the session of a role that has nothing there.
      if (path === '/admin/thanks' || path === '/logout') continue
      const response = await visit(house.url, path, token)
      const page = await response.text()
      if (response.status < 400 || mayPassLater(response.status)) continue
      refused.push(`${response.status} ${path}`)
      if (page.includes('Zkusit znovu')) inVain.push(`${response.status} ${path}`)
    }

    expect(inVain).toEqual([])
    expect(refused.length).toBeGreaterThan(5)
  },
)

function table(): readonly RouteConfigEntry[] {
  if (!Array.isArray(routes)) throw new Error('the table of routes is a list')
  return routes
}
