import type { Page } from '@playwright/test'
import { type Chapter, namedIn, readChapter } from '../../src/site/handbook/handbook.ts'
import { HELP } from '../../src/site/handbook/help.ts'
import type { Language } from '../../src/ground/values/words.ts'
import { READERS, type Step, type Ways } from './handbook-ways.ts'

/** What can be pressed is read once more, on a line that says so. */
const PRESSED = {
  mark: '•',
  pressable: ':is(a[href], button, summary, label, option, [role=tab], [role^=menuitem])',
}

/** What the book tells one to press, in its Czech: a heading of that name would be no help. */
const TOLD_TO_PRESS =
  /(?<!\p{L})(?:dej|dá|dáš|otevři|zmáčkni|zmáčknout|stiskne|ťukneš|zvol|přes|tlačítkem) (?<names>\*\*[^*]+\*\*(?:,? (?:nebo|a) \*\*[^*]+\*\*)*)/giu

const pressedIn = (steps: readonly string[]) =>
  new Set(
    steps.flatMap((step) =>
      [...step.matchAll(TOLD_TO_PRESS)].flatMap(({ groups }) => namedIn(groups?.names ?? '')),
    ),
  )

/** Everything a reader can see on the screen: what is written, what fields and pictures are called, what a list offers. */
const written = (page: Page) =>
  page.evaluate(async ({ mark, pressable }) => {
    // Capitals that only the look makes are no other word.
    const asWritten = new CSSStyleSheet()
    asWritten.replaceSync('* { text-transform: none !important }')
    document.adoptedStyleSheets = [asWritten]
    // What opens is drawn within two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const seen = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].filter((one) =>
      one.checkVisibility(),
    )
    const named = seen.flatMap((one) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    )
    const offered = [...document.querySelectorAll('option')].map((one) => one.label)
    const pressed = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((one) => one.checkVisibility())
      .map((one) => `${mark}${one.innerText} ${one.ariaLabel ?? ''}`.replaceAll(/\s+/g, ' '))
    return ['', document.body.innerText, ...named, ...offered, ...pressed, '']
      .join('\n')
      .replaceAll('\u00A0', ' ')
  }, PRESSED)

/** React has taken over what the server drew: before that no menu opens. Screens without a script have nothing to wait for. */
const isAwake = () => {
  const last = [...document.querySelectorAll('main :is(a, button, input)')].at(-1)
  return !last || Object.keys(last).some((key) => key.startsWith('__reactProps'))
}

const STILL_MS = 300

/** Nothing more comes: what is there is what was there at the last look. */
const isStill = () => {
  const { body } = document
  const isSame = body.dataset.seen === String(body.innerText.length)
  body.dataset.seen = String(body.innerText.length)
  return isSame
}

const UNFOLDS = 'main :is([aria-haspopup], [aria-expanded="false"], [popovertarget]), header [aria-haspopup]'
const MOST_MENUS = 12

type Reading = {
  readonly chapter: Chapter
  readonly language: Language
  readonly ways: Ways
  /** Brings somebody to the first screen, in the language of the book. */
  readonly signIn: (name: string) => Promise<void>
}

/** A word the book names that a reader who followed it has not seen; by its Czech name too. */
export type Missing = {
  readonly place: string
  readonly name: string
  readonly czech: string
  readonly isToPress: boolean
}

/** Reads a chapter paragraph by paragraph, goes where it leads, and tells what was not there. */
export async function readAlong(
  page: Page,
  { chapter, language, ways, signIn }: Reading,
): Promise<readonly Missing[]> {
  const known = new Map<string, string>()
  const missing: Missing[] = []
  const inCzech = readChapter(chapter, 'cs').paragraphs
  let who = ''
  for (const [index, { id, steps }] of readChapter(chapter, language).paragraphs.entries()) {
    const place = `${chapter}#${id}`
    const names = steps.flatMap(namedIn)
    if (names.length === 0) continue
    const way = wayTo(place, { chapter, ways })
    let told = ''
    for (const [at, step] of way.entries()) {
      if (typeof step !== 'string') {
        await step(page)
        await page.waitForLoadState('networkidle')
        told += await readScreen(page)
      } else if (!step.startsWith('@')) {
        const key = `${who} ${step}`
        if (!known.has(key)) {
          await page.goto(step, { waitUntil: 'networkidle' })
          known.set(key, await readScreen(page))
        }
        told += known.get(key) ?? ''
        // What is pressed next lies under nothing that reading has opened.
        if (typeof way[at + 1] === 'function') await page.goto(step, { waitUntil: 'networkidle' })
      } else if (step.slice(1) !== who) {
        who = step.slice(1)
        await signIn(who)
      }
    }
    const czechSteps = inCzech[index]?.steps ?? []
    const toPress = pressedIn(czechSteps)
    const czech = czechSteps.flatMap(namedIn)
    missing.push(
      ...names.flatMap((name, number) => {
        const inItsCzech = czech[number] ?? ''
        const isToPress = toPress.has(inItsCzech)
        return isTold(name, told, isToPress) ? [] : { place, name, czech: inItsCzech, isToPress }
      }),
    )
  }
  return missing
}

/** As a word of its own: Pro is not told by Profil. */
function isTold(name: string, told: string, isToPress: boolean): boolean {
  const letters = name.replaceAll(/[().?]/g, String.raw`\$&`)
  const from = isToPress ? `^${PRESSED.mark}.*` : ''
  return new RegExp(String.raw`${from}(?<!\p{L})${letters}(?!\p{L})`, 'mu').test(told)
}

/** The screens whose question mark leads to a paragraph, then wherever it leads beside. */
function wayTo(place: string, { chapter, ways }: Pick<Reading, 'chapter' | 'ways'>): readonly Step[] {
  const screens = Object.keys(HELP).filter((screen) => HELP[screen] === place && !screen.includes(':'))
  return [`@${READERS[chapter]}`, ...screens, ...(ways[place] ?? [])]
}

/** Menus of rows are alike but for the name of the person. Runs in the page. */
const kindsOf = (all: readonly Element[]) =>
  all.map(
    (one) => `${(one.getAttribute('aria-label') ?? one.textContent).replace(/:.*/, '')} ${one.className}`,
  )

/** What there is on this screen once everything that unfolds has been unfolded, menu by menu, as a curious reader does. */
async function readScreen(page: Page): Promise<string> {
  const address = page.url()
  await page.waitForFunction(isAwake)
  await page.waitForFunction(isStill, null, { polling: STILL_MS })
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  let told = await written(page)
  const menus = page.locator(UNFOLDS).filter({ visible: true })
  const kinds = await menus.evaluateAll(kindsOf)
  for (const kind of [...new Set(kinds)].slice(0, MOST_MENUS)) {
    // What is open hides others, and is no longer among those that open.
    const place = (await menus.evaluateAll(kindsOf)).indexOf(kind)
    if (place === -1) continue
    await menus
      .nth(place)
      .click({ timeout: 2000 })
      .catch(() => undefined)
    told += await written(page)
    await page.keyboard.press('Escape')
    if (page.url() !== address) await page.goto(address, { waitUntil: 'networkidle' })
  }
  return told
}
