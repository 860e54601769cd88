import { expect, test } from 'vitest'
import { becomes } from './act.ts'

test('what was done is done', () => {
  expect(becomes(200, { success: true })).toEqual({ what: 'done', answer: { success: true } })
})

test.each([
  [500, {}],
  [503, null],
  [429, { code: 'too_many' }],
  [401, { code: 'not_signed_in' }],
  [409, { code: 'request_in_progress' }],
])('%i %j means later: nothing is lost', (status, body) => {
  expect(becomes(status, body)).toEqual({ what: 'later' })
})

test.each([
  [409, { code: 'not_on_the_list', statusMessage: 'Na seznamu není.' }, 'Na seznamu není.'],
  [403, { code: 'not_captain', statusMessage: 'Už nevedeš.' }, 'Už nevedeš.'],
  [422, null, '422'],
])('%i %j is an answer, and is shown', (status, body, message) => {
  expect(becomes(status, body)).toEqual({ what: 'refused', message })
})
