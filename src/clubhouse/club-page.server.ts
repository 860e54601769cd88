import type { Db } from '../tables.ts'
import { viewClub } from './view-club.server.ts'

export type ClubPage = Awaited<ReturnType<typeof viewClubPage>>

/** The settings, and what a new account would leave behind. */
export async function viewClubPage(db: Db) {
  const [club, open] = await Promise.all([viewClub(db), countAsked(db)])
  return { ...club, openPayments: open }
}

/** Payments somebody was asked for and has not paid yet. */
async function countAsked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', 'in', ['DUE', 'REMINDER1', 'REMINDER2'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
