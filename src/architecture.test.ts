import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ADMIN_SCREENS } from './admin/guard.ts'
import routes from './routes.ts'

const SRC = import.meta.dirname

// From the ground up: a slice may use the ones before it, never the ones after.
const SLICES = [
  'tables',
  'platform',
  'ui',
  'audit',
  'mail',
  'pages',
  'batches',
  'notices',
  'members',
  'cards',
  'roster',
  'keys',
  'accounts',
  'applications',
  'payments',
  'bank',
  'pairing',
  'honours',
  'hog',
  'fees',
  'donations',
  'gallery',
  'events',
  'planning',
  'closing',
  'matches',
  'import',
  'membership',
  'profile',
  'news',
  'documents',
  'privacy',
  'answers',
  'backup',
  'clubhouse',
  'watch',
  'offices',
  'club',
  'founding',
  'admin',
  'home',
]

const NAMES = /^[a-z0-9-]+\.(?:server\.|screen\.|layout\.|words\.|mail\.|apart\.|d\.)?(?:test\.)?tsx?$/
const ENTRIES = ['root.tsx', 'entry.client.tsx', 'entry.server.tsx', 'globals.d.ts']

type Import = { readonly from: string; readonly to: string }

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

const imports: readonly Import[] = files
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((from) =>
    [
      ...read(from).matchAll(
        /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
      ),
    ]
      .map(([, plain, bare, lazy]) => plain ?? bare ?? lazy ?? '')
      .filter((path) => !path.includes('+types'))
      .map((path) => ({ from, to: relative(SRC, resolve(SRC, dirname(from), path)) })),
  )

const sliceOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '')
const rank = (file: string) => SLICES.indexOf(sliceOf(file))
const isTable = (file: string) => !file.includes('/')
const touchesTheWorld = (file: string) => /\.server\.tsx?$/.test(file)
const isScreenPart = (file: string) => file.endsWith('.tsx') || sliceOf(file) === 'ui'

test('every slice has its place in the order', () => {
  expect(files.map(sliceOf).filter((slice) => slice && !SLICES.includes(slice))).toEqual([])
})

test('slices look down, never up', () => {
  expect(imports.filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from))).toEqual([])
})

test('rules import only rules', () => {
  const isRule = (file: string) => !touchesTheWorld(file) && !isScreenPart(file) && !isTable(file)

  expect(imports.filter(({ from, to }) => isRule(from) && touchesTheWorld(to))).toEqual([])
})

test('what works apart is called by its name only, and knows nothing of the house', () => {
  expect(imports.filter(({ to }) => to.endsWith('.apart.ts'))).toEqual([])
})

test('only the clock reads the clock', () => {
  const guilty = files.filter(
    (file) =>
      file !== 'platform/clock.server.ts' &&
      !/\.test\.tsx?$/.test(file) &&
      /new Date\(\)|Date\.now\(\)/.test(read(file)),
  )

  // The browser has a clock of its own; these run there.
  expect(guilty.filter((file) => sliceOf(file) !== 'ui')).toEqual([])
})

test('no file has outgrown its room', () => {
  expect(files.filter((file) => read(file).split('\n').length > 300)).toEqual([])
})

test('file names come from the vocabulary', () => {
  expect(
    files.filter((file) => !NAMES.test(file.split('/').at(-1) ?? '') && !ENTRIES.includes(file)),
  ).toEqual([])
})

test('every admin screen has its right, and every right its screen', () => {
  const paths = (function walk(list: typeof routes): string[] {
    return list.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...walk(children ?? [])])
  })(routes)
  const admin = paths.filter((path) => path.startsWith('/admin') && path !== '/admin/*')

  expect(admin.toSorted()).toEqual(Object.keys(ADMIN_SCREENS).toSorted())
})
