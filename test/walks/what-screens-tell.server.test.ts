import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { Refusal } from '../../src/refusals.ts'
import routes from '../../src/routes.ts'
import { setClock } from '../clock.ts'
import { useDatabase } from '../database.ts'
import { LOOKED_AT } from '../looked-at.ts'
import { useFiles } from '../photos.ts'
import { retold } from '../retold.ts'
import { seeScreen } from '../screen.ts'
import { aStillClub, type Reader, type StillClub, THE_DAY, THE_MOMENT } from '../still-club.ts'

// What the invented club's screens tell on one day, fact by fact, as they told it when somebody last looked at it: a filter left out, a
// field for its neighbour, another order or default is another fact. Whoever means it so writes it down anew by `npm run told`, and
// reads what became of it.
const db = useDatabase({ isNew: true })
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-told-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Loader = (args: never) => Promise<unknown>
const modules = import.meta.glob<{ readonly loader?: Loader }>('../../src/**/*.screen.tsx', { eager: true })

const addresses = (list: readonly RouteConfigEntry[]): (readonly [path: string, file: string])[] =>
  list.flatMap(({ path, index, file, children = [] }) => [
    ...(path !== undefined || index ? [[`/${path ?? ''}`, file] as const] : []),
    ...addresses(children),
  ])

/** What the system says of this machine, what is sent rather than told, and the handbook, which has a test of its own. */
const UNTOLD = [
  '/napoveda/:chapter?',
  '/admin/sprava/system',
  '/admin/sprava/backup',
  '/o/:token/:file',
  '/o/schuze/:token/dokument/:id',
  '/clear-cache',
  '/logout',
  '/preferences',
  '/o/dar/:token',
]
const SCREENS = addresses(routes).flatMap(([path, file]) => {
  const loader = modules[`../../src/${file}`]?.loader
  return loader && !path.includes('*') && !UNTOLD.includes(path) ? [{ path, file, loader }] : []
})

type Screen = (typeof SCREENS)[number]

function paramsOf(path: string, address: string): Readonly<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const [plain = ''] = address.split('?')
  const values =
    new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/([^/]+))?').replaceAll(/:\w+/g, '([^/]+)')}$`).exec(
      plain,
    ) ?? []
  return Object.fromEntries(
    names.flatMap((name, index) =>
      values[index + 1] === undefined ? [] : [[name, values[index + 1] ?? '']],
    ),
  )
}

async function toldTo({ db: still }: StillClub, { token }: Reader, screen: Screen, address: string) {
  const params = paramsOf(screen.path, address)
  // Whatever took how long: each looks at the same moment.
  setClock(THE_MOMENT)
  try {
    return retold(await seeScreen(still, screen.loader, { path: address, token, params, today: THE_DAY }))
  } catch (error) {
    if (String(error).endsWith('is guarded')) return null
    if (error instanceof Response)
      return [`sent away: ${error.status} ${error.headers.get('location') ?? ''}`]
    if (error instanceof Refusal) return [`refused: ${error.code}`]
    return [`fell: ${String(error)}`]
  }
}

type Telling = { readonly readers: string[]; readonly lines: readonly string[] }

/** The first address is looked at by everybody, the others by one of those who may; public ones by two. */
const lookersOf = (turn: number, address: string) =>
  turn === 0 ? Infinity : address.startsWith('/admin') ? 1 : 2

/** What the first of them is told in full, of each other what he is told otherwise. */
async function toldOf(club: StillClub, screen: Screen): Promise<readonly string[]> {
  const tellings: Telling[] = []
  let plain: readonly string[] = []
  for (const [turn, address] of (LOOKED_AT[screen.path] ?? [screen.path]).entries()) {
    const here: Telling[] = []
    let first: readonly string[] | null = null
    let lookers = 0
    for (const reader of club.readers) {
      const told = lookers < lookersOf(turn, address) ? await toldTo(club, reader, screen, address) : null
      if (!told) continue
      const lines = told.filter((line) => !(first ?? plain).includes(line)).concat(gone(first ?? plain, told))
      const same = here.find((one) => one.lines.join('\n') === lines.join('\n'))
      if (same) same.readers.push(reader.name)
      else if (lines.length > 0) here.push({ readers: [`${address} as ${reader.name}`], lines })
      if (isAway(told)) continue
      lookers += 1
      first ??= told
    }
    plain = first ?? plain
    tellings.push(...here)
  }
  return tellings.flatMap(({ readers, lines }) => [
    '',
    readers.join(', '),
    ...lines.map((line) => `  ${line}`),
  ])
}

const isAway = ([line = '']: readonly string[]) => /^(?:sent away|refused|fell): /.test(line)

const nameOf = (line: string) => line.slice(0, line.indexOf(':'))
function gone(known: readonly string[], told: readonly string[]): readonly string[] {
  const names = new Set(told.map(nameOf))
  const missing = known.map(nameOf).filter((name) => !names.has(name))
  return missing.length > 0 ? [`without ${missing.join(', ')}`] : []
}

test('every screen tells everybody what it told', { timeout: 300_000 }, async () => {
  const club = await aStillClub(db())
  const byDistrict = new Map<string, string[]>()
  for (const screen of SCREENS) {
    const [district = ''] = screen.file.split('/')
    byDistrict.set(district, [...(byDistrict.get(district) ?? []), ...(await toldOf(club, screen))])
  }
  await club.close()

  for (const [district, lines] of byDistrict) {
    expect.soft(lines.filter((line) => line.startsWith('  fell: '))).toEqual([])
    await expect.soft(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(`../fixtures/told/${district}.txt`)
  }
})
