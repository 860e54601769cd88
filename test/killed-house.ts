import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../src/ground/postgres/database.server.ts'
import type { Db } from '../src/tables.ts'
import { databaseUrl } from './cluster.ts'

type Line = {
  write: (...said: unknown[]) => boolean
  emit: (event: string, ...heard: unknown[]) => boolean
  destroy: () => void
}
type Killed = {
  /** The database hears the last word too, and only its answer is lost. */ readonly isHeard?: boolean
}

/** A house with one line to the database, which ends for good at what it says then: to the database it was killed there. */
export async function aHouseKilledAt(db: Db, moment: number, { isHeard = false }: Killed = {}) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const house = openDatabase(databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''), { max: 1 })
  let said = 0
  const isKilled = () => said >= moment
  house.pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Line } }).connection
    const [write, emit] = [stream.write.bind(stream), stream.emit.bind(stream)]
    const end = () => {
      stream.destroy()
      return false
    }
    stream.write = (...words) => {
      const wasKilled = isKilled()
      said += 1
      return wasKilled || (isKilled() && !isHeard) ? end() : write(...words)
    }
    stream.emit = (event, ...heard) => (event === 'data' && isKilled() ? end() : emit(event, ...heard))
  })
  return { db: house.db, isKilled, close: () => house.close().catch(() => undefined) }
}
