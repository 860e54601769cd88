import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOORS } from '../../src/api.server.ts'
import { CLUB_PARTS, type ClubPart } from '../../src/club-parts.ts'
import { forgetClub } from '../../src/ground/platform/club-settings.server.ts'
import { keptOnce } from '../../src/ground/platform/kept-once.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import type { Role } from '../../src/permissions.ts'
import { CHAPTERS } from '../../src/site/handbook/handbook.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { anApp } from '../app.ts'
import { aMember, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { useFiles } from '../photos.ts'
import { plausibleBody } from '../plausible.ts'
import { screenPaths, screens } from '../screens.ts'
import { isLong } from '../storm.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-parts-'))
beforeAll(async () => {
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  await screens()
}, 120_000)
afterAll(() => {
  forgetClub()
  rmSync(dataDir, { recursive: true, force: true })
})

const WORDS: Readonly<Record<ClubPart, RegExp>> = {
  hog: /\bhog/i,
  ritual: /rituál|ritual/i,
  patches: /nášiv|patch/i,
}

/** Where it is said all the same, and why. */
const SAID: Readonly<Record<string, string>> = {
  '/admin/sprava/club': 'the switches themselves',
  'GET /api/club': 'the switches themselves',
  '/soukromi': 'a text of the club',
  '/pages/:slug/edit': 'a text of the club',
  '/pages/:slug/history': 'a text of the club',
  'GET /api/pages/:slug': 'a text of the club',
  'GET /api/pages/:slug/versions/:version': 'a text of the club',
  'GET /api/me/export.json': 'whatever is kept of a person is handed to him',
  'GET /api/members/:id/data.json': 'whatever is kept of a person is handed to him',
  'GET /api/openapi.json': 'it describes the program, not the club',
  'GET /api/docs': 'it describes the program, not the club',
}

/** `npm run storms` switches off each alone, for more people. */
const OFF: readonly (readonly ClubPart[])[] = isLong
  ? CLUB_PARTS.map((part) => [part])
  : [['hog', 'ritual'], ['patches']]
const ROLES: readonly Role[] = isLong
  ? ['Webmaster', 'MembershipOfficer', 'Supervisor', 'Member']
  : ['Webmaster']
const HANDBOOK = ['/napoveda', ...Object.keys(CHAPTERS).map((chapter) => `/napoveda/${chapter}`)]
const PARAM = /:\w+(?:\{[^}]*\})?/g
const filled = (path: string) => path.replace(PARAM, (param) => (param === ':slug' ? 'stanovy' : '1'))

test.each(OFF.map((off) => [off.join(', '), off] as const))(
  'of a club without %s nobody is told of it, on no screen and by no call',
  { timeout: 1_200_000 },
  async (_, off) => {
    await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
    await db()
      .insertInto('clubSetting')
      .values({ key: 'club', value: JSON.stringify({ off }) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute()
    forgetClub()
    const app = anApp(db(), {}, await screens())
    const said: string[] = []
    for (const role of ROLES) {
      const { id: memberId } = await aMember(db(), CARD)
      const { token } = await someone(db(), role, { confirmedRulesVersion: 99, memberId })
      const read = async (path: string, init: RequestInit = {}) => {
        keptOnce('fair-share', () => new Map<string, unknown>()).clear()
        const headers = {
          ...BROWSER,
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          cookie: `session_token=${token}`,
          'content-type': 'application/json',
        }
        const answer = await app.request(`http://localhost:3000${path}`, { ...init, headers })
        const isText = answer.ok && /html|json|csv/.test(answer.headers.get('content-type') ?? '')
        return isText ? seen(await answer.text()) : ''
      }
      expect(await read('/napoveda/clen')).toContain('</h2>')
      const listen = (name: string, text: string) => {
        for (const part of off)
          if (WORDS[part].test(text) && !(name in SAID))
            said.push(`${role} ${part} ${name}: ${around(text, WORDS[part])}`)
      }
      for (const path of [...screenPaths(), ...HANDBOOK]) listen(path, await read(filled(path)))
      for (const { method, path, body } of DOORS.filter(isReading))
        listen(
          `${method} ${path}`,
          await read(
            filled(path),
            method === 'GET' ? {} : { method, body: JSON.stringify(plausibleBody(body)) },
          ),
        )
    }

    expect(said).toEqual([])
  },
)

/** Somebody who has everything that can be switched off. */
const CARD = {
  hogNumber: null,
  ritualOn: '2020-05-01',
  frontPatchOn: '2020-05-01',
  backPatchOn: '2021-05-01',
  approvedAt: new Date('2019-01-01'),
}

const isReading = ({ method, path }: (typeof DOORS)[number]) =>
  (method === 'GET' || path.endsWith('/list')) && !/stream|metrics|\.xlsx$|\.pdf$/.test(path)

/** What somebody wrote of one of the demo's people, and a list nothing is in. */
const NOTE = /Ztratil se předávací list k nášivce|"patches":\[\]/g

/** What a reader sees of a page, and what a form of it sends; of anything else everything. */
const seen = (answer: string) => {
  const text = answer.replaceAll(NOTE, '')
  return text.startsWith('<!DOCTYPE')
    ? text
        .replaceAll(/<(script|style|link)\b[^>]*>(?:[\s\S]*?<\/\1>)?/g, '')
        .replaceAll(/ (?:class|d|id|href|src)="[^"]*"/g, '')
    : text
}

const around = (text: string, word: RegExp) => {
  const at = text.search(word)
  return text.slice(Math.max(0, at - 60), at + 40)
}
