import { expect, test } from 'vitest'
import type { z } from 'zod'
import { LONG_WORK, workOf } from '../any-body.ts'
import { forms } from '../forms.ts'
import { bareForm, fieldsOf, plausibleBody, plausibleForm } from '../plausible.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { answerFile } from '../../src/ground/http/file-answer.server.ts'
import { asMeant } from '../../src/ground/values/plain-text.ts'

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
  const before = process.cpuUsage()
  for (const text of IN_A_HEADER) await ask(text)

  expect(workOf(before)).toBeLessThan(LONG_WORK)
  expect((await ask('"x" ,  "abc"'))?.status).toBe(304)
})
