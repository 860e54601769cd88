import { momentInFigures } from '../../ground/values/moment.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { bankSettings, hasToken } from './bank-line.server.ts'
import { findBalance, readConnection } from './connections.server.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { noteWatcher } from './watcher.server.ts'

export type BalanceView = {
  readonly state: 'off' | 'waiting' | 'ok' | 'failing'
  /** The last balance known, with its time; a fault never makes it zero. */
  readonly balance: string | null
  readonly when: string | null
  /** The demo's bank fills while somebody watches. */
  readonly isDemo: boolean
}

/** What stands at the top of the fees: the stored balance, its time and whether the line works. */
export async function viewBalance({
  db,
  language,
}: Pick<RequestContext, 'db' | 'language'>): Promise<BalanceView> {
  noteWatcher()
  const [club, connection, isOn] = await Promise.all([readClubAccount(db), readConnection(db), hasToken(db)])
  const known = await findBalance(db, club?.account ?? null)
  const state = !isOn
    ? 'off'
    : connection.failingSince
      ? 'failing'
      : connection.lastSuccessAt
        ? 'ok'
        : 'waiting'
  return {
    state,
    balance: known && moneyInWords(known.balance, language),
    when: known && momentInFigures(known.at, language),
    isDemo: bankSettings().isDemo,
  }
}
