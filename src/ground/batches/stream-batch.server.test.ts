import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { ritualRuns } from '../../../test/ritual-runs.ts'
import type { BatchDetail } from './batch.ts'
import { liveLine } from '../http/live-line.server.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const hasEnded = ({ status }: BatchDetail) => status !== 'running'

const { waitingForRitual, aRun, work } = ritualRuns(db)

const watch = (batchId: number, token: string) =>
  anApp(db()).request(`http://localhost:3000/api/batches/${batchId}/stream`, {
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  })

describe('the stream', () => {
  const pictures = (text: string) =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '{}']) => JSON.parse(json))

  test('shows where the run stands at once, each change after it, and ends with it', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun([...(await waitingForRitual(12)), 800_001], token)

    const { headers, body } = await watch(batchId, token)
    const [atOnce, later] = body?.tee() ?? []
    await atOnce?.getReader().read()
    await work(batchId)

    const seen = pictures(await new Response(later).text())
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(seen[0]).toMatchObject({ id: batchId, status: 'running', processed: 0, items: [] })
    expect(seen.at(-1)).toMatchObject({ status: 'partial', processed: 13, successful: 12, failed: 1 })
    expect(seen.at(-1).items).toEqual([
      { id: 800_001, label: '#800001', success: false, statusMessage: 'Nic takového tu není.' },
    ])
    for (const { processed, successful, failed, total } of seen) {
      expect(processed).toBe(successful + failed)
      expect(processed).toBeLessThanOrEqual(total)
    }
  })

  test.each([
    ['signed out', (token: string) => call(anApp(db()), '/api/auth/logout', { token })],
    ['deactivated', () => sql`update account set deactivated_at = now()`.execute(db())],
    ['out of time', () => sql`update session set expires_at = now() - interval '1 second'`.execute(db())],
    ['signed out everywhere by a new password', () => db().deleteFrom('session').execute()],
    [
      'away for too long',
      () => sql`update session set last_seen_at = now() - interval '40 days'`.execute(db()),
    ],
  ])('ends for a reader who is %s', async (_how, leave) => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun(await waitingForRitual(2), token)
    const { body } = await watch(batchId, token)
    const reader = body?.getReader()
    await reader?.read()
    let isOver = false
    const watching = (async () => {
      while (!(await reader?.read())?.done);
      isOver = true
    })()

    await leave(token)

    await expect.poll(() => isOver, { timeout: 5000 }).toBe(true)
    await watching
  })

  test('however many watch, the run is looked at once at a time', async () => {
    let looks = 0
    const run = { id: 1, status: 'running' } as BatchDetail
    const watching = Array.from({ length: 200 }, () =>
      liveLine({
        key: 'one run',
        look: async (): Promise<BatchDetail> => {
          looks += 1
          return looks < 3 ? run : { ...run, status: 'success' }
        },
        isOver: hasEnded,
        who: 'one reader',
        mayStay: async () => true,
        reader: new AbortController().signal,
      }).text(),
    )

    const told = await Promise.all(watching)

    expect(looks).toBe(3)
    expect(told.every((text) => pictures(text).at(-1).status === 'success')).toBe(true)
  })

  test('all lines of one session are asked about at once and end together; others go on', async () => {
    let questions = 0
    let isOver = false
    const lineOf = (who: string, mayStay: () => Promise<boolean>) =>
      liveLine({
        key: 'a run of two readers',
        look: async () => ({ id: 2, status: isOver ? 'success' : 'running' }) as BatchDetail,
        isOver: hasEnded,
        who,
        mayStay,
        reader: new AbortController().signal,
      }).text()
    const leaving = Array.from({ length: 20 }, () => lineOf('leaving', async () => ((questions += 1), false)))
    const staying = lineOf('staying', async () => true)

    await Promise.all(leaving)
    isOver = true

    expect(questions).toBe(1)
    expect(pictures(await staying).at(-1).status).toBe('success')
  })

  test('stops looking when the reader has gone', async () => {
    const { token } = await someone(db(), 'Secretary')
    const batchId = await aRun(await waitingForRitual(2), token)
    const { body } = await watch(batchId, token)
    const reader = body?.getReader()
    await reader?.read()

    await reader?.cancel()

    const open = () => process.listeners('SIGTERM').filter(({ name }) => name === 'closeAll').length
    await expect.poll(open).toBe(0)
  })
})
