import { type Browser, chromium, type Locator } from '@playwright/test'
import { programOf } from '../faults/parts.ts'
import { until } from '../until.ts'
import { type Ask, type Hands, listWaiting } from './hands.ts'
import type { World } from './world.ts'

/** The Treasurer at his desk. Each press of the mouse and each field written into is a click. */
export async function atDesk(world: World, { ask, token }: { readonly ask: Ask; readonly token: string }) {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? programOf('chromium') ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const context = await browser.newContext({
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'session_token', value: token, url: world.url }])
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const clicks: string[] = []
  const count = (what: string) => clicks.push(what)
  const click = async (target: Locator, what: string) => {
    count(what)
    await target.click()
  }
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
  const write = async (label: string, text: string) => {
    count(`write: ${label}`)
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const choose = async (label: string, value: string) => {
    count(`choose: ${label}`)
    await page.getByLabel(label, { exact: true }).selectOption(value)
  }
  /** By the menu to the fees, and to one of their parts; where one is there already, nothing is pressed. */
  const toFees = async (part?: string | RegExp) => {
    if (!(await page.getByRole('navigation', { name: 'Části příspěvků' }).isVisible())) {
      const menu = page
        .getByRole('navigation')
        .getByRole('link', { name: /^Příspěvky/ })
        .first()
      await click(menu, 'fees')
      await page.getByRole('heading', { level: 1, name: /^Příspěvky/ }).waitFor()
    }
    if (part) await click(link(part), String(part))
  }
  /** What waits stands on the first screen of the administration. */
  const toWaiting = async (task: RegExp, part: RegExp) => {
    const waiting = link(task)
    if (page.url() === `${world.url}/admin` && (await waiting.count()) > 0) await click(waiting, String(task))
    else await toFees(part)
  }
  const runIsOver = async () => {
    await page.waitForURL(/davka=/)
    const id = new URL(page.url()).searchParams.get('davka')
    const isOver = async () => (await ask<{ status: string }>(`/api/batches/${id}`)).status !== 'running'
    await until(isOver, { within: 300_000, every: 200 })
  }

  const hands: Hands = {
    // The house has been opened anew since, so its first screen is asked for.
    sitDown: async () => void (await page.goto(`${world.url}/admin`)),
    setPrices: async () => {
      await toFees('Nastavení')
      await write('Příspěvek na rok (Kč)', '1200')
      await write('Každý další v domácnosti (Kč)', '600')
      await choose('Kdo přijde během roku', 'months')
      await choose('Může kvůli nezaplacení členství zaniknout?', 'yes')
      await click(button('Uložit'), 'save')
      await page.getByText('Úspěšně uloženo').first().waitFor()
    },
    letItRemind: async () => {
      await click(link('Mohou odcházet samy'), 'by themselves')
      await click(button('Zapnout'), 'switch on')
      await button('Vypnout').waitFor()
    },
    askEverybody: async () => {
      await toFees(/pairing/.test(page.url()) ? /^Vygenerovat/ : undefined)
      await click(button('Vygenerovat všem'), 'everybody')
      const dialog = page.getByRole('alertdialog')
      await click(dialog.getByRole('button', { name: 'Vygenerovat' }), 'confirm everybody')
      await runIsOver()
    },
    postLetters: async () => {
      await toWaiting(/na papíře k odeslání/, /^Dopisy na papíře/)
      await click(link('Vytisknout všechny'), 'print all')
      await click(button('Všechny dnes odešly poštou'), 'all went out')
      await page.getByText('Žádný dopis na papíře nečeká.').waitFor()
    },
    acceptSure: async () => {
      if ((await ask<{ total: number }>('/api/pairing/sure')).total === 0) return
      await toWaiting(/na přiřazení/, /^Párování/)
      await click(button('Přijmout všechny jisté'), 'accept sure')
      await runIsOver()
    },
    acceptRight: async (isRight) => {
      const right = (await listWaiting(ask)).items.filter(isRight)
      if (right.length === 0) return
      if (!/pairing/.test(page.url())) await toWaiting(/na přiřazení/, /^Párování/)
      else await click(link(/^K přiřazení/), 'to assign')
      for (const { id } of right) {
        const row = page.locator(`main li:has(input[name=movementId][value="${id}"])`)
        await click(row.locator('form:has(input[value=accept]) button').first(), `accept ${id}`)
        await row.waitFor({ state: 'detached' })
      }
    },
    giveBack: async () => {
      await toWaiting(/k vrácení$/, /^K vrácení/)
      const file = page.waitForEvent('download')
      await click(link('Soubor pro Fio (XML)'), 'order')
      await (await file).path()
    },
  }
  return { hands, clicks, close: () => browser.close() }
}
