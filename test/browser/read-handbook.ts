import type { Page } from '@playwright/test'

/** Everything a reader can see on the screen: what is written, what fields and pictures are called, what a list offers. */
const written = (page: Page) =>
  page.evaluate(async () => {
    // What opens is drawn within two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, document.body.textContent, ...named].join('\n').replaceAll('\u00A0', ' ')
  })

const UNFOLDS = 'main :is([aria-haspopup], [aria-expanded="false"]), header [aria-haspopup]'
const MOST_MENUS = 12

/** What there is on this screen once everything that unfolds has been unfolded, menu by menu, as a curious reader does. */
export async function readScreen(page: Page): Promise<string> {
  const address = page.url()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  let told = await written(page)
  const menus = page.locator(UNFOLDS).filter({ visible: true })
  const tried = new Set<string>()
  for (let place = 0; place < (await menus.count()) && tried.size < MOST_MENUS; place += 1) {
    const one = menus.nth(place)
    // Menus of rows are alike but for the name of the person.
    const kind = await one.evaluate(
      (element) =>
        `${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 8)} ${element.className}`,
    )
    if (tried.has(kind)) continue
    tried.add(kind)
    await one.click({ timeout: 2000 }).catch(() => undefined)
    told += await written(page)
    await page.keyboard.press('Escape')
    if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' })
  }
  return told
}
