import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { MemberId, pageIn } from '../../ground/lists/list-fields.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { listName } from '../../people/members/member.ts'
import { clubAccountOf } from '../payments/club-account.ts'
import { forgetRefundAccount, keepRefundAccount } from '../payments/keep-refund-account.server.ts'
import { paymentCode } from '../payments/payment-code.ts'
import { PaperRefundAccount } from '../payments/refund-account.ts'
import { refundTarget } from '../payments/refund-order.ts'
import { listRefunds, RefundSettling, settleRefund } from '../payments/refunds.server.ts'
import { refundsWords } from './refunds.words.ts'

export const refundsScreen = declareScreen({ who: 'fees.manage' })

type Listed = Awaited<ReturnType<typeof listRefunds>>['items'][number]

export async function viewRefunds({ db, language, today, url: { searchParams: search } }: Given) {
  const isSettled = search.get('stav') === 'vyrizene'
  const { items, ...view } = await listRefunds(db, { isSettled, ...pageIn(search) })
  const say = speak(refundsWords, language)
  const asked = isSettled ? undefined : items.find(({ id }) => String(id) === search.get('ukaz'))
  const day = (written: string) => dayInFigures(written, language)
  const facts = ({ askedAt, settledAt, variableSymbol, counterAccount, ...refund }: Listed) => [
    settledAt
      ? say('settledOn', { day: day(pragueDay(settledAt)) })
      : say('since', { day: day(pragueDay(askedAt)) }),
    say('symbol', { symbol: variableSymbol }),
    counterAccount
      ? say('cameFrom', { account: counterAccount })
      : say(refund.creditId === null ? 'inCash' : 'opening'),
    ...(refund.orderedOn && !settledAt ? [say('orderedOn', { day: day(refund.orderedOn) })] : []),
  ]
  return {
    title: say('title'),
    today,
    isSettled,
    view,
    code: codeOf(asked),
    mayOrder: !isSettled && items.some((refund) => !refund.orderedOn && refundTarget(refund)),
    refunds: items.map((refund) => ({
      id: refund.id,
      memberId: refund.memberId,
      number: refund.number,
      firstName: refund.firstName,
      lastName: refund.lastName,
      reason: refund.reason,
      note: refund.note,
      amount: moneyInWords(refund.amount, language),
      hasCode: refundTarget(refund) !== null,
      wasOrdered: refund.orderedOn !== null,
      // What is settled went where it went; what he has given since says nothing of it.
      own:
        !isSettled && refund.ownAccount && refund.consentedOn
          ? say('goesTo', { account: refund.ownAccount, day: day(refund.consentedOn) })
          : null,
      facts: facts(refund).join(' · '),
    })),
  }
}

function codeOf(refund: Listed | undefined) {
  const to = refund && refundTarget(refund)
  if (!to) return null
  const { amount, variableSymbol, reason: message } = refund
  return {
    name: listName(refund),
    code: paymentCode(clubAccountOf(to), { amount, variableSymbol, message }),
  }
}

const Whose = z.strictObject({ memberId: MemberId })
const done = (intent: 'settle' | 'account' | 'forget') => ({ fault: undefined, done: { intent } })

export const refundActs = {
  settle: refundsScreen.act({
    takes: RefundSettling.extend({ refundId: RowId }),
    does: async ({ db, visitor }, input) => {
      await settleRefund(db, { ...input, actorId: visitor.id })
      return done('settle')
    },
  }),
  account: refundsScreen.act({
    takes: formOf(PaperRefundAccount.extend(Whose.shape)),
    does: async ({ db, visitor, today }, input) => {
      await keepRefundAccount(db, visitor, { ...input, today })
      return done('account')
    },
  }),
  forget: refundsScreen.act({
    takes: formOf(Whose),
    does: async ({ db, visitor }, { memberId }) => {
      await forgetRefundAccount(db, visitor, memberId)
      return done('forget')
    },
  }),
}
