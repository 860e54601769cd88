import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postmasterOf } from '../house-database.ts'
import { ended, login, removeFolder, type RunningHouse, startHouse, visit } from '../house.ts'
import { moments } from '../storm.ts'

const postmaster = ({ dataDir }: RunningHouse) => postmasterOf(dataDir) ?? 0

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

function isBackend(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres: klubovna')
  } catch {
    return false
  }
}

function isHeld(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGSTOP')
  } catch {
    return false
  }
}

const status = async (house: RunningHouse, path: string) =>
  (await visit(house.url, path).catch(() => null))?.status ?? null

test.skipIf(process.platform !== 'linux')(
  'the database killed over and over, its busy processes left behind, comes back each time by itself',
  async () => {
    const house = await startHouse()
    const token = await login(house.url, 'member')
    const seen = new Set<number | null>()

    for (let kill = 0; kill < moments(2, 12); kill += 1) {
      const pid = postmaster(house)
      // As one deep in its work, it notices nothing of its parent's end. One that ends by itself meanwhile is no orphan.
      const busy = childrenOf(pid).filter((child) => isBackend(child) && isHeld(child))
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(
          async () => {
            seen.add(await status(house, '/healthz'))
            return ![0, pid].includes(postmaster(house)) && (await status(house, '/readyz')) === 200
          },
          { timeout: 40_000, interval: 50 },
        )
        .toBe(true)
      expect(busy.length).toBeGreaterThan(0)
      expect(busy.filter((backend) => isThere(backend))).toEqual([])
    }

    // Whether it was also asked in a good moment in between is a matter of luck; the next line asks.
    expect(seen).toContain(503)
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect.poll(() => status(house, '/healthz'), { timeout: 10_000 }).toBe(200)
    expect((await visit(house.url, '/admin', token)).status).toBe(200)
    await house.kill('SIGTERM')
    expect(house.child.exitCode).toBe(0)
    removeFolder(house.dataDir)
  },
)

test('a database that does not come back ends the house with an error in the stated time, and until then health tells', async () => {
  const house = await startHouse({ env: { DATABASE_PATIENCE: '6', DEMO: 'off' } })
  rmSync(join(house.dataDir, 'pg18', 'global', 'pg_control'))
  process.kill(postmaster(house), 'SIGKILL')

  await expect.poll(() => status(house, '/healthz'), { timeout: 5000, interval: 50 }).toBe(503)
  expect(await ended(house.child)).toBe(1)
  expect(house.output()).toContain('ani za 6 sekund nerozběhla')
  removeFolder(house.dataDir)
})

/** Ended counts, whether somebody has taken note of it yet or not. */
function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
