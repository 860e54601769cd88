import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test as base } from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'

/** What the browser itself writes down whatever the house does: an answer of the house that says no, or no network. */
const SAID_NO = /^Failed to load resource: the server responded with a status of 4\d\d/
/** What went through the service worker, as all of a page with a kept card does, has the second name. */
const NO_NETWORK = /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)\b/

/**
 * A page that fails its journey when the browser complains: a script error, a broken content policy, a fault of the house.
 * `expected` names what this journey provokes on purpose; what a cut network causes is expected while it is cut.
 */
export const test = base.extend<{ complaints: string[]; expected: RegExp[]; cut: Cut }>({
  // The address is known only once the house is open.
  baseURL: async ({ locale: _locale }, use) => use(process.env.HOUSE_URL),
  expected: async ({ locale: _locale }, use) => use([SAID_NO]),
  /** The network is cut while the work is done, and joined again whatever became of it. */
  cut: async ({ context, expected }, use) =>
    use(async (work) => {
      expected.push(NO_NETWORK)
      await context.setOffline(true)
      try {
        await work()
      } finally {
        await context.setOffline(false)
        expected.splice(expected.indexOf(NO_NETWORK), 1)
      }
    }),
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = []
      const complain = (text: string, address = '') => {
        if (!expected.some((known) => known.test(text))) complaints.push(`${text} ${address}`.trim())
      }
      page.on('pageerror', (error) => complain(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text(), message.location().url)
      })
      await use(complaints)
      expect(complaints).toEqual([])
      await expectNoSecret(page)
    },
    { auto: true },
  ],
})

/** What the session opens by is in a cookie no script can read, and nowhere else in the browser; a journey may plant one of its own. */
async function expectNoSecret(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const secret = cookies.find(({ name, httpOnly }) => name === 'session_token' && httpOnly)?.value
  if (!secret || page.isClosed() || !page.url().startsWith('http')) return
  const kept = await page.evaluate(async () => {
    const addresses = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    const stores = [Object.entries(localStorage), Object.entries(sessionStorage), addresses]
    return [location.href, document.cookie, document.documentElement.outerHTML, JSON.stringify(stores)].join(
      ' ',
    )
  })
  expect(kept.includes(secret)).toBe(false)
}

/** Where people really do it; `npm run journeys` walks it at the other size too. */
export const AT_DESK = { tag: '@desk' }
export const IN_POCKET = { tag: '@pocket' }

/** Asked for by `npm run journeys`. */
export const isWhole = process.env.JOURNEYS === 'whole'

type Cut = (work: () => Promise<void>) => Promise<void>

export { expect }

/** Owes nothing and rides nowhere: whoever signs people up passes him over, so that he can be forgotten at his wish. */
export const RIDES_NOWHERE = 'clen032'

export async function signIn(page: Page, name: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(`${name}@klubovna.example`)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/** Comes in by the call, straight to his work: the form has journeys of its own, and each walk through it costs two pages. */
export async function comeAs(page: Page, name: string, path: string): Promise<void> {
  const data = { email: `${name}@klubovna.example`, password: DEMO_PASSWORD }
  await expect(await page.request.post('/api/auth/login', { data })).toBeOK()
  await page.goto(path)
}

/** From the sixth on, a row is like those above it, and costs as much to look at. */
const MORE_OF_THE_SAME = ':is(tbody > tr, li):nth-child(n + 6)'

type Look = { /** False where the same colours are looked at elsewhere. */ readonly withColours?: boolean }

/**
 * No violation of the accessibility rules, in both themes; what is just fading in or out is looked at again.
 * Only contrast depends on the theme, so only contrast is asked about in the dark. It costs more than all the rest: a screen seen
 * before is not asked about it again, but by `npm run journeys`.
 */
export async function expectAccessible(page: Page, { withColours = true }: Look = {}): Promise<void> {
  await expectInOrder(page)
  const isAsked = isWhole || (withColours && (await isNewSight(page)))
  for (const look of isAsked ? [EVERYTHING, IN_THE_DARK] : [BUT_COLOURS]) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    await expect(async () => {
      const told = await violations(page, look.rules)
      expect(told.map((one) => `${look.theme} ${one}`)).toEqual([])
    }).toPass({ timeout: 45_000, intervals: [1000] })
  }
}

const EVERYTHING = { theme: 'light', rules: {} } as const
const IN_THE_DARK = { theme: 'dark', rules: { runOnly: ['color-contrast'] } } as const
const BUT_COLOURS = { theme: 'light', rules: { rules: { 'color-contrast': { enabled: false } } } } as const

/** Where all who walk side by side leave a mark of what was seen. */
const SIGHTS = process.env.SIGHTS ?? ''

/** What lies over a screen, and what it complains of, has colours of its own. */
async function isNewSight(page: Page): Promise<boolean> {
  const over = page.locator('[role$=dialog], dialog[open], [role=alert], [aria-invalid=true]')
  const isOver = (await over.filter({ visible: true }).count()) > 0
  const sight = `${new URL(page.url()).pathname.replaceAll(/\d+/g, 'n')} ${isOver}`
  return isFirstMark(join(SIGHTS, createHash('sha256').update(sight).digest('hex')))
}

function isFirstMark(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// The library itself: its wrapper for Playwright carries every passed check out of the page, three times the work.
async function violations(page: Page, rules: object): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ exclude, asked }) => {
      const there = globalThis as unknown as { axe: typeof axe }
      const found = await there.axe.run({ exclude: [exclude] }, { resultTypes: ['violations'], ...asked })
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
    },
    { exclude: MORE_OF_THE_SAME, asked: rules },
  )
}

/** A table in a text belongs to the words around it, and has their heading. */
const OWN_TABLES = 'table:not(div[tabindex] > table)'

/** What axe does not ask: the first heading is the screen's own, a table has a name, a toast is no dialog, days and phones are written for people. */
async function expectInOrder(page: Page): Promise<void> {
  for (const raw of [/\d{4}-\d\d-\d\dT\d\d:\d\d/, /\+42[01]\d{9}/])
    await expect(page.locator('body')).not.toContainText(raw, { useInnerText: true })
  const headings = page.getByRole('heading').filter({ visible: true })
  if ((await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0)
    await expect(headings.first()).toHaveJSProperty('tagName', 'H1')
  // What lies under an open menu is out of everybody's reach.
  const tables = page.getByRole('table').and(page.locator(OWN_TABLES))
  for (const table of await tables.filter({ visible: true }).all())
    await expect(table).toHaveAccessibleName(/./)
  const toasts = page.getByRole('region', { name: /^(?:Oznámení|Notifications)$/ })
  await expect(toasts.getByRole('dialog').or(toasts.getByRole('heading'))).toHaveCount(0)
}

/** Its scripts have come: from now on the house answers what one does there, and not only the browser. */
export async function expectAwake(sign: Locator): Promise<void> {
  await expect
    .poll(() => sign.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
