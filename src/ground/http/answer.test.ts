import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer, takeMisfits } from '../../../test/answers.ts'
import { Day, Done, Moment } from './answer.ts'
import { type Door, door } from './door.server.ts'

const seen = z.strictObject({ at: Moment, on: Day.nullable() })
const asked = { method: 'GET', path: '/api/x', who: 'anyone', summary: 'X' } as const
const told = { at: new Date('2026-11-15T09:42:00Z'), on: null }
const tells = door({ ...asked, answers: { 200: seen, 202: Done }, handle: async () => told })
const sends = door({
  ...asked,
  sends: 'page',
  sentAs: ['text/csv', 'image/*'],
  handle: async () => new Response('a;b'),
})

beforeEach(() => void takeMisfits())

async function misfits(one: Door, body: unknown, init: ResponseInit = {}): Promise<number> {
  await checkAnswer(one, typeof body === 'string' ? new Response(body, init) : Response.json(body, init))
  return takeMisfits().length
}

test('a moment is a Date in the house and a text on the wire', () => {
  expect(seen.parse(told)).toEqual({ at: '2026-11-15T09:42:00.000Z', on: null })
})

test('what was declared passes, by its status', async () => {
  expect(await misfits(tells, told)).toBe(0)
  expect(await misfits(tells, { success: true }, { status: 202 })).toBe(0)
})

test.each([
  ['a field nobody declared', { ...told, more: 1 }, 200],
  ['a field left out', { at: told.at }, 200],
  ['a moment that is none', { ...told, at: 'yesterday' }, 200],
  ['what belongs to another status', told, 202],
  ['a status nobody declared', told, 201],
])('%s does not', async (_, body, status) => {
  expect(await misfits(tells, body, { status })).toBe(1)
})

test('a refusal has its one shape, whatever the call answers', async () => {
  const refusal = { success: false, statusCode: 404, statusMessage: 'Není tu.', code: 'not_found' }

  expect(await misfits(tells, refusal, { status: 404 })).toBe(0)
  expect(await misfits(tells, { ...refusal, why: '?' }, { status: 404 })).toBe(1)
})

test('what is sent is of a declared type', async () => {
  const as = (type: string) => misfits(sends, 'a;b', { headers: { 'content-type': type } })

  expect([await as('text/csv; charset=utf-8'), await as('image/png'), await as('text/html')]).toEqual([
    0, 0, 1,
  ])
})
