import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRemarks } from '../test/remarks.ts'
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

type Import = { readonly from: string; readonly to: string }

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
// A remark may stand in the middle of an import, and a text may look like the beginning of one.
const texts = new Map(
  files.map((file) => [file, withoutRemarks(file, readFileSync(join(SRC, file), 'utf8'))] as const),
)
const read = (file: string) => texts.get(file) ?? ''

// Whatever is written as an import of ours counts: of a type, for its effect, when needed, handed on, or to be added to.
const IMPORTS = /\b(?:from|import|require|module)\s*\(?\s*['"`](\.[^'"`]+)['"`]/g
// What works apart is called by its name, from `src`.
const APART = /\bapart(?:<[^(]*>)?\(\s*'([^']+)'/g

const imports: readonly Import[] = files.filter((file) => !isTest(file)).flatMap(importsIn)
const importsOf = Map.groupBy(imports, ({ from }) => from)

function importsIn(from: string): readonly Import[] {
  const paths = [...read(from).matchAll(IMPORTS)].map(([, path = '']) => path.replace(/\?.*$/, ''))
  return [
    ...paths
      .map((path) => ({ from, path, to: fileOf(relative(SRC, resolve(SRC, dirname(from), path))) }))
      // A screen knows what its own address is given.
      .filter(({ path, to }) => to !== from || !path.includes('+types'))
      .map(({ to }) => ({ from, to })),
    ...[...read(from).matchAll(APART)].map(([, name = '']) => ({ from, to: `${name}.apart.ts` })),
  ]
}

/** An import may leave out how the file's name ends, and what is known of a screen's address is known of the screen. */
function fileOf(path: string): string {
  const plain = path.replace(/(^|\/)\+types\//, '$1')
  return [plain, `${plain}.ts`, `${plain}.tsx`].find((file) => texts.has(file)) ?? path
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

/** Beside files of ours a style is imported, and letters to print with. */
const OTHERS = /^(?!\.\.)[^.]+\.css$|^\.\.\/assets\//

test('every import names a file of ours there is', () => {
  const known = new Set(files)
  // The process fills a demo club, and calls what works apart by the name it is given.
  const isMade = ({ from, to }: Import) => sliceOf(from) === 'process' && /^\.\.\/|\$\{/.test(to)

  expect(imports.filter((one) => !known.has(one.to) && !OTHERS.test(one.to) && !isMade(one))).toEqual([])
})

/** Ways round the order: a path that is put together, a search, the loader of the old kind, what lies outside. */
const ROUND_ABOUT: readonly RegExp[] = [
  /\bimport\s*\((?!\s*['"`][^'"`$]*['"`]\s*,?\s*\))/,
  /\brequire\s*\(|\bcreateRequire\b|\bimport\s+\w+\s*=/,
  /\bimport\.meta\.(?:glob|resolve)\b|\bnew URL\(\s*['"`]\./,
  /\b(?:from|import)\s*\(?\s*['"`](?:\/|[a-z]:|file:|~|@\/|#|src\/)/i,
]

/** Where nobody of ours is reached by it: a package, an icon of one, pictures, what works apart. */
const MAY_GO_ROUND = [
  'ground/postgres/postgres-binaries.server.ts',
  'ground/texts/icons.server.ts',
  'process/apart.ts',
  'site/handbook/handbook.screen.tsx',
]

test('every import is written so that the order sees it', () => {
  const hidden = files.filter((file) => {
    return !isTest(file) && (isReferring(file) || ROUND_ABOUT.some((way) => way.test(read(file))))
  })

  expect(hidden.toSorted()).toEqual(MAY_GO_ROUND)
})

/** A remark for the compiler. */
function isReferring(file: string): boolean {
  return /<reference\s+path/.test(readFileSync(join(SRC, file), 'utf8'))
}

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

/** What is there when the program runs: types are not, and `typeof import(…)` is one. */
const VALUES =
  /^(?:import|export) (?!type )(?:[^;'"]*?from )?['"](\.[^'"]+)['"]|(?<!typeof )\bimport\(['"`](\.[^'"`]+)['"`]\)(?!\.[A-Z])/gm

test('rules import only rules', () => {
  const isRule = (file: string) => !touchesTheWorld(file) && !isScreenPart(file) && !isTable(file)
  const values = files
    .filter((file) => isRule(file) && !isTest(file) && sliceOf(file) !== 'process')
    .flatMap((from) =>
      [...read(from).matchAll(VALUES)].map(([, path, later = '']) => ({
        from,
        to: fileOf(relative(SRC, resolve(SRC, dirname(from), path ?? later))),
      })),
    )

  expect(values.filter(({ to }) => touchesTheWorld(to))).toEqual([])
})

test('what works apart is called by its name only, and knows nothing of the house', () => {
  const callers = files.filter(
    (file) => !isTest(file) && /^(?:import|export) (?!type )[^';]*from '[^']+\.apart\.ts'/m.test(read(file)),
  )

  expect(callers).toEqual([])
})

test('every admin screen has its right, and every right its screen', () => {
  const paths = (function walk(list: typeof routes): string[] {
    return list.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...walk(children ?? [])])
  })(routes)
  const admin = paths.filter((path) => path.startsWith('/admin') && path !== '/admin/*')

  expect(admin.toSorted()).toEqual(Object.keys(ADMIN_SCREENS).toSorted())
})

test('every address is a screen, where the walks look; what stands around screens takes no form', () => {
  const entries = (function walk(list: typeof routes): typeof routes {
    return list.flatMap((entry) => [entry, ...walk(entry.children ?? [])])
  })(routes)
  const others = entries.map(({ file }) => file).filter((file) => !file.endsWith('.screen.tsx'))

  expect(others.filter((file) => !file.endsWith('.layout.tsx'))).toEqual([])
  expect(entries.filter(({ path, file }) => path !== undefined && others.includes(file))).toEqual([])
  expect(others.filter((file) => /^export .*\b(?:action|clientAction)\b/m.test(read(file)))).toEqual([])
  // Who is asked before the screens is asked by these two alone.
  expect(
    new Set(others.filter((file) => /^export .*\b(?:loader|clientLoader|middleware)\b/m.test(read(file)))),
  ).toEqual(new Set(['office/admin/guard.layout.tsx', 'office/admin/admin.layout.tsx']))
})
