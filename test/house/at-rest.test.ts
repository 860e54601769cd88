import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ended, freePort, isReady, removeFolder, startHouse, visit } from '../house.ts'
import { pssOf } from '../pss.ts'
import { watched } from '../left-behind.ts'
import { until } from '../until.ts'

const START = join(import.meta.dirname, '..', '..', 'bin', 'start.mjs')
/** Five times what a quiet machine needs: a slip that doubles it is seen by the bench, one that waits is seen here. */
const LATEST_ANSWER = 12_000
const MOST_AT_REST = 250

test('a house opened anew becomes one process, answers soon and rests in little memory', async () => {
  const { dataDir, kill } = await startHouse()
  await kill('SIGTERM')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const startedAt = performance.now()

  const child = watched(
    spawn(process.execPath, [START], {
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
      stdio: 'ignore',
    }),
  )
  await until(() => isReady(url), { within: 100_000, every: 25 })
  await visit(url, '/')
  const answeredAfter = performance.now() - startedAt

  expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')).toContain('build/server/index.js')
  expect(answeredAfter).toBeLessThan(LATEST_ANSWER)
  // What was read for the first answer is let go of first.
  await until(() => pssOf(child.pid ?? 0) <= MOST_AT_REST, { within: 60_000, every: 1000 })
  // A closed terminal closes the house as Ctrl+C does.
  child.kill('SIGHUP')
  expect(await ended(child)).toBe(0)
  removeFolder(dataDir)
})
