import { endAnswerLinks } from '../../ground/mail/answer-links.server.ts'
import { cancelWaiting } from '../../ground/mail/cancel-waiting.server.ts'
import type { Role } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { whyNotClose } from './account-act.ts'
import { giveTitlesBack } from './closed-titles.server.ts'
import type { Reopened } from './closing.ts'
import { lockOpenClosing, markReopened } from './closings.server.ts'
import { lockAccountOf } from './member-accounts.server.ts'
import { turnAccount } from './turn-account.server.ts'

type Actor = { readonly id: number; readonly role: Role; readonly memberId: number | null }

/**
 * Opens again just what the closing shut, and tells what it cannot give back: places were taken meanwhile, closed
 * fees are closed for ever, the calendar needs a new address. The card must be held and no longer closed.
 */
export async function reopenMembership(tx: Db, actor: Actor, memberId: number): Promise<Reopened | null> {
  const account = await lockAccountOf(tx, memberId)
  const why = whyNotClose(actor, { id: memberId, role: account?.role ?? null })
  if (why) throw new Refusal(why)
  const closing = await lockOpenClosing(tx, memberId)
  if (!closing) return null
  await markReopened(tx, closing.id, actor.id)
  await endAnswerLinks(tx, memberId)
  if (closing.mailId !== null) await cancelWaiting(tx, [closing.mailId], 'obsolete')
  const isOurs = account !== undefined && account.id === closing.accountId && !account.isActive
  if (isOurs) await turnAccount(tx, account, { isOn: true, actorId: actor.id })
  const { places, fees, waived, feedEnded: calendar, endedOn, titles } = closing
  const back = await giveTitlesBack(tx, { memberId, endedOn, titles, actorId: actor.id })
  return {
    account: isOurs ? 'reactivated' : 'unchanged',
    titles: back.given,
    notGivenBack: { places, fees, waived, calendar, titles: back.lost },
  }
}
