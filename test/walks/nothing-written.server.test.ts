import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/ground/postgres/database.server.ts'
import { DOORS } from '../../src/api.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { anApp } from '../app.ts'
import { aMember, someone } from '../club.ts'
import { onFullDisk, readOnly } from '../cut.ts'
import { useDatabase } from '../database.ts'
import { forms } from '../forms.ts'
import { BROWSER } from '../house.ts'
import { useFiles } from '../photos.ts'
import { plausibleBody, plausibleForm } from '../plausible.ts'
import { screens } from '../screens.ts'
import { shared } from '../storm.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-unwritten-'))
beforeAll(async () => {
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  await screens()
}, 120_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Sent = { readonly name: string; readonly path: string; readonly init: RequestInit }

const PARAM = /:\w+(?:\{[^}]*\})?/g
/** With the rest of the tests each fault meets a part of them; `npm run storms` sends them all. */
const SHARE = 4

function calls(): readonly Sent[] {
  return DOORS.filter(({ method }) => method !== 'GET').map(({ method, path, body, file }) => ({
    name: `${method} ${path}`,
    path: path.replace(PARAM, (param) => (param === ':slug' ? 'stanovy' : '1')),
    init: {
      method,
      headers: { 'content-type': file?.at(-1) ?? 'application/json' },
      body: file ? 'Jméno;Příjmení\nJan;Čech\n' : body ? JSON.stringify(plausibleBody(body)) : null,
    },
  }))
}

async function posts(): Promise<readonly Sent[]> {
  return (await forms()).map(({ path, intent, takes }) => ({
    name: `${path} ${intent}`,
    // What a browser with JavaScript sends; the page around it is drawn by another test.
    path: `${path}.data`,
    init: {
      method: 'POST',
      headers: BROWSER,
      body: new URLSearchParams({ ...plausibleForm(takes), intent }),
    },
  }))
}

async function sentTo({ db: club }: Database, sent: readonly Sent[]) {
  const app = anApp(club, {}, await screens())
  const card = await aMember(db())
  const { token } = await someone(db(), 'Webmaster', { confirmedRulesVersion: 99, memberId: card.id })
  const answers = []
  for (const { name, path, init } of sent) {
    const headers = new Headers(init.headers)
    headers.set('host', 'localhost:3000')
    headers.set('origin', 'http://localhost:3000')
    headers.set('cookie', `session_token=${token}`)
    const response = await app.request(`http://localhost:3000${path}`, { ...init, headers })
    await response.body?.cancel()
    answers.push({ name, status: response.status, wait: Number(response.headers.get('retry-after')) })
  }
  return answers
}

test.each([
  ['of a club that can only be read', readOnly, 503, 0],
  ['on a full disk', onFullDisk, 507, 1],
] as const)(
  '%s every call and every form says so, with a time to come again',
  { timeout: 600_000 },
  async (_, broken, said, turn) => {
    await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
    const sent = shared([...calls(), ...(await posts())], turn, SHARE)
    const club = await broken(db())
    try {
      const answers = await sentTo(club, sent)

      const told = answers.filter(({ status }) => status === said)
      expect(answers.filter(({ status }) => status >= 500 && status !== said)).toEqual([])
      expect(told.filter(({ wait }) => !(wait > 0))).toEqual([])
      expect(told.length).toBeGreaterThan(sent.length / 5)
    } finally {
      await club.close()
    }
  },
)
