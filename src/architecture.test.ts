import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN_SCREENS } from './office/admin/guard.ts'
import routes from './routes.ts'

const SRC = import.meta.dirname

// From the ground up: a slice may use the ones before it, never the ones after. The districts are for the eye; this is
// the law.
const SLICES = [
  'ground/values',
  'ground/drawings',
  'ground/tables',
  'ground/refusals',
  'ground/platform',
  'ground/postgres',
  'ground/files',
  'ground/http',
  'ground/offline',
  'ground/ui',
  'ground/signal',
  'ground/outside',
  'ground/audit',
  'ground/push',
  'ground/mail',
  'ground/texts',
  'ground/lists',
  'ground/batches',
  'ground/notices',
  'site/pages',
  'money/payment-status',
  'people/members',
  'people/kinds',
  'people/roster',
  'people/cards',
  'people/changes',
  'people/checks',
  'entry/keys',
  'entry/accounts',
  'entry/onboarding',
  'entry/sign-in',
  'entry/own-settings',
  'people/applications',
  'money/households',
  'money/payments',
  'money/bank',
  'money/pairing',
  'people/honours',
  'people/hog',
  'money/fees',
  'money/treasury',
  'money/donations',
  'rides/gallery',
  'rides/questions',
  'rides/events',
  'rides/planning',
  'rides/groups',
  'rides/captain',
  'rides/invitations',
  'rides/guests',
  'people/closing',
  'people/lapsing',
  'people/matches',
  'people/import',
  'people/applicants',
  'people/membership',
  'money/kiosk',
  'people/profile',
  'people/own-fields',
  'site/news',
  'site/documents',
  'site/messages',
  'meetings/calling',
  'meetings/voters',
  'meetings/room',
  'meetings/resolutions',
  'meetings/votes',
  'meetings/rollam',
  'meetings/minutes',
  'office/privacy',
  'site/answers',
  'site/handbook',
  'office/copies',
  'office/backup',
  'office/club',
  'office/history',
  'office/system',
  'office/access',
  'office/programs',
  'office/hooks',
  'office/titles',
  'office/mandates',
  'office/outbox',
  'office/first-run',
  'office/admin',
  'site/home',
  'site/elsewhere',
  'process',
]

const NAMES = /^[a-z0-9-]+\.(?:server\.|screen\.|layout\.|words\.|mail\.|apart\.|d\.)?(?:test\.)?tsx?$/
const ENTRIES = ['root.tsx', 'entry.client.tsx', 'entry.server.tsx', 'globals.d.ts']

type Import = { readonly from: string; readonly to: string }

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

