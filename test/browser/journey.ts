import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { DEMO_PASSWORD } from '../house.ts'

/** A page that fails its journey when the browser complains: a script error, or the content policy broken. */
export const test = base.extend<{ complaints: string[] }>({
  // The address is known only once the house is open.
  baseURL: async ({ locale: _locale }, use) => use(process.env.HOUSE_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export async function signIn(page: Page, name: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(`${name}@klubovna.example`)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/**
 * No violation of the accessibility rules, in both themes; what is just fading in or out is looked at again.
 * Only contrast depends on the theme, so only contrast is asked about twice.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(async () => {
      const axe = new AxeBuilder({ page }).setLegacyMode().options({
        resultTypes: ['violations'],
        ...(colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}),
      })
      const { violations } = await axe.analyze()
      const told = violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
      expect(told).toEqual([])
    }).toPass({ timeout: 45_000, intervals: [1000] })
  }
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
