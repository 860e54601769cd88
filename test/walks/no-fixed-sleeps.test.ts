import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRemarks } from '../remarks.ts'

// A fixed sleep is too short on a slow machine and too long on every other: tests wait for the thing itself (test/until.ts).
const ROOT = join(import.meta.dirname, '..', '..')
const SLEEP =
  /\bsetTimeout\b|\bsetInterval\b|timers\/promises|waitForTimeout|\bsleep\(|['"]sleep\b|\bscheduler\.wait\b|\bAtomics\.wait|\bpg_sleep\b/
/** Lines that turn round until a time has come. */
const TURNING = /\bwhile\s*\([^)]*\b(?:Date\.now|performance\.now)\(\)/
/** Where time itself is what is played, and why. */
const TIME_PASSES: Readonly<Record<string, string>> = {
  'test/faults/in-front.test.ts': 'a slow phone',
  'test/faults/object-store.test.ts': 'a reader slower than the store may be silent',
  'test/house/answer-lost.test.ts': 'the moment of a kill',
  'test/house/closing.test.ts': 'a slow line',
  'test/house/disk-full.test.ts': 'connections that grow old',
  'test/house/printing.test.ts': 'the moment of a kill',
  'test/walks/slow-bodies.server.test.ts': 'a body that comes drop by drop',
  'test/year/world.ts': 'days of a year',
}
/** Who has a clock or a slowness of its own, in how many lines: what stands in for the outside, what measures, what is slow. */
const OWN_TIME: Readonly<Record<string, readonly [lines: number, why: string]>> = {
  'src/ground/http/late-scripts.test.ts': [1, 'a page whose clock stands'],
  'src/ground/postgres/busy-pool.server.test.ts': [1, 'a pool that is busy'],
  'src/ground/postgres/slow-statements.server.test.ts': [3, 'a slow statement'],
  'src/money/pairing/bank-cuts.server.test.ts': [1, 'a bank that answers drop by drop'],
  'src/people/applications/start-decisions.server.test.ts': [1, 'a slow database'],
  'test/apart/hostile.apart.ts': [1, 'what never ends'],
  'test/faults/pooler.test.ts': [2, 'a slow statement'],
  'test/loop.ts': [2, 'the beat by which stalls are seen'],
  'test/smtp-process.ts': [1, 'lives as long as it is wanted'],
  'test/smtp.ts': [2, 'a slow mail server'],
  'test/until.ts': [3, 'the one way to wait'],
  'test/walks/longest-stall.test.ts': [1, 'a stall'],
  'test/walks/screen-faults.server.test.ts': [2, 'a slow statement'],
}

const files = globSync(['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'bench/**/*.test.ts', 'test/**/*.ts'], {
  cwd: ROOT,
  // This one names them.
  exclude: ['test/walks/no-fixed-sleeps.test.ts'],
})
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isAsleep = (line: string) => SLEEP.test(line) || TURNING.test(line)

test('no test and nothing it uses sleeps for a fixed time', () => {
  const asleep = files.flatMap((file) => {
    if (!isAsleep(textOf(file))) return []
    const lines = withoutRemarks(file, textOf(file)).split('\n').filter(isAsleep)
    return lines.length > 0 ? [[file, lines.length] as const] : []
  })

  expect(Object.fromEntries(asleep)).toEqual(
    Object.fromEntries(Object.entries(OWN_TIME).map(([file, [lines]]) => [file, lines])),
  )
})

test('time passes only where it is what is played', () => {
  const played = files.filter((file) => file !== 'test/until.ts' && textOf(file).includes('timePasses('))

  expect(played.toSorted()).toEqual(Object.keys(TIME_PASSES).toSorted())
})
