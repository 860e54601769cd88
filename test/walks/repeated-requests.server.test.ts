import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { ODD_VALUES } from '../odd.ts'
import { useFiles } from '../photos.ts'
import { fieldsOf, plausibleBody } from '../plausible.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
useFiles()
beforeAll(() =>
  useSurroundings({
    databaseUrl: '',
    dataDir: tmpdir(),
    build: { id: 'test', timestamp: 0 },
    hasFarFiles: false,
  }),
)
const LONG = { timeout: 600_000 }

const UNSAFE = DOORS.filter(({ method, file }) => method !== 'GET' && !file)
const pathOf = (path: string) => path.replace(/:\w+(?:\{[^}]*\})?/g, '1')
/** These act on the one who asks: the next call would find him gone. */
const ENDS_ONESELF = /auth\/logout|sign-out|deactivate|role$|erasure|restore|reset/

test('a key is taken by every call, and a repeated one changes no answer', LONG, async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const faults: unknown[] = []
  for (const { method, path, body, keepsAnswer } of UNSAFE) {
    const { token } = await someone(db(), 'Webmaster')
    const ask = () =>
      call(app, pathOf(path), {
        method,
        token,
        headers: { 'idempotency-key': `key ${method} ${path}`.slice(0, 200) },
        body: plausibleBody(body),
      })
    const first = await ask()
    const second = await ask()
    if (first.status >= 500 || second.status >= 500) faults.push([method, path, first.status, first.json])
    if (keepsAnswer && first.status < 300 && second.text !== first.text)
      faults.push([method, path, first.text, second.text])
  }

  expect(faults).toEqual([])
})

test('no call falls over what is sent to it', LONG, async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const faults: unknown[] = []
  let turn = 0
  for (const { method, path, body } of UNSAFE.filter((door) => door.body && !ENDS_ONESELF.test(door.path))) {
    const { token } = await someone(db(), 'Webmaster')
    const plausible = plausibleBody(body)
    const inFields = fieldsOf(body).flatMap((field) =>
      ODD_VALUES.map((odd) => ({ ...Object(plausible), [field]: odd }) as object),
    )
    // All of it is read; what the schema takes goes on, and a share of what it refuses, by the way every refusal goes.
    const taken = inFields.filter((one) => body?.safeParse(one).success)
    const sent = [...shared(ODD_VALUES, turn++, 7), ...shared(taken, turn)]
    for (const one of sent) {
      const { status, json } = await call(app, pathOf(path), { method, token, body: JSON.stringify(one) })
      if (status >= 500 || json?.code === 'unstorable')
        faults.push([method, path, status, json?.code, JSON.stringify(one).slice(0, 200)])
    }
  }

  expect(faults).toEqual([])
})

test('whoever sends the wrong thing learns which field it is', LONG, async () => {
  await rulesVersion(db(), 1)
  const app = anApp(db())
  const { token } = await someone(db(), 'Webmaster')
  const nameless: unknown[] = []
  for (const { method, path } of UNSAFE.filter((door) => !ENDS_ONESELF.test(door.path)))
    for (const sent of ['{}', '[]', 'null', '1', '"slovo"', '{"":1}', '{"slovo":{"":[]}}']) {
      const { status, json } = await call(app, pathOf(path), { method, token, body: sent })
      const fields = Object.keys(json?.fields ?? {})
      const isNamed = fields.length > 0 && !fields.includes('')
      if (status === 422 && json.code === 'invalid_fields' && !isNamed)
        nameless.push([method, path, sent, fields])
    }

  expect(nameless).toEqual([])
})
