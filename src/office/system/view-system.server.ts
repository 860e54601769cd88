import { LATE_AFTER_SECONDS } from '../../ground/audit/late-seal.ts'
import { sizeInWords } from '../../ground/platform/disk.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import { type Language, type Say, speak } from '../../ground/values/words.ts'
import { jobInWords, planInWords } from './job-plan.ts'
import { type Files, readSizes, readSystem } from './read-system.server.ts'
import { type Check, CHECKS, levelsOf, type SystemFacts } from './system-state.ts'
import { differencesInWords } from '../../money/treasury/books.words.ts'
import { ageWords, checkWords, systemWords } from './system.words.ts'

type Context = Pick<RequestContext, 'db' | 'language' | 'today'>

// Where each thing is mended.
const PLACES: Readonly<Partial<Record<Check, string>>> = {
  disk: '/admin/sprava/backup',
  mail: '/admin/sprava/outbox',
  bank: '/admin/fees/bank',
  backup: '/admin/sprava/backup',
  drill: '/admin/sprava/backup',
  chain: '/admin/sprava/audit',
}

/** How the house is, in words: each thing with its level, and what to do about it. */
export async function viewSystem(context: Context) {
  const { db, language } = context
  const [facts, sizes] = await Promise.all([readSystem(context), readSizes(db)])
  const levels = levelsOf(facts)
  const say = speak(checkWords, language)
  const { build } = surroundings()
  const sayMachine = speak(systemWords, language)
  return {
    checks: CHECKS.map((check) => ({
      check,
      level: levels[check],
      value: VALUES[check](facts, say, language),
      advice: levels[check] === 'ok' ? null : say(`${check}Advice`),
      to: PLACES[check] ?? null,
    })),
    machine: [
      { key: 'version', value: sayMachine('versionValue', { version: klubovnaVersion(), build: build.id }) },
      { key: 'uptime', value: ageInWords(process.uptime(), language) },
      { key: 'memory', value: sizeInWords(process.memoryUsage.rss(), language) },
      {
        key: 'database',
        value: sayMachine('databaseValue', { server: sizes.server, size: sizeInWords(sizes.size, language) }),
      },
      {
        key: 'migrations',
        value: sayMachine('migrationsValue', { count: sizes.migrations, last: sizes.last }),
      },
      {
        key: 'files',
        value: filesInWords(sizes.files, sayMachine, language),
      },
    ] as const,
    tables: sizes.tables.map(({ name, rows, size }) => ({ name, rows, size: sizeInWords(size, language) })),
    queue: facts.queue.map(({ name, oldest, ...rest }) => ({
      ...rest,
      name: jobInWords(name, language),
      oldest: oldest === null ? '–' : ageInWords(oldest, language),
    })),
    crons: sizes.crons.map(({ name, cron, age }) => ({
      name: jobInWords(name, language),
      plan: planInWords(cron, language),
      age: age === null ? null : agoInWords(age, language),
    })),
  }
}

type Value = (facts: SystemFacts, say: Say<typeof checkWords>, language: Language) => string

const VALUES: Readonly<Record<Check, Value>> = {
  disk: ({ disk }, say, language) =>
    say('diskValue', { free: sizeInWords(disk.free, language), size: sizeInWords(disk.size, language) }),
  heartbeat: ({ heartbeat }, say, language) => since('heartbeatValue', heartbeat, say, language),
  queue: ({ queue }, say, language) =>
    say('queueValue', {
      waiting: sum(queue.map(({ waiting }) => waiting)),
      failed: sum(queue.map(({ failed }) => failed)),
      age: ageInWords(Math.max(0, ...queue.map(({ oldest }) => oldest ?? 0)), language),
    }),
  clock: ({ clockSkew }, say, language) =>
    say('clockValue', { age: ageInWords(Math.abs(clockSkew), language) }),
  power: ({ keepsWord }, say) => say(keepsWord ? 'powerSafe' : 'powerUnsafe'),
  files: ({ areFilesThere }, say) => say(areFilesThere ? 'filesThere' : 'filesAway'),
  mail: ({ mail }, say, language) =>
    say('mailValue', {
      server: say(!mail.hasServer ? 'mailNone' : mail.failures > 0 ? 'mailDown' : 'mailSet'),
      age: mail.oldest === null ? '–' : ageInWords(mail.oldest, language),
      failed: mail.failed,
    }),
  bank: ({ bank: { state, age, tokenDays } }, say, language) => {
    if (state === 'off') return say('bankOff')
    if (age === null) return say('never')
    const words = agoInWords(age, language)
    return tokenDays === null
      ? say('bankNoDays', { age: words })
      : say('bankValue', { age: words, count: tokenDays })
  },
  backup: ({ backup }, say, language) => since('backupValue', backup.age, say, language),
  drill: ({ drill }, say, language) => since('drillValue', drill.age, say, language),
  chain: ({ chain }, say, language) =>
    chain.isBroken
      ? say('chainBroken')
      : chain.late > LATE_AFTER_SECONDS
        ? say('chainLate')
        : since('chainValue', chain.age, say, language),
  books: ({ books: { age, differences } }, say, language) =>
    differences.length > 0
      ? say('booksDiffer', { what: differencesInWords(differences, language) })
      : since('booksValue', age, say, language),
  signIns: ({ signIns }, say) => say('signInsValue', signIns),
}

function filesInWords(files: Files, say: Say<typeof systemWords>, language: Language): string {
  if (files === 'far') return say('farFiles')
  if (files === 'away') return say('noFiles')
  return say('filesValue', { count: files.count, size: sizeInWords(files.bytes, language) })
}

function since(
  word: 'heartbeatValue' | 'backupValue' | 'drillValue' | 'chainValue' | 'booksValue',
  age: number | null,
  say: Say<typeof checkWords>,
  language: Language,
): string {
  return age === null ? say('never') : say(word, { age: agoInWords(age, language) })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The same after 'před', where Czech bends the days. */
function agoInWords(seconds: number, language: Language): string {
  return seconds < DAYS_FROM
    ? ageInWords(seconds, language)
    : speak(ageWords, language)('daysAgo', { count: Math.round(seconds / 86_400) })
}

const DAYS_FROM = 129_600

/** 42 s, 7 min, 5 h, 3 dny: as much as matters. */
function ageInWords(seconds: number, language: Language): string {
  const say = speak(ageWords, language)
  if (seconds < 90) return say('seconds', { count: Math.round(seconds) })
  if (seconds < 5400) return say('minutes', { count: Math.round(seconds / 60) })
  if (seconds < DAYS_FROM) return say('hours', { count: Math.round(seconds / 3600) })
  return say('days', { count: Math.round(seconds / 86_400) })
}
