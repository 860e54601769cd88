import { describe, expect, test } from 'vitest'
import { defineWords, speak } from './words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj, {name}', en: 'Hi, {name}' },
  members: {
    cs: { one: '{count} člen', few: '{count} členové', many: '{count} člena', other: '{count} členů' },
    en: { one: '{count} member', other: '{count} members' },
  },
})

test.each([
  [0, '0 členů'],
  [1, '1 člen'],
  [2, '2 členové'],
  [4, '4 členové'],
  [5, '5 členů'],
  [22, '22 členů'],
  [101, '101 členů'],
  [1.5, '1,5 člena'],
  [1200, '1\u00a0200 členů'],
])('%d in Czech is %s', (count, expected) => {
  expect(speak(WORDS, 'cs')('members', { count })).toBe(expected)
})

test('English has its own two forms', () => {
  const say = speak(WORDS, 'en')

  expect([say('members', { count: 1 }), say('members', { count: 22 })]).toEqual(['1 member', '22 members'])
})

describe('the compiler', () => {
  test('demands every parameter, and the same ones in both languages', () => {
    const say = speak(WORDS, 'cs')

    expect(say('hello', { name: 'Jardo' })).toBe('Ahoj, Jardo')
    // @ts-expect-error a parameter is missing
    expect(say('hello')).toBe('Ahoj, {name}')
    // @ts-expect-error the English text knows no {name}
    defineWords({ hello: { cs: 'Ahoj, {name}', en: 'Hi' } })
    // @ts-expect-error the English text is missing
    defineWords({ hello: { cs: 'Ahoj' } })
  })
})
