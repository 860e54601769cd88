// What `npm run mutants` breaks, and who must notice (docs/mutants.md).
import { existsSync } from 'node:fs'

// The rules that guard money, places, rights and pairing, by the room they live in.
const RULES = {
  src: ['permissions', 'reach'],
  'src/ground/http': ['form-of', 'origin-check'],
  'src/ground/values': ['money'],
  'src/money/bank': ['decimal', 'fio-csv', 'fio-json', 'gpc'],
  'src/money/donations': ['donation'],
  'src/money/fees': ['fee', 'fee-settings', 'hold', 'reminder'],
  'src/money/pairing': ['clues', 'extract-symbol', 'names', 'pair', 'storno', 'suggest'],
  'src/money/payment-status': ['payment-meaning', 'payment-status'],
  'src/money/payments': ['account-number', 'spayd', 'validity', 'variable-symbol'],
  'src/office/access': ['grant'],
  'src/office/admin': ['guard'],
  'src/people/members': ['account-act', 'member-action', 'visibility'],
  'src/rides/events': ['event-change', 'registration'],
}

const mutate = Object.entries(RULES).flatMap(([room, names]) => names.map((name) => `${room}/${name}.ts`))
const gone = mutate.filter((file) => !existsSync(file))
if (gone.length > 0)
  throw new Error(`A rule has moved; say where to in stryker.config.mjs: ${gone.join(', ')}`)

export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants.config.ts' },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // A busy machine is no dead mutant: only what never ends may time out.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: 'tmp/mutants/incremental.json',
  tempDirName: 'tmp/mutants/sandbox',
  // TypeScript 7 has no interface Stryker could rewrite our tsconfig.json with, and nothing in it points elsewhere.
  tsconfigFile: 'none',
  ignorePatterns: ['tmp', 'assets', 'bench', 'build', 'data', 'public', 'docs', 'test/browser', 'test/house'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'tmp/mutants/report.json' },
  htmlReporter: { fileName: 'tmp/mutants/report.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  // The rules are tables of texts: that a static text is wrong must be noticed too, however long it takes.
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
