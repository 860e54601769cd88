import { expect, test } from 'vitest'
import { z } from 'zod'
import { formOf } from './form-of.ts'

const Call = z.strictObject({
  id: z.int().min(1),
  ids: z.array(z.int()).max(3).optional(),
  isSure: z.boolean().default(false),
  note: z.string().nullable().optional(),
  amount: z.int().optional(),
  reason: z.string().min(1),
})
const form = formOf(Call, { amount: (text) => Number(text.replace(',-', '')) * 100 })
const read = (fields: Readonly<Record<string, string | undefined>>) =>
  form.safeParse({ id: '7', reason: 'x', ...fields })

test.each([
  [{}, { id: 7, reason: 'x', isSure: false }],
  [{ ids: '3,17' }, { id: 7, reason: 'x', isSure: false, ids: [3, 17] }],
  [{ isSure: 'on' }, { id: 7, reason: 'x', isSure: true }],
  [{ note: ' ' }, { id: 7, reason: 'x', isSure: false, note: null }],
  [{ note: '12' }, { id: 7, reason: 'x', isSure: false, note: '12' }],
  [{ amount: '1200,-' }, { id: 7, reason: 'x', isSure: false, amount: 120_000 }],
])('%j of a form means %j', (fields, meant) => {
  expect(read(fields).data).toEqual(meant)
})

test.each([
  { id: '7a' },
  { id: '' },
  { ids: '1,x' },
  { isSure: 'maybe' },
  { reason: '' },
  { other: 'field' },
  { constructor: 'x' },
  Object.fromEntries([['__proto__', 'x']]),
])('%j is refused as the call refuses it', (fields) => {
  expect(read(fields).success).toBe(false)
})

const Odd = z.strictObject({
  count: z.int().nullable().optional(),
  debt: z.int().prefault(0),
  names: z.array(z.string()).optional(),
  isTold: z.boolean().optional(),
  isKept: z.boolean().prefault(true),
  day: z
    .string()
    .transform((text) => text.length)
    .optional(),
  title: z.string().optional(),
})
const readOdd = (fields: unknown) => formOf(Odd).safeParse(fields)
const UNTICKED = { isTold: false, isKept: false, debt: 0 }

test.each([
  [{}, UNTICKED],
  [{ count: '' }, { ...UNTICKED, count: null }],
  [{ count: ' 12 ' }, { ...UNTICKED, count: 12 }],
  [{ debt: '-5' }, { ...UNTICKED, debt: -5 }],
  [{ names: '' }, { ...UNTICKED, names: [] }],
  [{ names: 'Jan,Eva' }, { ...UNTICKED, names: ['Jan', 'Eva'] }],
  [
    { isTold: 'yes', isKept: 'true' },
    { ...UNTICKED, isTold: true, isKept: true },
  ],
  [{ day: 'abc' }, { ...UNTICKED, day: 3 }],
  [{ title: '' }, { ...UNTICKED, title: '' }],
  [
    { count: 7, isTold: true },
    { ...UNTICKED, count: 7, isTold: true },
  ],
])('%j means %j, whatever may be missing', (fields, meant) => {
  expect(readOdd(fields).data).toEqual(meant)
})

test.each([
  { count: '1.5' },
  { count: 'x5' },
  { count: '5x' },
  { count: '--5' },
  { isTold: 'no' },
  { isTold: 'onward' },
  null,
  'text',
  7,
])('%j is no such form', (fields) => {
  expect(readOdd(fields).success).toBe(false)
})

test('a file is left as it came', () => {
  const file = new File(['x'], 'x.txt')

  expect(formOf(z.object({ file: z.instanceof(File) })).parse({ file }).file).toBe(file)
})
