import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newCounters } from '../../ground/values/counters.ts'
import { METRICS, metricsDocument, metricsText, type ProcessFacts } from './metrics.ts'
import type { SystemFacts } from './system-state.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const DAY = 86_400

const system: SystemFacts = {
  disk: { free: 50e9, size: 100e9 },
  clockSkew: 0.1,
  keepsWord: true,
  areFilesThere: true,
  heartbeat: 30,
  queue: [{ name: 'run-batch', waiting: 3, active: 1, failed: 2, oldest: null }],
  mail: { hasServer: true, failures: 0, oldest: null, failed: 0 },
  bank: { state: 'off', age: null, tokenDays: null },
  plan: { every: 'day', keep: 7 },
  backup: { age: 9 * DAY, isFailed: false },
  drill: { age: DAY, isFailed: false },
  chain: { age: 60, isBroken: false, late: 0.4 },
  books: { age: 60, differences: [] },
  signIns: { failed: 0, locked: 0 },
}
const counters = newCounters()
counters.count(200, '/api/members', 0.02)
counters.count(200, '/api/members', 0.3)
counters.count(503, '/admin', 99)
const process: ProcessFacts = {
  byStatus: counters.byStatus(),
  byKind: counters.byKind(),
  mail: [{ state: 'waiting', count: 4 }],
  runs: 1,
  slow: 0,
  connections: { open: 8, idle: 7, waiting: 0 },
  loopDelay: 0.021,
  residentBytes: 1,
  heapBytes: 1,
  uptime: 10,
}

test('each metric says what it is before it says how much, and what is not known is not told', () => {
  const lines = metricsText({ system, process }).split('\n')

  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE klubovna_requests_total counter',
      'klubovna_requests_total{status="503"} 1',
      'klubovna_request_seconds_bucket{kind="api",le="0.01"} 0',
      'klubovna_request_seconds_bucket{kind="api",le="0.025"} 1',
      'klubovna_request_seconds_bucket{kind="api",le="10"} 2',
      'klubovna_request_seconds_bucket{kind="page",le="10"} 0',
      'klubovna_request_seconds_bucket{kind="page",le="+Inf"} 1',
      'klubovna_request_seconds_sum{kind="api"} 0.32',
      'klubovna_request_seconds_count{kind="api"} 2',
      'klubovna_check{check="backup"} 2',
      'klubovna_check{check="disk"} 0',
      'klubovna_jobs_failed_day{kind="run-batch"} 2',
      'klubovna_connections{state="idle"} 7',
    ]),
  )
  expect(lines.filter((line) => line.startsWith('klubovna_bank_age_seconds'))).toEqual([])
  expect(lines.filter((line) => !/^(?:#.*|[a-z_]+(?:\{[^}]*\})? -?[\d.]+(?:e-?\d+)?|)$/.test(line))).toEqual(
    [],
  )
})

test.each(['deploy/grafana.json', 'deploy/alerts.yaml'])('%s names nothing that is not told', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const named = [...text.matchAll(/\b(?:klubovna|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/(?<=_seconds)_(?:bucket|sum|count)$/, ''),
  )

  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in METRICS))).toEqual([])
})

test('the page about them is true', async () => {
  await expect(metricsDocument()).toMatchFileSnapshot('../../../docs/metrics.md')
})
