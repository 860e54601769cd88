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
])('%j is refused as the call refuses it', (fields) => {
  expect(read(fields).success).toBe(false)
})
