import { sql } from 'kysely'
import { viewBalance } from '../bank/view-balance.server.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { ACCEPT_BATCH } from '../pairing/accept-sure.server.ts'
import { countWaiting } from '../pairing/movements.server.ts'
import { UNDO_BATCH } from '../pairing/undo-acceptance.server.ts'
import { countRideCash } from '../payments/ride-cash.server.ts'
import { countRefunds } from '../payments/refunds.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { ARCHIVE_BATCH, CASH_BATCH, GENERATE_BATCH, REMIND_BATCH } from '../fees/fee-batch.ts'
import { countTabs } from '../fees/fee-payments.server.ts'
import { FeeListQuery, readFeeAddress } from '../fees/fee-list.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { roomLeft } from '../../ground/mail/pace.ts'
import { readPace } from '../../ground/mail/paces.server.ts'
import { countPaperLetters } from '../fees/paper-letters.server.ts'
import { countOwing } from '../fees/owing-members.server.ts'

const KINDS = [GENERATE_BATCH, REMIND_BATCH, CASH_BATCH, ARCHIVE_BATCH, ACCEPT_BATCH, UNDO_BATCH]

/** What stands around every tab: the balance, how much waits in each tab, and the run that goes on. */
export async function loadFrame(
  context: Pick<RequestContext, 'db' | 'language' | 'today'>,
  visitor: Visitor,
  search: URLSearchParams,
) {
  const { db, language, today } = context
  const year = Number(today.slice(0, 4))
  const period = FeeListQuery.parse(readFeeAddress(search)).period ?? year
  const settings = await readFeeSettings(db, period)
  const [balance, tabs, owing, run, batchSize, divisions, mailsWaiting, unassigned, refunds, paper, cash] =
    await Promise.all([
      viewBalance(context),
      countTabs(db, { today, settings }),
      countOwing(db, { period, settings }),
      viewCurrentRun(db, { visitor, language }, { chosen: search.get('davka'), kinds: KINDS }),
      readBatchSize(db),
      listDivisions(db),
      countLatecomers(db),
      countWaiting(db),
      countRefunds(db),
      countPaperLetters(db),
      countRideCash(db),
    ])
  return {
    year,
    /** The year somebody chose to look at; this one unless he did. */
    period,
    today,
    balance,
    counts: { ...tabs, generate: owing.count },
    run,
    batchSize,
    divisions,
    mailsWaiting,
    unassigned,
    refunds,
    cash,
    paper,
  }
}

export type FeesFrameView = Awaited<ReturnType<typeof loadFrame>>

/** Letters about payments that the sending limit will not let out yet. */
async function countLatecomers(db: Db): Promise<number> {
  const { limits, used } = await readPace(db)
  const { count } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', 'in', ['waiting', 'sending'])
    .where('template', 'in', [
      'payment-instructions',
      'payment-reminder',
      'guest-payment-instructions',
      'guest-payment-reminder',
    ])
    .executeTakeFirstOrThrow()
  return Math.max(0, count - roomLeft(limits, used))
}
