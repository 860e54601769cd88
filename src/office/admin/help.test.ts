import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLUB_PARTS, type ClubPart } from '../../club-parts.ts'
import type { Role } from '../../permissions.ts'
import {
  CHAPTERS,
  type Chapter,
  chaptersOf,
  handbookDocument,
  namedIn,
  readChapter,
} from '../../site/handbook/handbook.ts'
import { HELP, helpFor } from '../../site/handbook/help.ts'
import { BESIDE_ADMIN } from './crumbs.ts'
import { ADMIN_SCREENS, mayEnter } from './guard.ts'

const LANGUAGES = ['cs', 'en'] as const
const chapters = Object.keys(CHAPTERS) as Chapter[]

test('every screen of the clubhouse has its paragraph', () => {
  expect(
    [...Object.keys(ADMIN_SCREENS), ...BESIDE_ADMIN].filter((path) => !Object.hasOwn(HELP, path)),
  ).toEqual([])
})

test.each([
  ['/admin/events/12/people', '/napoveda/road-captain#day'],
  ['/pages/stanovy/edit', '/napoveda/sekretar#texts'],
  ['/gallery/new', '/napoveda/road-captain#album'],
  ['/nonsense', '/napoveda'],
  ['constructor', '/napoveda'],
])('the question mark of %s leads to %s', (path, place) => {
  expect(helpFor(path)).toBe(place)
})

test('every question mark leads to a paragraph that is there', () => {
  const there = chapters.flatMap((chapter) =>
    readChapter(chapter, 'cs').paragraphs.map(({ id }) => `${chapter}#${id}`),
  )

  expect(Object.values(HELP).filter((place) => !there.includes(place))).toEqual([])
})

/** Every way in which a club may be without some of its parts. */
const WITHOUT = CLUB_PARTS.reduce<readonly (readonly ClubPart[])[]>(
  (sets, part) => sets.flatMap((set) => [set, [...set, part]]),
  [[]],
)

test.each(WITHOUT.map((off) => [off.join(' and ') || 'nothing', off] as const))(
  'in a club without %s every question mark leads to what its handbook has',
  (_, off) => {
    const there = chaptersOf(off).flatMap((chapter) =>
      readChapter(chapter, 'cs', off).paragraphs.map(({ id }) => `/napoveda/${chapter}#${id}`),
    )

    expect(
      Object.keys(HELP)
        .map((screen) => helpFor(screen, off))
        .filter((place) => place !== '/napoveda' && !there.includes(place)),
    ).toEqual([])
  },
)

const OF_PART: Readonly<Record<ClubPart, RegExp>> = {
  hog: /\bhog/i,
  ritual: /rituál|ritual/i,
  patches: /nášiv|zádov|patch/i,
}
const BROKEN = /\[|\]|\s\s|\s[,;:]|\s\.(?!\p{L})|[,;:]\.|^[\s,.;:]/u

