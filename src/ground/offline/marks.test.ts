import { afterEach, expect, test, vi } from 'vitest'
import { isToForget, isUnsent, keptUntil, markKept, markUnsent } from './marks.ts'

/** What a browser has and a server has not. */
function aBrowser() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('what is kept is forgotten after its time, and at once when nobody is signed in', () => {
  aBrowser()
  const empty = [isToForget(true, 50), isToForget(false, 50)]
  markKept(100)
  markKept(60)

  expect(empty).toEqual([false, false])
  expect(keptUntil()).toBe(100)
  expect([isToForget(false, 99), isToForget(false, 100), isToForget(true, 1)]).toEqual([false, true, true])
})

test('something is unsent as long as anything is', () => {
  aBrowser()
  markUnsent(2)
  const before = isUnsent()
  markUnsent(0)

  expect([before, isUnsent()]).toEqual([true, false])
})
