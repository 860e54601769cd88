import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import routes from '../../src/routes.ts'

/** Shows nothing: it only does, or sends on. */
const WITHOUT_A_FACE = new Set(['/logout', '/preferences'])
/** So many of a kind are tried by each person until one of them opens. */
const TRIES = 8

/** Every address of routes.ts behind which there is something to look at. */
export const FACES: readonly string[] = [
  ...new Set(addressesOf(routes).filter((pattern) => !WITHOUT_A_FACE.has(pattern))),
]

/** Of all that open every third one is looked at, and each by `npm run journeys`. */
const isLookedAt = (pattern: string) => isWhole || FACES.indexOf(pattern) % 3 === 0
export const isWhole = process.env.JOURNEYS === 'whole'

const LINK = /<a [^>]*?href="(\/[^"#]*)/g

function addressesOf(list: readonly RouteConfigEntry[]): string[] {
  return list.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined || path.includes('*') ? [] : [`/${path}`]),
    ...addressesOf(children),
  ])
}

type Walk = {
  /** In this order; who is nobody has not signed in. */
  readonly people: readonly (string | null)[]
  /** Addresses nothing leads to. */
  readonly known: readonly string[]
  readonly look: (at: { readonly path: string; readonly html: string }) => Promise<void>
}

/**
 * Opens each address of routes.ts once, by the first of the people it opens to: what stands in it is found in the links of the
 * screens seen before. Answers which ones opened to nobody.
 */
export async function walkEveryScreen(page: Page, { people, known, look }: Walk): Promise<readonly string[]> {
  const left = new Set(FACES)
  const bare = FACES.map((pattern) => pattern.replaceAll(/\/:\w+\?/g, ''))
  const links = linksOf([...bare.filter((pattern) => !pattern.includes('/:')), ...known])
  for (const who of people) {
    await page.context().clearCookies()
    if (who) {
      const data = { email: `${who}@klubovna.example`, password: DEMO_PASSWORD }
      await page.request.post('/api/auth/login', { data })
    }
    const tried = new Set<string>()
    const next = () => {
      for (const pattern of left) {
        const path = links.to(pattern).find((one) => !tried.has(one))
        if (path !== undefined) return path
      }
      return undefined
    }
    for (let path = next(); path !== undefined; path = next()) {
      tried.add(path)
      const pattern = patternOf(path) ?? ''
      const asked = await page.request.get(path, { maxRedirects: 0 })
      // Behind a letter's link stands something for whoever has a wrong one, too.
      if (asked.status() !== 200 && !pattern.includes(':token')) continue
      left.delete(pattern)
      const html = await asked.text()
      links.add([...html.matchAll(LINK)].map(([, to = '']) => to.replaceAll('&amp;', '&')))
      if (!isLookedAt(pattern)) continue
      const answer = await page.goto(path)
      await look({ path, html: (await answer?.text()) ?? '' })
    }
  }
  return [...left]
}

/** Addresses found so far, and what may stand in the others: not every screen is led to by a link everybody sees. */
function linksOf(known: readonly string[]) {
  const seen = new Set<string>()
  const byPattern = new Map<string, string[]>()
  const add = (paths: readonly string[]) => {
    for (const path of paths) {
      if (seen.has(path)) continue
      seen.add(path)
      const pattern = patternOf(path)
      // A list is one screen however it is asked for.
      if (pattern && (pattern.includes('/:') || !path.includes('?')))
        byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), path])
    }
  }
  const to = (pattern: string) => {
    const direct = byPattern.get(pattern) ?? []
    const [, before = '', param, after = ''] = /^(.*?)(\/:\w+)(.*)$/.exec(pattern) ?? []
    if (!param) return direct
    // The same thing seen from its other sides.
    const filled = [...byPattern]
      .filter(([other]) => other.startsWith(before + param))
      .flatMap(([, paths]) => paths)
      .map((path) => path.slice(before.length + 1).split(/[/?]/)[0])
      .map((word) => `${before}/${word}${after.replaceAll(/:\w+/g, '1')}`)
    return [...new Set([...direct, ...filled])].filter((path) => !path.includes(':')).slice(0, TRIES)
  }
  add(known)
  return { add, to }
}

// What is written out comes before what may be anything.
const PATTERNS = FACES.map(
  (pattern) =>
    [
      pattern,
      new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
    ] as const,
).toSorted(([one], [other]) => one.split(':').length - other.split(':').length)

function patternOf(path: string): string | undefined {
  return PATTERNS.find(([, form]) => form.test(path.split('?')[0] ?? ''))?.[0]
}

/** All the words of the house, to know what on a screen somebody else wrote. */
const OWN_WORDS = filesUnder(join(import.meta.dirname, '..', '..', 'src'))
  .filter((file) => /(?:words|refusals)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .toLowerCase()

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Everything the page was given to show, whoever wrote it. */
export function givenTo(html: string): readonly string[] {
  const data = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)].map(
    ([, text = '""']) => String(JSON.parse(text)),
  )
  return data.flatMap((text) =>
    [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([one]) => String(JSON.parse(one)).trim()),
  )
}

/** Of that what is not among our own words: names, titles, places. */
export function typedIn(given: readonly string[]): readonly string[] {
  return [...new Set(given)]
    .filter((text) => /^\p{L}.*\p{L}{2}/u.test(text) && text.length <= 140)
    .filter((text) => !OWN_WORDS.includes(text.replaceAll('\u00a0', ' ').toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
}
