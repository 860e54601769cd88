import { expect, test } from 'vitest'
import { becomes } from './act.ts'

test('what was done is done', () => {
  expect(becomes(200, { success: true })).toEqual({ what: 'done', answer: { success: true } })
})

test.each([
  [500, {}],
  [503, null],
  [429, { code: 'too_many' }],
  [401, null],
  [409, { code: 'request_in_progress' }],
])('%i %j means later: nothing is lost', (status, body) => {
  expect(becomes(status, body)).toEqual({ what: 'later' })
})

test.each([
  ['a network that asks to be signed in to', 200, null],
  ['a page of somebody else', 200, {}],
  ['a proxy that is being mended', 404, null],
  ['a guard in front of the house', 403, null],
  ['the club’s new rules, not read yet', 403, { code: 'rules_not_confirmed' }],
  ['a profile to be looked over', 403, { code: 'profile_not_verified' }],
  ['a second step to be set up', 403, { code: 'second_step_owed' }],
])('%s says nothing about the act: it waits', (_, status, body) => {
  expect(becomes(status, body)).toEqual({ what: 'later' })
})

test('what is not taken from whoever is here waits for its own', () => {
  expect(becomes(401, { code: 'not_signed_in' })).toEqual({ what: 'not-his' })
})

test.each([
  [409, { code: 'not_on_the_list', statusMessage: 'Na seznamu není.' }, 'Na seznamu není.'],
  [403, { code: 'not_captain', statusMessage: 'Už nevedeš.' }, 'Už nevedeš.'],
  [422, null, '422'],
])('%i %j is an answer, and is shown', (status, body, message) => {
  expect(becomes(status, body)).toEqual({ what: 'refused', message })
})
