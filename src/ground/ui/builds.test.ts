import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKED_EVERY, isAnotherBuild, plainTarget, watchBuilds } from './builds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [{ id: 'b', timestamp: 2 }, true],
  [{ id: 'a', timestamp: 2 }, false],
  [{ id: '' }, false],
  [{ id: 7 }, false],
  [{}, false],
  [null, false],
  ['b', false],
])('%j against a running: %s', (answer, isAnother) => {
  expect(isAnotherBuild(answer, 'a')).toBe(isAnother)
})

test('a link is a plain navigation, a form is not', () => {
  const location = { pathname: '/akce', search: '?x=1', hash: '#y' }
  expect(plainTarget({ location })).toBe('/akce?x=1#y')
  expect(plainTarget({ location, formMethod: 'POST' })).toBeNull()
  expect(plainTarget({})).toBeNull()
})

test('asks every hour until there is a new build', async () => {
  const ask = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce({ id: 'a' })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ id: 'b' })
  const onNewBuild = vi.fn<() => void>()
  watchBuilds('a', ask, onNewBuild)
  await vi.advanceTimersByTimeAsync(CHECKED_EVERY * 2)
  expect(onNewBuild).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(CHECKED_EVERY * 5)
  expect(onNewBuild).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('asks no more once stopped', async () => {
  const ask = vi.fn<() => Promise<unknown>>().mockResolvedValue({ id: 'b' })
  watchBuilds('a', ask, () => undefined)()
  await vi.advanceTimersByTimeAsync(CHECKED_EVERY * 2)
  expect(ask).not.toHaveBeenCalled()
})
