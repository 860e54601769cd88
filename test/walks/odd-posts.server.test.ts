import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyForm, HONEST, LONG_WORK, ODD_BODIES, ODD_POSTS, workOf } from '../any-body.ts'
import { anApp } from '../app.ts'
import { useDatabase } from '../database.ts'
import { forms } from '../forms.ts'
import { BROWSER } from '../house.ts'
import { openTable, PIN } from '../kiosk.ts'
import { addressOf, aLivingClub, comeAs, roleFor } from '../living-club.ts'
import { useFiles } from '../photos.ts'
import { screens } from '../screens.ts'
import { dice as diceOf, moments, shared } from '../storm.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-posts-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** So many clubs share the forms: what some of them close, delete or send is there again for the next. */
const CLUBS = 2

test.each(Array.from({ length: CLUBS }, (_, club) => club))(
  'no screen falls over what is posted to it in a club that lives, whoever posts it (%d)',
  { timeout: 1_800_000 },
  async (club) => {
    await aLivingClub(db())
    const table = await openTable(db())
    const dice = diceOf(club + 1)
    const app = anApp(db(), {}, await screens())
    const faults: unknown[] = []
    let turn = club
    const post = async (
      route: string,
      who: Parameters<typeof roleFor>[0],
      type: string,
      body: string | Uint8Array<ArrayBuffer>,
    ) => {
      const token = await comeAs(db(), roleFor(who, dice), dice)
      const path = addressOf(`/${route}`, dice)
      const before = process.cpuUsage()
      const kiosk = route === 'stul' ? `; kiosk_token=${table.token}` : ''
      const answer = await app.request(`http://localhost:3000${path === '/' ? '/_root' : path}.data`, {
        method: 'POST',
        headers: {
          host: 'localhost:3000',
          ...BROWSER,
          'content-type': type,
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
          cookie: `${token ? `session_token=${token}` : 'x=y'}${kiosk}`,
        },
        body,
      })
      const text = await answer.text()
      const took = workOf(before)
      const isFault = (answer.status >= 500 && !HONEST.test(text)) || /"(?:unexpected|unstorable)"/.test(text)
      if (isFault || took > LONG_WORK)
        faults.push([path, answer.status, took, type, String(body).slice(0, 300), text.slice(0, 200)])
    }

    const all = await forms()
    for (const { route, act, intent, takes } of all.filter((_, place) => place % CLUBS === club)) {
      for (let time = 0; time < moments(1, 100); time += 1) {
        const form = { ...anyForm(takes, dice), ...(intent === '' ? {} : { intent }) }
        if (route === 'stul' && 'pin' in form) form.pin = PIN
        await post(route, act.who, 'application/x-www-form-urlencoded', String(new URLSearchParams(form)))
      }
    }
    const routes = [...new Map(all.map((one) => [one.route, one])).values()]
    for (const { route, act } of routes.filter((_, place) => place % CLUBS === club)) {
      for (const [, type, body] of shared(ODD_POSTS, turn++, 12)) await post(route, act.who, type, body)
      for (const [, body] of shared(ODD_BODIES, turn++, 20))
        await post(route, act.who, 'application/json', body)
    }

    expect(faults).toEqual([])
  },
)
