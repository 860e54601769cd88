import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyBody, HONEST, LONG_WORK, ODD_BODIES, workOf } from '../any-body.ts'
import { anApp } from '../app.ts'
import { useDatabase } from '../database.ts'
import { addressOf, aLivingClub, comeAs, roleFor } from '../living-club.ts'
import { useFiles } from '../photos.ts'
import { plausibleBody } from '../plausible.ts'
import { dice as diceOf, moments, shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-bodies-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const UNSAFE = DOORS.filter(({ method }) => method !== 'GET')
/** So many doors share a club: what some of them close, delete or send is there again for the next. */
const A_CLUB = 150
const CLUBS = Array.from({ length: Math.ceil(UNSAFE.length / A_CLUB) }, (_, index) =>
  UNSAFE.filter((__, place) => place % Math.ceil(UNSAFE.length / A_CLUB) === index),
)

type Door = (typeof DOORS)[number]

test.each(CLUBS.map((doors, index) => [index, doors] as const))(
  'no call falls over what is sent to a club that lives, whoever sends it (%d)',
  { timeout: 1_800_000 },
  async (index, doors) => {
    await aLivingClub(db())
    const dice = diceOf(index + 1)
    const app = anApp(db())
    const faults: unknown[] = []
    let turn = index
    const send = async (door: Door, body: string | Uint8Array<ArrayBuffer> | undefined) => {
      const token = await comeAs(db(), roleFor(door.who, dice), dice)
      const path = addressOf(door.path, dice)
      const before = process.cpuUsage()
      const answer = await app.request(`http://localhost:3000${path}`, {
        method: door.method,
        headers: {
          host: 'localhost:3000',
          ...(body === undefined ? {} : { 'content-type': door.file?.[0] ?? 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.text()
      const took = workOf(before)
      const code = text.startsWith('{') ? JSON.parse(text).code : ''
      if ((answer.status >= 500 && !HONEST.test(text)) || code === 'unstorable' || took > LONG_WORK)
        faults.push([door.method, path, answer.status, code, took, String(body).slice(0, 300)])
    }

    for (const door of UNSAFE.filter(
      (one) => one.method === 'POST' && !one.path.includes(':') && !one.file && !ENDS.test(one.path),
    ))
      await send(door, door.body && JSON.stringify(plausibleBody(door.body)))
    for (const door of doors) {
      for (const [, body] of shared(ODD_BODIES, turn++, 20)) await send(door, body)
      const schema = door.body
      if (schema)
        for (let time = 0; time < moments(1, 150); time += 1)
          await send(door, JSON.stringify(anyBody(schema, dice)))
      else await send(door, undefined)
    }

    expect(faults).toEqual([])
  },
)

const ENDS = /logout|backups|restore|drill/
