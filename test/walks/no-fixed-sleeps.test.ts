import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// A fixed sleep is too short on a slow machine and too long on every other: tests wait for the thing itself (test/until.ts).
const FOLDERS = ['house', 'faults', 'browser', 'walks']
const SLEEP = /\bsetTimeout\b|\bsetInterval\b|timers\/promises|waitForTimeout|\bsleep\(/
/** Where time itself is what is played, and why. */
const TIME_PASSES: Readonly<Record<string, string>> = {
  'faults/in-front.test.ts': 'a slow phone',
  'faults/object-store.test.ts': 'a reader slower than the store may be silent',
  'house/answer-lost.test.ts': 'the moment of a kill',
  'house/closing.test.ts': 'a slow line',
  'house/disk-full.test.ts': 'connections that grow old',
  'house/printing.test.ts': 'the moment of a kill',
  'walks/slow-bodies.server.test.ts': 'a body that comes drop by drop',
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '..', folder))
    .map((name) => `${folder}/${name}`)
    // This one names them.
    .filter((file) => !import.meta.filename.endsWith(file)),
)
const linesOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n')

test('no journey, no house, no fault and no walk sleeps for a fixed time', () => {
  const guilty = files.flatMap((file) =>
    linesOf(file)
      .filter((line) => SLEEP.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

  expect(guilty).toEqual([])
})

test('time passes only where it is what is played', () => {
  const played = files.filter((file) => linesOf(file).some((line) => line.includes('timePasses(')))

  expect(played.toSorted()).toEqual(Object.keys(TIME_PASSES).toSorted())
})
