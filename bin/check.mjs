// The steps of npm test. A name as argument runs that step alone: npm test -- doors
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { failuresIn } from './failures.mjs'
import { buildIfNeeded, fail, root, say } from './lib.mjs'
import { otherPostgres } from './other-postgres.mjs'
import { runStep } from './step.mjs'
import { word } from './words.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const node = (file, ...args) => [process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]]
// Where a runner leaves its report, read again at the end.
const reportOf = (step) => join(root, 'test-results', `${step}.json`)
const vitest = (project, env, ...more) => ({
  command: node(
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportOf(project)}`,
    ...more,
  ),
  env,
  report: reportOf(project),
})
const OTHER_POSTGRES = 'doors on another PostgreSQL'
// What another version could answer otherwise: every slice's calls, and whatever stands closest to the database. Asked for by
// name, the step runs all of the doors.
const NEAREST_DATABASE = [
  '/api',
  'src/ground/postgres',
  'src/ground/audit',
  // Its seals and its locked copies are the house's own work, whatever the version.
  'src/office/backup/backup',
  'src/office/backup/versions',
  'src/money/pairing',
  'src/people/roster',
  'db/',
]

// Three times the longest one on a quiet machine.
const MINUTES = 25

const wanted = process.argv.slice(2)

const STEPS = {
  types: () => [{ command: node(bin('react-router'), 'typegen') }, { command: [bin('tsc'), []] }],
  lint: () => [
    { command: [bin('oxlint'), ['--type-aware', '--deny-warnings']] },
    { command: [bin('oxfmt'), ['--check', '.']] },
  ],
  'dead code': () => [{ command: node(bin('knip')) }],
  lockfile: () => [{ command: node(join(root, 'bin', 'check-lockfile.mjs')) }],
  documents: () => [{ command: node(join(root, 'bin', 'permissions-doc.ts'), '--check') }],
  rules: () => [vitest('rules')],
  doors: () => [vitest('doors')],
  [OTHER_POSTGRES]: async () => {
    const other = await otherPostgres()
    if (!other) {
      say(word('noOtherPostgres'))
      return []
    }
    say(`  ${other.version}`)
    const files = wanted.includes(OTHER_POSTGRES) ? [] : NEAREST_DATABASE
    return [{ ...vitest('doors', { TEST_DATABASE_URL: other.url }, ...files), after: other.stop }]
  },
  build: () => {
    buildIfNeeded()
    return [{ command: node(join(root, 'bin', 'check-budget.mjs')) }]
  },
  house: () => [vitest('house')],
  journeys: () => {
    const chromium = findChromium()
    return [
      {
        command: node(
          bin('playwright'),
          'test',
          '--config',
          join(root, 'test', 'browser', 'playwright.config.ts'),
        ),
        env: { CHROME_PATH: chromium, JOURNEYS_REPORT: reportOf('journeys') },
        report: reportOf('journeys'),
      },
    ]
  },
}

const unknown = wanted.filter((name) => !(name in STEPS))
if (unknown.length > 0)
  fail(word('unknownStep', { names: unknown.join(', '), steps: Object.keys(STEPS).join(', ') }))

const results = []
const failures = []
for (const [name, prepare] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  say(`\n── ${name}`)
  const startedAt = Date.now()
  const passed = await walk(prepare)
  results.push({ name, passed, seconds: Math.round((Date.now() - startedAt) / 1000) })
}
if (failures.length > 0) say(`\n${failures.join('\n\n')}`)
say('')
for (const { name, passed, seconds } of results) say(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = results.filter(({ passed }) => !passed).length
say(`\n${word('summary', { passed: results.length - failed, failed })}`)
process.exit(failed === 0 ? 0 : 1)

async function walk(prepare) {
  try {
    for (const { command, env = {}, after, report } of await prepare()) {
      if (report) rmSync(report, { force: true })
      const { status, late } = await runStep(command, { env, minutes: MINUTES })
      if (late) failures.push(word('stepLate', { minutes: MINUTES }))
      await after?.()
      if (status !== 0) {
        failures.push(...failuresIn(report))
        return false
      }
    }
    return true
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}
