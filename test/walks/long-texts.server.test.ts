import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { LONG_WORK, workOf } from '../any-body.ts'
import { anApp } from '../app.ts'
import { useDatabase } from '../database.ts'
import { forms } from '../forms.ts'
import { bareForm, fieldsOf, plausibleBody, plausibleForm } from '../plausible.ts'
import { screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { answerFile } from '../../src/ground/http/file-answer.server.ts'
import { asMeant } from '../../src/ground/values/plain-text.ts'

const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)

/** A tenth of what a body may hold: whatever looks at each letter from each letter is seconds over it. */
const LENGTH = 25_000

/** One letter very often, and something else at the end: a pattern that can divide it in many ways tries all of them. */
const LONG_TEXTS = [
  ' ',
  '\t',
  '\n',
  '\u200C',
  '0',
  'a',
  'á',
  '.',
  '-',
  ',',
  '@',
  '/',
  '(',
  '[',
  '#',
  '*',
  '|',
  '%',
  'a@',
  'a.',
  '1 ',
  '- ',
  '1,',
]
  .map((letters) => `${letters.repeat(LENGTH / letters.length)}!`)
  .concat([
    `${'\u200C '.repeat(LENGTH / 2)}x`,
    `a@${'a.'.repeat(LENGTH / 2)}`,
    `https://${'a.'.repeat(LENGTH / 2)}!`,
    `2026-${'0'.repeat(LENGTH)}`,
  ])

/** What reading it cost, where that is too much. */
function tooMuch(name: string, read: () => unknown): readonly (string | number)[] {
  const before = process.cpuUsage()
  read()
  const took = workOf(before)
  return took > LONG_WORK / 4 ? [name, took] : []
}

test('what somebody wrote is made plain in one look, however long it is', () => {
  expect(LONG_TEXTS.flatMap((text) => tooMuch(text.slice(0, 3), () => asMeant(text)))).toEqual([])
})

const LONG = { timeout: 600_000 }
let turn = 0

const inEach = (name: string, schema: z.ZodType | undefined, plausible: object, fields: readonly string[]) =>
  fields.flatMap((field) =>
    shared(LONG_TEXTS, turn++, 5).flatMap((text) =>
      tooMuch(`${name} ${field} ${text.slice(0, 3)}`, () =>
        schema?.safeParse({ ...plausible, [field]: text }),
      ),
    ),
  )

test('no call looks at a long text for long', LONG, () => {
  const slow = DOORS.flatMap(({ method, path, body, query, params }) => [
    ...inEach(`${method} ${path}`, body, Object(plausibleBody(body)) as object, fieldsOf(body)),
    ...inEach(`${method} ${path}?`, query, {}, fieldsOf(query)),
    ...inEach(`${method} ${path}/`, params, {}, fieldsOf(params)),
  ])

  expect(slow).toEqual([])
})

test('no form looks at a long text for long', LONG, async () => {
  const slow = (await forms()).flatMap(({ route, intent, takes }) =>
    inEach(`${route} ${intent}`, takes, plausibleForm(takes), fieldsOf(bareForm(takes))),
  )

  expect(slow).toEqual([])
})

/** Before anybody has said who he is, nothing may hold up the others for as long. */
const A_STALL = 150

/** What a header may hold, of what one may hold at all. */
const IN_A_HEADER = LONG_TEXTS.filter((text) => /^[\t\x20-\x7e]*$/.test(text)).map(
  (text) => `a${text.slice(-12_000)}`,
)

test('a file that is known already is told so, and a long list of what is known is read once', async () => {
  const store = { size: () => Promise.resolve(null), open: () => Promise.resolve(null) }
  const ask = (known: string) =>
    answerFile(new Request('http://klub.test/', { headers: { 'if-none-match': known } }), store, 'abc', {
      type: 'image/png',
      keeping: 'asked',
    })
  const slow: unknown[] = []
  for (const text of IN_A_HEADER) {
    const before = process.cpuUsage()
    await ask(text)
    const took = workOf(before)
    if (took > A_STALL) slow.push([text.slice(0, 3), took])
  }

  expect(slow).toEqual([])
  expect((await ask('"x" ,  "abc"'))?.status).toBe(304)
})

test('no header and no address is looked at for long', LONG, async () => {
  const app = anApp(db(), {}, await screens())
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const before = process.cpuUsage()
    const answer = await app.request(`http://localhost:3000${path}`, {
      headers: { host: 'localhost:3000', ...headers },
    })
    await answer.body?.cancel()
    const took = workOf(before)
    return took > A_STALL ? [[path.slice(0, 20), Object.keys(headers), took]] : []
  }
  await ask('/')
  const slow: unknown[] = []
  for (const text of IN_A_HEADER)
    for (const name of READ_HEADERS) slow.push(...(await ask('/api/events', { [name]: text })))
  for (const path of LONG_ADDRESSES) slow.push(...(await ask(path)))

  expect(slow).toEqual([])
})

const READ_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'if-none-match',
  'range',
  'user-agent',
]
const LONG_ADDRESSES = [
  `/a${'/'.repeat(12_000)}b/`,
  `${'/'.repeat(12_000)}b/`,
  `/${'a/'.repeat(6000)}`,
  `/${'.'.repeat(12_000)}/x`,
  `/%20${'%20'.repeat(4000)}/`,
]
