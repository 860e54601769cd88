import { statfsSync } from 'node:fs'
import { ConfigError } from '../platform/config.server.ts'
import { atConsole, languageHere } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { sizeInWords } from '../platform/disk.ts'
import { startFaultWords } from './start-fault.words.ts'
import { sqlState } from './transaction.server.ts'

type Place = { readonly dataDir: string; readonly databaseUrl: string | null }

/**
 * Why the house did not open, where the truth is not in the error but under it: a full disk breaks whatever comes first.
 * It is blamed only by those who met it, never because there is little room.
 */
export function startFault(error: unknown, { dataDir, databaseUrl }: Place): unknown {
  if (error instanceof ConfigError) return error
  const say = atConsole(startFaultWords)
  const met = causesOf(error).find(isOutOfRoom)
  if (met === undefined) return writingFault(error, databaseUrl !== null) ?? error
  if (databaseUrl && sqlState(met) === NO_ROOM_IN_DATABASE) return new StartError(say('databaseDiskFull'))
  const first = error instanceof Error ? error.message : String(error)
  return new StartError(say('diskFull', { folder: dataDir, free: freeInWords(dataDir), first }))
}

const READ_ONLY = '25006'
const NOT_ALLOWED = '42501'

/** It answers, and takes nothing: a copy left by a failover, or an account that may only look. */
function writingFault(error: unknown, isFar: boolean): StartError | null {
  const say = atConsole(startFaultWords)
  const causes = causesOf(error)
  if (causes.some((cause) => sqlState(cause) === READ_ONLY))
    return new StartError(say(isFar ? 'databaseReadOnly' : 'ownReadOnly'))
  const refused = isFar ? causes.find((cause) => sqlState(cause) === NOT_ALLOWED) : undefined
  return refused instanceof Error ? new StartError(say('notAllowed', { why: refused.message })) : null
}

const MOST_CAUSES = 10

function causesOf(error: unknown): readonly unknown[] {
  const causes = [error]
  for (let last = error; last instanceof Error && last.cause !== undefined && causes.length < MOST_CAUSES;) {
    last = last.cause
    causes.push(last)
  }
  return causes
}

const NO_ROOM_IN_DATABASE = '53100'
const OUT_OF_ROOM = [NO_ROOM_IN_DATABASE, 'ENOSPC', 'EDQUOT']
const SQLITE_FULL = 13
/** As the programs of PostgreSQL say it, which leave only words; half a page that still fitted is said by the third. */
const WORDS = /no space left on device|disk quota exceeded|check free disk space/i

function isOutOfRoom(cause: unknown): boolean {
  if (OUT_OF_ROOM.includes(sqlState(cause))) return true
  if (typeof cause === 'object' && cause !== null && 'errcode' in cause)
    return (Number(cause.errcode) & 0xff) === SQLITE_FULL
  return WORDS.test(cause instanceof Error ? cause.message : String(cause))
}

function freeInWords(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const size = sizeInWords(bavail * bsize, languageHere())
    return atConsole(startFaultWords)('free', { size })
  } catch {
    return ''
  }
}
