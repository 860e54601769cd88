// The steps of npm test, the short ones two at a time. A name as argument runs that step alone: npm test -- doors
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { failuresIn } from './failures.mjs'
import { runInLanes } from './lanes.mjs'
import { fail, root, say } from './lib.mjs'
import { otherPostgres } from './other-postgres.mjs'
import { runStep } from './step.mjs'
import { word } from './words.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const node = (file, ...args) => [process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]]
// Where a runner leaves its report, read again at the end.
const reportOf = (step) => join(root, 'test-results', `${step}.json`)
const vitest = (project, { step = project, env = {}, files = [] } = {}) => ({
  command: node(
    bin('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reportOf(step)}`,
    ...files,
  ),
  env,
  report: reportOf(step),
})
const OTHER_POSTGRES = 'doors on another PostgreSQL'
// What another version could answer otherwise: every slice's calls, and whatever stands closest to the database. What is asked of all
// calls at once, and what stands above the statements asked here, is the house's own work whatever the version. Asked for by name,
// the step runs all of the doors.
const NEAREST_DATABASE = [
  ...globSync('src/*/*/api*.server.test.ts', { cwd: root }),
  'src/ground/postgres/',
  'src/ground/audit/',
  'src/office/backup/backup.server',
  'src/office/backup/backup-meanwhile',
  'src/office/backup/versions',
  'src/money/pairing/bank-cuts',
  'src/money/pairing/few-',
  'src/money/pairing/pair-movements',
  'src/money/pairing/receive-money',
  'src/money/pairing/view-credits',
  'src/people/roster/',
  'db/',
]

// Three times the longest one on a quiet machine.
const MINUTES = 25
// What waits leaves a core that another one fills. What holds the house to its times, or races with a page that wakes, is alone.
const LANES = 2

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

// Both open houses on clubs that were made before: once for both, beside the short steps, where both come after the build.
const clubs = ['build', 'house', 'journeys'].every(isWanted) ? mkdtempSync(join(tmpdir(), 'kl-clubs-')) : null
const madeClubs = clubs ? { MADE_CLUB: join(clubs, 'club'), MADE_EMPTY_CLUB: join(clubs, 'empty') } : {}
if (clubs) process.on('exit', () => rmSync(clubs, { recursive: true, force: true }))

/** In the order they begin; the house and the journeys run what is built. */
const STEPS = {
  types: {
    // Four checkers, its own choice, work out again what they share: on two cores that took nearly twice the processor.
    prepare: () => [{ command: [bin('tsc'), ['--checkers', '1']] }],
  },
  build: {
    prepare: () => [
      { command: node(join(root, 'bin', 'start.mjs'), 'build') },
      { command: node(join(root, 'bin', 'check-budget.mjs')) },
      ...(clubs ? [{ command: node(join(root, 'bin', 'make-clubs.ts'), clubs) }] : []),
    ],
  },
  lint: {
    prepare: () => [
      { command: [bin('oxlint'), ['--type-aware', '--deny-warnings']] },
      { command: [bin('oxfmt'), ['--check', '.']] },
    ],
  },
  'dead code': { prepare: () => [{ command: node(bin('knip')) }] },
  lockfile: { prepare: () => [{ command: node(join(root, 'bin', 'check-lockfile.mjs')) }] },
  documents: { prepare: () => [{ command: node(join(root, 'bin', 'permissions-doc.ts'), '--check') }] },
  rules: { prepare: () => [vitest('rules')] },
  doors: { prepare: () => [vitest('doors')] },
  [OTHER_POSTGRES]: {
    prepare: async (tell) => {
      const other = await otherPostgres()
      if (!other) {
        tell(word('noOtherPostgres'))
        return []
      }
      tell(`  ${other.version}`)
      const files = wanted.includes(OTHER_POSTGRES) ? [] : NEAREST_DATABASE
      const env = { TEST_DATABASE_URL: other.url }
      return [{ ...vitest('doors', { step: 'other-doors', env, files }), after: other.stop }]
    },
  },
  house: { alone: true, needs: 'build', prepare: () => [vitest('house', { env: madeClubs })] },
  journeys: {
    alone: true,
    needs: 'build',
    prepare: async () => [
      {
        command: node(
          bin('playwright'),
          'test',
          '--config',
          join(root, 'test', 'browser', 'playwright.config.ts'),
        ),
        env: { ...madeClubs, CHROME_PATH: await chromium(), JOURNEYS_REPORT: reportOf('journeys') },
        report: reportOf('journeys'),
      },
    ],
  },
}

const unknown = wanted.filter((name) => !(name in STEPS))
if (unknown.length > 0)
  fail(word('unknownStep', { names: unknown.join(', '), steps: Object.keys(STEPS).join(', ') }))

const steps = Object.entries(STEPS)
  .filter(([name]) => isWanted(name))
  .map(([name, step]) => ({ name, failures: [], ...step }))
// It is fetched while the steps run that need none.
const chromium = steps.some(({ name }) => name === 'journeys') ? begun(findChromium) : findChromium
const isAlone = steps.length === 1
// Types of the screens are written before anybody reads them: the linter reads them too, beside the types.
if (steps.some(({ name }) => name === 'types' || name === 'lint')) {
  const { status } = await runStep(node(bin('react-router'), 'typegen'), { minutes: MINUTES })
  if (status !== 0) process.exit(1)
}

const results = await runInLanes(steps, {
  lanes: LANES,
  run: walk,
  say: (text) => process.stdout.write(text),
})

const failures = steps.flatMap((step) => step.failures)
if (failures.length > 0) say(`\n${failures.join('\n\n')}`)
say('')
for (const { name, passed, wasRun, seconds } of results)
  say(
    `${passed ? '✓' : '✗'} ${name} (${wasRun ? `${seconds} s` : word('notRun', { needs: STEPS[name].needs })})`,
  )
const failed = results.filter(({ passed }) => !passed).length
say(`\n${word('summary', { passed: results.length - failed, failed })}`)
process.exit(failed === 0 ? 0 : 1)

async function walk({ prepare, failures }, tell) {
  for (const { command, env = {}, after, report } of await prepare((text) => tell(`${text}\n`))) {
    if (report) rmSync(report, { force: true })
    const { status, late } = await runStep(command, {
      // A pipe would take the colours away.
      env: isAlone || !process.stdout.isTTY ? env : { FORCE_COLOR: '1', ...env },
      minutes: MINUTES,
      ...(isAlone ? {} : { say: tell }),
    })
    if (late) failures.push(word('stepLate', { minutes: MINUTES }))
    await after?.()
    if (status !== 0) {
      failures.push(...failuresIn(report))
      return false
    }
  }
  return true
}

/** What it finds or throws is told when it is asked for. */
function begun(find) {
  const finding = find()
  finding.catch(() => undefined)
  return () => finding
}
