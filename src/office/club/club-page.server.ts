import { viewClubAccount } from '../../money/payments/club-account.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { viewClub } from './view-club.server.ts'

export type ClubPage = Awaited<ReturnType<typeof viewClubPage>>

/** The settings, and what a new account would leave behind. */
export async function viewClubPage(db: Db, visitor: Visitor | null) {
  const [club, account] = await Promise.all([viewClub(db), viewClubAccount(db, visitor)])
  return { ...club, ...account }
}
