import { anApp, call } from './app.ts'
import { useDatabase } from './database.ts'
import { keepKey } from '../src/entry/keys/program-keys.server.ts'
import type { KeyOffice } from '../src/ground/tables/keys.ts'
import type { Permission } from '../src/permissions.ts'

type Wanted = { readonly office?: KeyOffice; readonly writes?: boolean; readonly madeBy?: number }

/** A club with keys of its own for programs: behind them there is no person. */
export function aClubOfKeys() {
  const db = useDatabase()
  return {
    db,
    aClubKey: (areas: readonly Permission[], { office = 'Member', writes = true, madeBy }: Wanted = {}) => {
      const input = { name: 'Web', areas: [...areas], writes, days: 30 as const }
      return keepKey(db(), input, { accountId: null, madeBy: madeBy ?? null, office })
    },
    ask: (token: string, path: string, method = 'GET', body?: unknown, headers = {}) =>
      call(anApp(db()), path, { token, method, headers, ...(body === undefined ? {} : { body }) }),
  }
}
