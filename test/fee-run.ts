import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Db } from '../src/tables.ts'
import { watched } from './left-behind.ts'
import { until } from './until.ts'

/** A mail server of its own, which outlives the house. */
export function aMailProcess() {
  const child = watched(
    spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'smtp-process.ts')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  )
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const lines = () => text.split('\n').slice(0, -1)
  const url = (async () => {
    await until(() => lines().length > 0)
    return lines()[0] ?? ''
  })()
  return {
    url,
    received: () =>
      lines()
        .slice(1)
        .map((line) => line.split(' ')),
    stop: () => child.kill(),
  }
}

/** No limit on letters: those must leave while the house is being ended. */
export async function withoutMailLimits(db: Db): Promise<void> {
  await db
    .insertInto('clubSetting')
    .values({ key: 'mailLimits', value: JSON.stringify({ perMinute: null, perHour: null, perDay: null }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/** People who owe nothing yet, in a club whose letters leave at once. */
export async function newcomers(db: Db, count: number): Promise<readonly number[]> {
  await withoutMailLimits(db)
  const people = Array.from({ length: count }, (_, index) => ({
    firstName: 'Jan',
    lastName: `Platil ${index}`,
    email: `platil${index}@klub.test`,
  }))
  const made = await db.insertInto('member').values(people).returning('id').execute()
  return made.map(({ id }) => id)
}

export async function feeRunFor(url: string, token: string, memberIds: readonly number[]): Promise<number> {
  const response = await fetch(`${url}/api/fees/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ memberIds }),
  })
  expect(response.status).toBe(202)
  return ((await response.json()) as { batch: { id: number } }).batch.id
}

export type RunNumbers = {
  readonly status: string
  readonly total: number
  readonly processed: number
  readonly successful: number
  readonly failed: number
}

export async function runOf(url: string, token: string, batchId: number): Promise<RunNumbers> {
  const response = await fetch(`${url}/api/batches/${batchId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) as RunNumbers
}

/** Moments of a run are counted in answers of the house, not in time: a slow machine has as many of them. */
export async function watchRun(
  run: Parameters<typeof runOf>,
  answers: number,
): Promise<readonly RunNumbers[]> {
  const seen: RunNumbers[] = []
  for (let answer = 0; answer < answers; answer += 1) seen.push(await runOf(...run))
  return seen
}
