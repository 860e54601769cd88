import { expect, test } from 'vitest'
import { type Check, CHECKS, type Level, levelsOf, type SystemFacts } from './system-state.ts'

const DAY = 86_400
const WELL: SystemFacts = {
  disk: { free: 50e9, size: 100e9 },
  clockSkew: 0.1,
  heartbeat: 20,
  queue: [{ name: 'send-mail', waiting: 3, active: 1, failed: 0, oldest: 2 }],
  mail: { hasServer: true, failures: 0, oldest: null, failed: 0 },
  bank: { state: 'ok', age: 600, tokenDays: 120 },
  plan: { every: 'day', keep: 7 },
  backup: { age: 0.5 * DAY, isFailed: false },
  drill: { age: 10 * DAY, isFailed: false },
  chain: { age: 0.5 * DAY, isBroken: false, late: 0.4 },
  books: { age: 0.5 * DAY, differences: [] },
  signIns: { failed: 4, locked: 0 },
  keepsWord: true,
  areFilesThere: true,
}

test('a house that is well says so everywhere', () => {
  expect(new Set(Object.values(levelsOf(WELL)))).toEqual(new Set(['ok']))
  expect(Object.keys(levelsOf(WELL))).toEqual([...CHECKS])
})

test.each([
  ['disk', { disk: { free: 300e6, size: 100e9 } }, 'danger'],
  ['disk', { disk: { free: 4e9, size: 100e9 } }, 'warning'],
  ['heartbeat', { heartbeat: null }, 'danger'],
  ['heartbeat', { heartbeat: 300 }, 'warning'],
  ['queue', { queue: [{ name: 'x', waiting: 1, active: 0, failed: 0, oldest: 3600 }] }, 'danger'],
  ['queue', { queue: [{ name: 'x', waiting: 0, active: 0, failed: 1, oldest: null }] }, 'warning'],
  ['clock', { clockSkew: -90 }, 'danger'],
  ['clock', { clockSkew: 6 }, 'warning'],
  ['power', { keepsWord: false }, 'danger'],
  ['files', { areFilesThere: false }, 'danger'],
  ['mail', { mail: { hasServer: false, failures: 0, oldest: 9999, failed: 0 } }, 'warning'],
  ['mail', { mail: { hasServer: true, failures: 0, oldest: 9999, failed: 0 } }, 'danger'],
  ['bank', { bank: { state: 'off', age: null, tokenDays: null } }, 'ok'],
  ['bank', { bank: { state: 'failing', age: 60, tokenDays: null } }, 'danger'],
  ['bank', { bank: { state: 'ok', age: 60, tokenDays: 20 } }, 'warning'],
  ['backup', { backup: { age: null, isFailed: false } }, 'danger'],
  ['backup', { backup: { age: 3 * DAY, isFailed: false } }, 'warning'],
  ['backup', { backup: { age: 3.1 * DAY, isFailed: false } }, 'danger'],
  ['backup', { plan: { every: 'week', keep: 4 }, backup: { age: 3 * DAY, isFailed: false } }, 'ok'],
  ['drill', { drill: { age: null, isFailed: false } }, 'warning'],
  ['drill', { drill: { age: DAY, isFailed: true } }, 'danger'],
  ['chain', { chain: { age: DAY, isBroken: true, late: 0 } }, 'danger'],
  ['chain', { chain: { age: DAY, isBroken: false, late: 11 } }, 'danger'],
  ['books', { books: { age: null, differences: [] } }, 'warning'],
  [
    'books',
    { books: { age: 60, differences: [{ law: 'tally', count: 1, first: null, amount: 100 }] } },
    'danger',
  ],
  ['signIns', { signIns: { failed: 5, locked: 1 } }, 'warning'],
] satisfies readonly [Check, Partial<SystemFacts>, Level][])('%s with %j: %s', (check, facts, level) => {
  expect(levelsOf({ ...WELL, ...facts })[check]).toBe(level)
})
