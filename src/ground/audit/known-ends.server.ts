import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../tables.ts'
import { now } from '../platform/clock.server.ts'
import { log } from '../platform/log.server.ts'
import { surroundings } from '../platform/surroundings.server.ts'
import { asRecord, type Json } from '../tables/json.ts'
import { type ChainFault, type ChainReport, verifyChain } from './verify-chain.server.ts'

/** Where the chain ended at a walk that found it whole: kept in the house's folder, outside the database. */
type End = { readonly at: string; readonly number: number; readonly hash: string }

const FILE = 'history-ends.jsonl'
const placeOf = () => join(surroundings().dataDir, FILE)

/** So many walks back; one is made each night. */
const MOST = 1000

/**
 * The walk along the chain, and then past the ends it had before: whoever owns the database may cut the last entries off
 * with their seals and set the stored end back, and what is left is whole in itself. Not so the ends written down here.
 */
export async function verifyHistory(
  db: Db,
  say?: (entries: number, of: number) => void,
): Promise<ChainReport> {
  const report = await verifyChain(db, say)
  if (report.fault) return report
  const ends = await readEnds()
  const fault = await missingEnd(db, ends)
  if (fault) return { ...report, fault }
  await noteEnd(db, ends.at(-1))
  return report
}

async function missingEnd(db: Db, ends: readonly End[]): Promise<ChainFault | null> {
  // A club put back from a backup has an older end, and says so in an entry only the house can seal.
  const restored = await db
    .selectFrom('auditEntry')
    .select('at')
    .where('action', 'in', ['CLUB_RESTORED', 'FOREIGN_CLUB_RESTORED'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = restored?.at.toISOString() ?? ''
  const asked = ends.filter(({ at }) => at > since)
  if (asked.length === 0) return null
  const found = await db
    .selectFrom('auditSeal')
    .select(['number', 'hash'])
    .where(
      'number',
      'in',
      asked.map(({ number }) => number),
    )
    .execute()
  const known = new Map(found.map(({ number, hash }) => [number, hash.toString('hex')]))
  const gone = asked.find(({ number, hash }) => known.get(number) !== hash)
  return gone ? { kind: 'cut', seq: gone.number } : null
}

async function noteEnd(db: Db, last: End | undefined): Promise<void> {
  const head = await db.selectFrom('auditHead').select(['number', 'hash']).executeTakeFirst()
  if (!head || head.number === 0 || head.number === last?.number) return
  const end: End = { at: now().toISOString(), number: head.number, hash: head.hash.toString('hex') }
  try {
    await appendFile(placeOf(), `${JSON.stringify(end)}\n`, { mode: 0o600, flush: true })
  } catch (error) {
    log.warn({ err: error }, 'the end of the history could not be written down')
  }
}

async function readEnds(): Promise<readonly End[]> {
  const text = await readFile(placeOf(), 'utf8').catch(() => '')
  return text.split('\n').slice(0, -1).slice(-MOST).flatMap(endOf)
}

/** A line that was cut off by a full disk is no end. */
function endOf(line: string): readonly End[] {
  try {
    const { at, number, hash } = asRecord(JSON.parse(line) as Json)
    return typeof at === 'string' && typeof number === 'number' && typeof hash === 'string'
      ? [{ at, number, hash }]
      : []
  } catch {
    return []
  }
}