test.each(WITHOUT.map((off) => [off.join(' and ') || 'nothing', off] as const))(
  'the handbook of a club without %s says nothing of it, and what is left are whole sentences',
  (_, off) => {
    const said = LANGUAGES.flatMap((language) =>
      chaptersOf(off).flatMap((chapter) => {
        const { title, lead, paragraphs } = readChapter(chapter, language, off)
        return [title, lead, ...paragraphs.flatMap((one) => [one.title, ...one.steps])]
      }),
    )

    expect(said.filter((text) => off.some((part) => OF_PART[part].test(text)))).toEqual([])
    expect(said.filter((text) => BROKEN.test(text))).toEqual([])
    expect(said.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
  },
)

// Whoever works on a ride has it from his office or from a grant, so that chapter is nobody's by his role alone.
const READERS: Readonly<Record<Chapter, Role | null>> = {
  clen: 'Member',
  cekatel: 'Applicant',
  'road-captain': null,
  supervisor: 'Supervisor',
  pokladnik: 'Treasurer',
  matrikar: 'MembershipOfficer',
  sekretar: 'Secretary',
  webmaster: 'Webmaster',
  server: 'Webmaster',
}

test('every role has its page, and no question mark on it leads past what the role may enter', () => {
  const shut = Object.entries(HELP).flatMap(([screen, place]) => {
    const role = READERS[place.split('#')[0] as Chapter]
    if (role === null || !Object.hasOwn(ADMIN_SCREENS, screen)) return []
    return mayEnter(screen.replace(':id', '7'), { role, grants: [], off: [] }) ? [] : `${place}: ${screen}`
  })

  expect(shut).toEqual([])
})

test('every paragraph of the handbook has a title and a step in both languages', () => {
  for (const language of LANGUAGES)
    for (const chapter of chapters)
      for (const { id, title, steps } of readChapter(chapter, language).paragraphs)
        expect([chapter, id, title !== '', steps.length > 0]).toEqual([chapter, id, true, true])
})

const SRC = join(import.meta.dirname, '..', '..')

/** Everything the screens say, each text in Czech and in English. */
async function saidOnScreens(): Promise<ReadonlySet<string>> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.words.ts') && !name.includes('site/handbook'),
  )
  const modules = await Promise.all(files.map((name) => import(join(SRC, name)) as Promise<object>))
  return new Set(
    modules.flatMap((words) =>
      Object.values(words).flatMap((catalogue: unknown) =>
        typeof catalogue === 'object' && catalogue !== null
          ? Object.values(catalogue).map(
              ({ cs, en }: Record<string, unknown>) => `${String(cs)} = ${String(en)}`,
            )
          : [],
      ),
    ),
  )
}

const said = await saidOnScreens()

test('every button the handbook names is on a screen, by one name in each language', () => {
  const named = chapters.flatMap((chapter) => {
    const inEnglish = readChapter(chapter, 'en').paragraphs
    return readChapter(chapter, 'cs').paragraphs.flatMap(({ id, steps }, place) => {
      const english = inEnglish[place]?.steps.flatMap(namedIn) ?? []
      const czech = steps.flatMap(namedIn)
      expect([chapter, id, english.length]).toEqual([chapter, id, czech.length])
      return czech.map((name, index) => `${chapter}#${id}: ${name} = ${english[index]}`)
    })
  })

  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((one) => !said.has(one.slice(one.indexOf(': ') + 2)))).toEqual([])
})

const guide = (file: string) => readFileSync(join(SRC, '..', 'docs', file), 'utf8')
/** Where the guide of a server speaks of a screen or a button: in slanted letters, and on either side of an arrow. */
const NAMED = /(?<![*\p{L}])\*(?=\p{Lu})|(?=\b\p{Lu}\p{Ll}+ →)|(?<=→ )/gu
const namedPlaces = (file: string) =>
  [...guide(file).matchAll(NAMED)].map(({ index, 0: mark }) => guide(file).slice(index + mark.length))
/** The guide's own heading. */
const OF_THE_GUIDE = 'Zastavení = Stopping'

test('every screen and button the guide of a server names is there, by one name in each language', () => {
  const inEnglish = namedPlaces('operations.md')
  const inCzech = namedPlaces('provoz.md')
  const names = [...said, OF_THE_GUIDE].map((pair) => pair.split(' = '))

  expect(inCzech.length).toBeGreaterThan(15)
  expect(inEnglish.length).toBe(inCzech.length)
  expect(
    inCzech
      .map((czech, place) => [czech.slice(0, 40), inEnglish[place]?.slice(0, 40) ?? ''] as const)
      .filter(
        ([czech, english]) =>
          !names.some(([cs = '', en = '']) => beginsWith(czech, cs) && beginsWith(english, en)),
      ),
  ).toEqual([])
})

/** Whole: Bank is not named by Banks. */
function beginsWith(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length))
}

test.each([
  ['prirucka.md', 'cs'],
  ['handbook.md', 'en'],
] as const)('docs/%s is the handbook of the clubhouse: npm run handbook', (file, language) => {
  expect(readFileSync(join(SRC, '..', 'docs', file), 'utf8')).toBe(handbookDocument(language))
})
