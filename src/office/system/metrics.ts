import { type Durations, EDGES } from '../../ground/values/counters.ts'
import { type Level, levelsOf, type SystemFacts } from './system-state.ts'

/** What the process knows of itself, beside what the system page shows. */
export type ProcessFacts = {
  readonly byStatus: Readonly<Record<string, number>>
  readonly byKind: Readonly<Record<string, Durations>>
  readonly mail: readonly { readonly state: string; readonly count: number }[]
  readonly runs: number
  readonly slow: number
  readonly connections: { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly loopDelay: number
  readonly residentBytes: number
  readonly heapBytes: number
  readonly uptime: number
}

type Facts = { readonly system: SystemFacts; readonly process: ProcessFacts }
type Sample = { readonly of?: Readonly<Record<string, string>>; readonly value: number | null }
type Metric = {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: (facts: Facts) => readonly Sample[]
}

const LEVELS: Readonly<Record<Level, number>> = { ok: 0, warning: 1, danger: 2 }
const one = (value: number | null): readonly Sample[] => [{ value }]

/** Everything /metrics tells. The board and the alerts in deploy/ may name nothing else. */
export const METRICS: Readonly<Record<string, Metric>> = {
  klubovna_requests_total: {
    type: 'counter',
    help: 'Answers by status since the start of this instance.',
    samples: ({ process }) =>
      Object.entries(process.byStatus).map(([status, value]) => ({ of: { status }, value })),
  },
  klubovna_request_seconds: {
    type: 'histogram',
    help: 'How long answers took, calls (api) and everything else (page).',
    samples: ({ process }) =>
      Object.entries(process.byKind).flatMap(([kind, durations]) => histogram(kind, durations)),
  },
  klubovna_check: {
    type: 'gauge',
    help: 'The rows of the system page: 0 fine, 1 deserves a look, 2 cannot wait.',
    samples: ({ system }) =>
      Object.entries(levelsOf(system)).map(([check, level]) => ({ of: { check }, value: LEVELS[level] })),
  },
  klubovna_mail: {
    type: 'gauge',
    help: 'Letters in the outbox by state.',
    samples: ({ process }) => process.mail.map(({ state, count }) => ({ of: { state }, value: count })),
  },
  klubovna_mail_oldest_seconds: {
    type: 'gauge',
    help: 'How long the oldest letter has waited.',
    samples: ({ system }) => one(system.mail.oldest ?? 0),
  },
  klubovna_mail_server_failures: {
    type: 'gauge',
    help: 'Vain tries of the mail server in a row.',
    samples: ({ system }) => one(system.mail.failures),
  },
  klubovna_jobs_waiting: {
    type: 'gauge',
    help: 'Work in the queue by kind.',
    samples: ({ system }) =>
      system.queue.map(({ name, waiting }) => ({ of: { kind: name }, value: waiting })),
  },
  klubovna_jobs_failed_day: {
    type: 'gauge',
    help: 'Work that failed in the last day by kind.',
    samples: ({ system }) => system.queue.map(({ name, failed }) => ({ of: { kind: name }, value: failed })),
  },
  klubovna_jobs_oldest_seconds: {
    type: 'gauge',
    help: 'How long the oldest work in the queue has waited by kind.',
    samples: ({ system }) =>
      system.queue.map(({ name, oldest }) => ({ of: { kind: name }, value: oldest ?? 0 })),
  },
  klubovna_heartbeat_age_seconds: {
    type: 'gauge',
    help: 'Since work that comes every minute was last done.',
    samples: ({ system }) => one(system.heartbeat),
  },
  klubovna_runs_going: {
    type: 'gauge',
    help: 'Runs over many people that go on right now.',
    samples: ({ process }) => one(process.runs),
  },
  klubovna_bank_age_seconds: {
    type: 'gauge',
    help: 'Since the bank was last read well; missing where no bank is read.',
    samples: ({ system }) => one(system.bank.age),
  },
  klubovna_bank_token_days: {
    type: 'gauge',
    help: 'Days until the token of the bank expires, where it is known.',
    samples: ({ system }) => one(system.bank.tokenDays),
  },
  klubovna_backup_age_seconds: {
    type: 'gauge',
    help: 'Since the last backup that went well.',
    samples: ({ system }) => one(system.backup.age),
  },
  klubovna_drill_age_seconds: {
    type: 'gauge',
    help: 'Since a backup was last tried by a restore.',
    samples: ({ system }) => one(system.drill.age),
  },
  klubovna_chain_check_age_seconds: {
    type: 'gauge',
    help: 'Since the record of changes was last verified.',
    samples: ({ system }) => one(system.chain.age),
  },
  klubovna_chain_broken: {
    type: 'gauge',
    help: '1 where the last verification of the record of changes found a fault.',
    samples: ({ system }) => one(system.chain.isBroken ? 1 : 0),
  },
  klubovna_chain_late_seconds: {
    type: 'gauge',
    help: 'How long the oldest entry of the record has waited for its seal.',
    samples: ({ system }) => one(system.chain.late),
  },
  klubovna_books_check_age_seconds: {
    type: 'gauge',
    help: 'Since the sums of the club’s money were last added up anew.',
    samples: ({ system }) => one(system.books.age),
  },
  klubovna_books_differences: {
    type: 'gauge',
    help: 'Kinds of sums that did not agree then; the system page names them.',
    samples: ({ system }) => one(system.books.differences.length),
  },
  klubovna_sign_ins_failed_day: {
    type: 'gauge',
    help: 'Wrong passwords since yesterday.',
    samples: ({ system }) => one(system.signIns.failed),
  },
  klubovna_sign_ins_locked: {
    type: 'gauge',
    help: 'Addresses shut out right now.',
    samples: ({ system }) => one(system.signIns.locked),
  },
  klubovna_slow_statements_total: {
    type: 'counter',
    help: 'Statements that took half a second or more; each is in the log with the number of its request.',
    samples: ({ process }) => one(process.slow),
  },
  klubovna_connections: {
    type: 'gauge',
    help: 'Connections of this instance to the database: open, idle among them, and requests waiting for one.',
    samples: ({ process }) =>
      Object.entries(process.connections).map(([state, value]) => ({ of: { state }, value })),
  },
  klubovna_disk_free_bytes: {
    type: 'gauge',
    help: 'Room left where the data lie.',
    samples: ({ system }) => one(system.disk.free),
  },
  klubovna_clock_skew_seconds: {
    type: 'gauge',
    help: 'How far our clock is from the one of the database.',
    samples: ({ system }) => one(system.clockSkew),
  },
  klubovna_loop_delay_seconds: {
    type: 'gauge',
    help: 'The 99th percentile of how late the event loop was since the last reading.',
    samples: ({ process }) => one(process.loopDelay),
  },
  process_resident_memory_bytes: {
    type: 'gauge',
    help: 'Memory of this instance without its database.',
    samples: ({ process }) => one(process.residentBytes),
  },
  process_heap_bytes: {
    type: 'gauge',
    help: 'JavaScript objects among it.',
    samples: ({ process }) => one(process.heapBytes),
  },
  process_uptime_seconds: {
    type: 'gauge',
    help: 'Since this instance was started.',
    samples: ({ process }) => one(process.uptime),
  },
}

function histogram(kind: string, { within, count, seconds }: Durations): readonly Sample[] {
  return [
    ...within.map((value, index) => ({ of: { kind, le: String(EDGES[index]) }, value })),
    { of: { kind, le: '+Inf' }, value: count },
    { of: { kind, '': 'sum' }, value: seconds },
    { of: { kind, '': 'count' }, value: count },
  ]
}

/** As Prometheus reads it; what is not known is not told. */
export function metricsText(facts: Facts): string {
  return Object.entries(METRICS)
    .flatMap(([name, { type, help, samples }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples(facts).flatMap(({ of = {}, value }) =>
        value === null ? [] : [`${nameOf(name, type, of)} ${Number(value.toFixed(6))}`],
      ),
    ])
    .join('\n')
    .concat('\n')
}

function nameOf(
  name: string,
  type: Metric['type'],
  { '': part, ...labels }: Readonly<Record<string, string>>,
): string {
  const suffix = type === 'histogram' ? `_${part ?? 'bucket'}` : ''
  const told = Object.entries(labels).map(([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`)
  return `${name}${suffix}${told.length > 0 ? `{${told.join(',')}}` : ''}`
}

/** The page that explains them, for docs/. */
export function metricsDocument(): string {
  const rows = Object.entries(METRICS).map(([name, { type, help }]) => `| \`${name}\` | ${type} | ${help} |`)
  return `# What /metrics tells

Made from the table in \`src/office/system/metrics.ts\`; a test keeps it true (\`npx vitest -u\` writes it anew). \`METRICS_TOKEN\` opens the
address. \`deploy/grafana.json\` is a board over these (import it and choose the source), \`deploy/alerts.yaml\` rules for Prometheus.
Each instance tells of itself; mail, queue, backups and the record of changes are the club's and the same from all of them.

| name | kind | what it is |
|---|---|---|
${rows.join('\n')}
`
}
