import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHAPTERS, type Chapter } from '../../src/site/handbook/handbook.ts'
import { removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { bringToDays, type MadeClub } from './handbook-club.ts'
import { NOT_NOW, waysIn } from './handbook-ways.ts'
import { AT_DESK, comeAs, expect, isPhone, test as journey } from './journey.ts'
import { type Missing, readAlong } from './read-handbook.ts'

const SPECS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))

// npm run journeys reads the handbook to the letter; npm test has no time for it.
const LANGUAGES = process.env.JOURNEYS === 'whole' ? (['cs', 'en'] as const) : []

type Told = { readonly house: RunningHouse; readonly club: MadeClub }

/** A house of its own: the club is brought to days that would be in the way of other journeys. */
const test = journey.extend<object, { told: Told }>({
  told: [
    async ({ browserName: _browser }, use) => {
      const house = await startHouse()
      await use({ house, club: await bringToDays(house.url) })
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ told }, use) => use(told.house.url),
})

test.describe.configure({ timeout: 900_000 })

for (const language of LANGUAGES)
  for (const chapter of Object.keys(CHAPTERS) as Chapter[])
    test(
      `whoever follows the handbook finds every word it names: ${chapter} (${language})`,
      AT_DESK,
      async ({ page, context, baseURL, told }) => {
        test.skip(isPhone(page), 'read at a desk')
        page.setDefaultTimeout(20_000)

        const missing = await readAlong(page, {
          chapter,
          language,
          ways: waysIn(told.club),
          signIn: async (name) => {
            await context.clearCookies()
            await comeAs(page, name, '/admin/search')
            await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
          },
        })

        expect(missing.filter((one) => !isKnownElsewhere(one))).toEqual([])
      },
    )

/** Pressed in another journey by its name, or shown only in a state the demo club is not in. */
function isKnownElsewhere({ place, czech, isToPress }: Missing): boolean {
  const inJourneys = isToPress ? PRESSED_BY_NAME : [`'`]
  return (
    (NOT_NOW[place] ?? []).includes(czech) ||
    SPECS.some((text) => inJourneys.some((before) => text.includes(`${before}${czech}'`)))
  )
}

const PRESSED_BY_NAME = ['button', 'link', 'tab', 'menuitem'].map((role) => `'${role}', { name: '`)
