import { statfsSync } from 'node:fs'
import { ConfigError } from './config.server.ts'
import { StartError } from './data-dir.server.ts'
import { sizeInWords } from './disk.ts'
import { sqlState } from './transaction.server.ts'

/** With less than this the embedded database may not even write its next piece of log, whatever it says itself. */
const TOO_LITTLE = 64 * 1024 * 1024

type Place = { readonly dataDir: string; readonly databaseUrl: string | null }

/** Why the house did not open, where the truth is not in the error but under it: a full disk breaks whatever comes first. */
export function startFault(error: unknown, { dataDir, databaseUrl }: Place): unknown {
  if (error instanceof ConfigError) return error
  const isToldOf =
    sqlState(error) === '53100' || sqlState(error) === 'ENOSPC' || /No space left/i.test(String(error))
  if (databaseUrl && sqlState(error) === '53100')
    return new StartError('Na disku databáze (DATABASE_URL) došlo místo. Uvolni ho a spusť Klubovnu znovu.')
  const free = freeAt(dataDir)
  if (!isToldOf && (free === null || free >= TOO_LITTLE)) return error
  const left = free === null ? '' : ` (volno ${sizeInWords(free, 'cs')})`
  const first = error instanceof Error ? error.message : String(error)
  return new StartError(
    `Na disku se složkou DATA_DIR (${dataDir}) není místo${left}. Uvolni ho a spusť Klubovnu znovu; nic se neztratilo.\nPrvní narazilo tohle: ${first}`,
  )
}

function freeAt(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return null
  }
}
