import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { aFolder, login, removeFolder, startHouse } from '../test/house.ts'

const ROUNDS = 20

/** How long the doors take to open, first and later; and what twenty deaths in the middle of writing cost. */
export async function benchStart(): Promise<void> {
  const dataDir = aFolder()
  const first = await timed(() => startHouse({ dataDir }))
  await first.result.kill('SIGTERM')
  const second = await timed(() => startHouse({ dataDir }))
  await second.result.kill('SIGTERM')
  console.log(
    `first start, demo club included: ${(first.ms / 1000).toFixed(1)} s; second start to first answer: ${(second.ms / 1000).toFixed(1)} s`,
  )

  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const house = await startHouse({ dataDir })
    const writing = Promise.all(
      [1, 2, 3].map((lane) => signInUntilRefused(house.url, `clen00${lane}`, acknowledged)),
    )
    await sleep(300 + (round % 5) * 100)
    await house.kill('SIGKILL')
    await writing
  }
  const house = await startHouse({ dataDir })
  let lost = 0
  for (const token of acknowledged) if (!(await isValid(house.url, token))) lost += 1
  console.log(`kill -9, ${ROUNDS} rounds: ${acknowledged.length} acknowledged sessions, ${lost} lost`)
  await house.kill('SIGTERM')
  removeFolder(dataDir)
}

async function signInUntilRefused(url: string, name: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const token = await login(url, name).catch(() => null)
    if (!token) return
    acknowledged.push(token)
  }
}

async function isValid(url: string, token: string): Promise<boolean> {
  const response = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return ((await response.json()) as { valid: boolean }).valid
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: performance.now() - startedAt }
}