// Whatever is written as an import of ours counts: of a type, for its effect, when needed, handed on.
const IMPORTS = /\b(?:from|import)\s*\(?\s*['"`](\.[^'"`]+)['"`]/g

const imports: readonly Import[] = files
  .filter((file) => !isTest(file))
  .flatMap((from) =>
    [...read(from).matchAll(IMPORTS)]
      .map(([, path = '']) => path.replace(/\?.*$/, ''))
      .filter((path) => !path.includes('+types'))
      .map((path) => ({ from, to: fileOf(relative(SRC, resolve(SRC, dirname(from), path))) })),
  )
const importsOf = Map.groupBy(imports, ({ from }) => from)

/** An import may leave out how the file's name ends. */
function fileOf(path: string): string {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.includes(file)) ?? path
}

function sliceOf(file: string): string {
  const [district = '', slice = '', ...rest] = file.split('/')
  if (slice === '') return ''
  return rest.length > 0 ? `${district}/${slice}` : district
}

const ranks = new Map(SLICES.map((slice, rank) => [slice, rank]))
const rank = (file: string) => ranks.get(sliceOf(file)) ?? -1
const isTable = (file: string) => !file.includes('/')
const touchesTheWorld = (file: string) => /\.server\.tsx?$/.test(file)
const isScreenPart = (file: string) => file.endsWith('.tsx') || sliceOf(file) === 'ground/ui'

/** How high one gets from a file of the root: a table at the top leads as high as the highest thing it names. */
function height(file: string, seen: Set<string> = new Set()): number {
  if (!isTable(file)) return rank(file)
  if (seen.has(file)) return -1
  seen.add(file)
  return Math.max(-1, ...(importsOf.get(file) ?? []).map(({ to }) => height(to, seen)))
}

test('every slice has its place in the order, and every place its slice', () => {
  const slices = new Set(files.map(sliceOf).filter(Boolean))

  expect([...slices].toSorted()).toEqual(SLICES.toSorted())
})

test('every import leads to a file there is', () => {
  const known = new Set(files)

  expect(
    imports.filter(
      ({ to }) => !to.startsWith('..') && /\.tsx?$/.test(to) && !known.has(to) && !to.includes('${'),
    ),
  ).toEqual([])
})

test('slices look down, never up, not even through a table at the top', () => {
  expect(imports.filter(({ from, to }) => !isTable(from) && height(to) > rank(from))).toEqual([])
})

test('no files stand in a circle', () => {
  expect(circles()).toEqual([])
})

/** Groups of files that lead back to themselves (Tarjan). */
function circles(): string[][] {
  const found: string[][] = []
  const path: string[] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const visit = (file: string): number => {
    order.set(file, order.size)
    lowest.set(file, order.size)
    path.push(file)
    let low = order.get(file) ?? 0
    for (const { to } of importsOf.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (path.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === order.get(file)) {
      const group = path.splice(path.indexOf(file))
      const isOwn = (importsOf.get(file) ?? []).some(({ to }) => to === file)
      if (group.length > 1 || isOwn) found.push(group)
    }
    return low
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return found
}

test('rules import only rules', () => {
  const isRule = (file: string) => !touchesTheWorld(file) && !isScreenPart(file) && !isTable(file)
  const values = files
    .filter((file) => isRule(file) && !isTest(file) && sliceOf(file) !== 'process')
    .flatMap((from) =>
      [...read(from).matchAll(/^(?:import|export) (?!type )(?:[^;'"]*?from )?'(\.[^']+)'/gm)].map(
        ([, path = '']) => ({
          from,
          to: fileOf(relative(SRC, resolve(SRC, dirname(from), path))),
        }),
      ),
    )

  expect(values.filter(({ to }) => touchesTheWorld(to))).toEqual([])
})

test('what works apart is called by its name only, and knows nothing of the house', () => {
  const callers = files.filter(
    (file) => !isTest(file) && /^(?:import|export) (?!type )[^';]*from '[^']+\.apart\.ts'/m.test(read(file)),
  )

  expect(callers).toEqual([])
})

test('only the clock reads the clock', () => {
  const guilty = files.filter(
    (file) =>
      file !== 'ground/platform/clock.server.ts' &&
      !isTest(file) &&
      /new Date\(\)|Date\.now\(\)/.test(read(file)),
  )

  // The browser has a clock of its own; these run there.
  expect(guilty.filter((file) => !['ground/ui', 'ground/offline'].includes(sliceOf(file)))).toEqual([])
})

test('no file has outgrown its room', () => {
  expect(files.filter((file) => read(file).split('\n').length > 300)).toEqual([])
})

test('file names come from the vocabulary', () => {
  expect(
    files.filter((file) => !NAMES.test(file.split('/').at(-1) ?? '') && !ENTRIES.includes(file)),
  ).toEqual([])
})

test('one thing is said in one way: these names have a successor', () => {
  // input, filter or form; x-page; api-x; view-x.
  const retired = /wish|^grant-(?!panels)|-doors?\.|-desk\.server|-forms\.server/

  expect(files.filter((file) => !isTest(file) && retired.test(file.split('/').at(-1) ?? ''))).toEqual([])
})

test('every district says in ten lines what lives there', () => {
  const districts = [...new Set(SLICES.map((slice) => slice.split('/')[0] ?? ''))]
  const lines = districts.map((district) => [district, readme(district).split('\n').length] as const)

  expect(lines.filter(([, count]) => count < 6 || count > 20)).toEqual([])
  expect(SLICES.filter((slice) => readme(slice) === '')).toEqual([])
})

function readme(folder: string): string {
  const file = join(SRC, folder, 'README.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

test('every admin screen has its right, and every right its screen', () => {
  const paths = (function walk(list: typeof routes): string[] {
    return list.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...walk(children ?? [])])
  })(routes)
  const admin = paths.filter((path) => path.startsWith('/admin') && path !== '/admin/*')

  expect(admin.toSorted()).toEqual(Object.keys(ADMIN_SCREENS).toSorted())
})
