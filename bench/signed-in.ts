import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wall } from './bare-server.ts'
import { type ClubHouse, type Cluster, openClubHouse, openCluster, ROOT } from './club-house.ts'
import { pssOf } from '../test/pss.ts'
import { until } from '../test/until.ts'
import { measureCrowd, measureCsv, measureSaves } from './heavy.ts'
import { faultsOf, growthFault, type Ideal, type Measured } from './judge.ts'
import { GENERATOR, load } from './load.ts'
import { measureWork } from './measure.ts'
import { WORKS } from './works.ts'

const REPORT = join(ROOT, 'bench-report.json')
const SIZES = [2000, 20_000]
const BIG = 200_000

type Row = { work: string; members: number; measured: Measured; ideal: Ideal; wish: string; faults: string[] }

/** What signed-in people wait for, held against the least it could take; true where every bound holds. */
export async function benchSignedIn({
  isBig,
  only,
}: {
  isBig: boolean
  only: string | null
}): Promise<boolean> {
  const works = WORKS.filter(({ name }) => only === null || name.includes(only))
  const cluster = await openCluster()
  const ceiling = await ceilingOf()
  console.log(`load by ${GENERATOR}; its own ceiling is ${ceiling.toFixed(0)} requests/s`)
  const rows: Row[] = []
  const others: string[] = []
  for (const members of isBig ? [...SIZES, BIG] : SIZES) {
    console.log(`\n${members} members`)
    const house = await openClubHouse(cluster, { members })
    const atRest = await memory(cluster, house)
    for (const work of works) {
      const { measured, ideal } = await measureWork(house, work, cluster.folder)
      const smaller = rows.findLast((row) => row.work === work.name)
      const grown = smaller ? growthFault(smaller.measured, measured) : null
      const faults = [...faultsOf(work.bounds, measured, ideal, ceiling), ...(grown ? [grown] : [])]
      rows.push({ work: work.name, members, measured, ideal, wish: work.wish, faults })
      console.log(lineOf(rows.at(-1) as Row))
    }
    if (only === null) {
      const said = [
        await measureCsv(house),
        await measureSaves(house),
        await measureCrowd(house),
        `memory as PSS: ${atRest} at rest, ${await memory(cluster, house)} after all this (MB, app + PostgreSQL)`,
      ]
      for (const line of said) console.log(line)
      others.push(...said.map((line) => `${members}: ${line}`))
    }
    await house.close()
  }
  await cluster.close()
  writeFileSync(
    REPORT,
    JSON.stringify({ at: new Date(), generator: GENERATOR, ceiling, rows, others }, null, 2),
  )
  const faulty = rows.filter(({ faults }) => faults.length > 0)
  console.log(
    `\n${rows.length - faulty.length} of ${rows.length} hold; the figures are in bench-report.json too`,
  )
  return faulty.length === 0 && others.every((line) => !line.includes('DOES NOT HOLD'))
}

async function ceilingOf(): Promise<number> {
  const { url, close } = await wall()
  const { rate } = await load({ origin: url, paths: ['/'], headers: {} }, { connections: 16, seconds: 3 })
  close()
  return rate
}

/** Without what the bench itself has open in the database. */
async function memory(cluster: Cluster, house: ClubHouse): Promise<string> {
  await until(() => house.pool.totalCount === 0)
  return `${pssOf(house.child.pid ?? 0).toFixed(0)} + ${cluster.pss().toFixed(0)}`
}

function lineOf({ work, measured, ideal, wish, faults }: Row): string {
  const { p50, p99, rate, bytes, statements, rowsRead } = measured
  return [
    work.padEnd(28),
    `p50 ${p50.toFixed(1).padStart(6)}  p99 ${p99.toFixed(1).padStart(6)} ms`,
    `${rate.toFixed(0).padStart(6)}/s`,
    `${String(statements).padStart(3)} st`,
    `${String(rowsRead).padStart(7)} rows`,
    `${String(bytes).padStart(7)} B`,
    `ideal ${ideal.statement.toFixed(1)} / ${ideal.p50.toFixed(1)} ms ${ideal.rate.toFixed(0)}/s`,
    wish,
    faults.length > 0 ? `DOES NOT HOLD: ${faults.join('; ')}` : 'holds',
  ].join('  ')
}
