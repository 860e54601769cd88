import { cardNumber } from '../members/member.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import type { Facts, Paper } from '../../ground/files/paper.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Arrival } from './own-payments.server.ts'
import { paymentPaperWords } from './paper.words.ts'

export const PAYMENT_PAPERS = ['receipt', 'request'] as const
export type PaymentPaperKind = (typeof PAYMENT_PAPERS)[number]

type Subject = {
  readonly name: string
  /** Of a guest there is none. */
  readonly number: number | null
  readonly address: string
  readonly title: string
  readonly amount: number
  readonly paid: number
  readonly rest: number
  readonly dueOn: string
  readonly variableSymbol: string
  readonly account: string | null
  readonly arrivals: readonly Arrival[]
}

type Issue = { readonly clubName: string; readonly today: string; readonly language: Language }

/** What came for a payment, or what is left of it and how to pay it. */
export function paymentPaper(kind: PaymentPaperKind, subject: Subject, issue: Issue): Omit<Paper, 'code'> {
  const { clubName: club, today, language } = issue
  const say = speak(paymentPaperWords, language)
  const money = (amount: number) => moneyInWords(amount, language)
  const isReceipt = kind === 'receipt'
  return {
    head: club,
    title: say(isReceipt ? 'receiptTitle' : 'requestTitle'),
    paragraphs: [
      isReceipt
        ? say('receiptText', { club, amount: money(subject.paid) })
        : say('requestText', { club, amount: money(subject.rest) }),
    ],
    facts: filled([
      [say('name'), subject.name],
      [say('number'), subject.number === null ? '' : cardNumber(subject.number)],
      [say('address'), subject.address],
      [say('what'), subject.title],
      [say('amount'), money(subject.amount)],
      [say('symbol'), subject.variableSymbol],
      ...(isReceipt ? received(subject, language) : asked(subject, language)),
    ]),
    notes: isReceipt || subject.account === null ? [] : [say('scan')],
    issued: say('issued', { day: dayInFigures(today, language) }),
    sign: say('sign'),
  }
}

const BY = { bank: 'toAccount', cash: 'inCash', opening: 'fromOpening' } as const

function received({ arrivals, rest }: Subject, language: Language): Facts {
  const say = speak(paymentPaperWords, language)
  return [
    ...arrivals.map(
      ({ on, amount, by }) =>
        [say(BY[by], { day: dayInFigures(on, language) }), moneyInWords(amount, language)] as const,
    ),
    [say('rest'), rest > 0 ? moneyInWords(rest, language) : ''],
  ]
}

function asked({ paid, rest, dueOn, account }: Subject, language: Language): Facts {
  const say = speak(paymentPaperWords, language)
  return [
    [say('paid'), paid > 0 ? moneyInWords(paid, language) : ''],
    [say('rest'), moneyInWords(rest, language)],
    [say('due'), dayInFigures(dueOn, language)],
    [say('account'), account ?? ''],
  ]
}

const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')
