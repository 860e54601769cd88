import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chapter, namedIn, readChapter } from '../../src/site/handbook/handbook.ts'
import { HELP } from '../../src/site/handbook/help.ts'
import { AT_DESK, comeAs, expect, isPhone, test } from './journey.ts'
import { NOT_NOW, READERS, type Step, WAYS } from './handbook-ways.ts'
import { readScreen } from './read-handbook.ts'

const SPECS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
const ADMIN = /^\/(?!.*:)/

// npm run journeys reads the handbook to the letter; npm test has no time for it.
const LANGUAGES = process.env.JOURNEYS === 'whole' ? (['cs'] as const) : []
const READ: readonly Chapter[] = ['clen', 'cekatel', 'supervisor', 'server']

test.describe.configure({ timeout: 600_000 })

for (const language of LANGUAGES)
  for (const chapter of READ)
    test(
      `whoever follows the handbook finds every word it names: ${chapter} (${language})`,
      AT_DESK,
      async ({ page, context, baseURL }) => {
        test.skip(isPhone(page), 'read at a desk')
        page.setDefaultTimeout(20_000)
        const known = new Map<string, string>()
        const missing: string[] = []
        let who = ''
        const inCzech = readChapter(chapter, 'cs').paragraphs

        for (const [place, { id, steps }] of readChapter(chapter, language).paragraphs.entries()) {
          const names = steps.flatMap(namedIn)
          if (names.length === 0) continue
          let told = ''
          for (const step of wayOf(chapter, id)) {
            if (typeof step === 'string' && step.startsWith('@')) {
              if (step.slice(1) === who) continue
              who = step.slice(1)
              await context.clearCookies()
              await comeAs(page, who, '/admin/search')
              await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
            } else if (typeof step === 'string') {
              const seen = known.get(`${who} ${step}`)
              if (seen === undefined || isFollowed(chapter, id, step))
                await page.goto(step, { waitUntil: 'networkidle' })
              const text = seen ?? (await readScreen(page))
              known.set(`${who} ${step}`, text)
              told += text
            } else {
              await step(page)
              await page.waitForLoadState('networkidle')
              told += await readScreen(page)
            }
          }
          const czech = (inCzech[place]?.steps ?? []).flatMap(namedIn)
          for (const [index, name] of names.entries())
            if (!told.includes(name) && !isKnownElsewhere(`${chapter}#${id}`, czech[index] ?? ''))
              missing.push(`${id}: ${name}`)
        }

        expect(missing).toEqual([])
      },
    )

/** The screens whose question mark leads to a paragraph, then wherever it leads beside. */
function wayOf(chapter: Chapter, id: string): readonly Step[] {
  const screens = Object.entries(HELP).flatMap(([screen, place]) =>
    place === `${chapter}#${id}` && ADMIN.test(screen) ? screen : [],
  )
  return [`@${READERS[chapter]}`, ...screens, ...(WAYS[`${chapter}#${id}`] ?? [])]
}

/** After it something is pressed, so that it must be there. */
function isFollowed(chapter: Chapter, id: string, step: string): boolean {
  const way = wayOf(chapter, id)
  return typeof way[way.indexOf(step) + 1] === 'function'
}

/** Pressed in another journey by its name, or shown only in a state the demo club is not in. */
function isKnownElsewhere(place: string, name: string): boolean {
  return (NOT_NOW[place] ?? []).includes(name) || SPECS.some((text) => text.includes(name))
}
