import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screenPaths, screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'

const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)

/** Has no list, and says something else at each look. */
const OF_THE_MOMENT = '/admin/sprava/system'

/** Where the end of a list is told: '1–50 z 312'. */
const RANGE = /1–(\d+) z ([\d\s]+)/

test('behind the end of its list every screen shows the last page', { timeout: 300_000 }, async () => {
  await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99 })
  const app = anApp(db(), {}, await screens())
  const see = async (address: string) => textOf(await look(app, address, token))
  const others: string[] = []
  const leafed: string[] = []
  const paths = screenPaths().filter((path) => path !== OF_THE_MOMENT)
  // Of the lists one chooses from on a screen each screen shows every other one, and all of them by `npm run storms`.
  for (const path of paths.map((one) => one.replaceAll(/:\w+/g, '1')))
    // Whose turn it is stays when another screen is added; this way round more of them have a second page.
    for (const address of [
      `${path}?`,
      ...shared(tabsOf(await look(app, path, token), path), path.length + 1, 2),
    ]) {
      const first = await see(`${address}&page=1`)
      const [, size, total] = RANGE.exec(first) ?? []
      const last = size && total ? Math.ceil(Number(total.replaceAll(/\s/g, '')) / Number(size)) : 1
      if (last > 1) leafed.push(address)
      const end = last > 1 ? await see(`${address}&page=${last}`) : first
      if ((await see(`${address}&page=999`)) !== end) others.push(address)
    }

  expect(others).toEqual([])
  expect(leafed.length).toBeGreaterThan(5)
})

/** The lists of a screen one chooses from: links to itself that name one. */
function tabsOf(html: string, path: string): readonly string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links)].filter((href) =>
    new RegExp(`^${path}\\?(?:tab|filter|state|stav|status|zobrazit|archived)=[^&]*$`).test(href),
  )
}

const textOf = (html: string) => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

async function look(app: Hono, path: string, token: string): Promise<string> {
  const answer = await app.request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', ...BROWSER, authorization: `Bearer ${token}` },
  })
  return answer.text()
}
