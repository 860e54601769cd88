import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from './payment-status.ts'
import { paymentWords } from './payment-status.words.ts'
import { paymentMeaning } from './payment-meaning.ts'

const due = (isOverdue = false) => ({ dueOn: '2026-12-24', isOverdue })

test.each([
  [null, false, 'zatím jsme nic neposlali', 'Nic jsme ti ještě neposlali.'],
  ['DUE', false, 'čekáme na platbu do 24. 12. 2026', 'Čekáme na platbu do 24. 12. 2026.'],
  ['DUE', true, 'mělo přijít do 24. 12. 2026', 'Platba měla přijít do 24. 12. 2026.'],
  ['REMINDER1', true, 'jednou připomenuto', 'Jednou jsme ti ji připomněli.'],
  ['REMINDER2', true, 'dvakrát připomenuto', 'Připomněli jsme ti ji dvakrát.'],
  ['ARCHIVED', true, 'už ji nechceme', 'Tuhle platbu už po tobě nechceme.'],
  ['PAID', false, null, null],
] as const)(
  '%s (overdue: %s) means to an officer %j and to the payer %j',
  (status, isOverdue, officer, self) => {
    const plain = (text: string | null) => text && text.replaceAll('\u00a0', ' ')

    expect(plain(paymentMeaning(status, due(isOverdue), 'officer', 'cs'))).toBe(officer)
    expect(plain(paymentMeaning(status, due(isOverdue), 'self', 'cs'))).toBe(self)
  },
)

test('the labels of the specification stay to the letter', () => {
  expect([...PAYMENT_STATUSES, 'none' as const].map((status) => paymentWords[status].cs).toSorted()).toEqual(
    ['Archivováno', 'Druhá upomínka', 'K úhradě', 'Ke zpracování', 'První upomínka', 'Zaplaceno'].toSorted(),
  )
  expect(paymentWords.none).toEqual({ cs: 'K úhradě', en: 'To be paid' })
  expect(paymentWords.DUE).toEqual({ cs: 'Ke zpracování', en: 'To process' })
})
