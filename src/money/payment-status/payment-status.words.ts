import { defineWords } from '../../ground/values/words.ts'

export const paymentWords = defineWords({
  PAID: { cs: 'Zaplaceno', en: 'Paid' },
  DUE: { cs: 'Ke zpracování', en: 'To process' },
  REMINDER1: { cs: 'První upomínka', en: 'First reminder' },
  REMINDER2: { cs: 'Druhá upomínka', en: 'Second reminder' },
  ARCHIVED: { cs: 'Archivováno', en: 'Archived' },
  none: { cs: 'K úhradě', en: 'To be paid' },
  unpaid: { cs: 'Nezaplaceno', en: 'Unpaid' },
})

/** What a status means, for whoever looks after the payments. */
export const paymentMeaningWords = defineWords({
  none: { cs: 'zatím jsme nic neposlali', en: 'nothing sent yet' },
  DUE: { cs: 'čekáme na platbu', en: 'waiting for the payment' },
  dueBy: { cs: 'čekáme na platbu do {day}', en: 'waiting for the payment until {day}' },
  dueWas: { cs: 'mělo přijít do {day}', en: 'should have come by {day}' },
  REMINDER1: { cs: 'jednou připomenuto', en: 'reminded once' },
  REMINDER2: { cs: 'dvakrát připomenuto', en: 'reminded twice' },
  ARCHIVED: { cs: 'už ji nechceme', en: 'no longer asked for' },
})

/** The same, for the one who pays. */
export const ownMeaningWords = defineWords({
  none: { cs: 'Nic jsme ti ještě neposlali.', en: 'We have not sent you anything yet.' },
  dueBy: { cs: 'Čekáme na platbu do {day}.', en: 'We are waiting for the payment until {day}.' },
  dueWas: { cs: 'Platba měla přijít do {day}.', en: 'The payment should have come by {day}.' },
  REMINDER1: { cs: 'Jednou jsme ti ji připomněli.', en: 'We have reminded you once.' },
  REMINDER2: { cs: 'Připomněli jsme ti ji dvakrát.', en: 'We have reminded you twice.' },
  ARCHIVED: { cs: 'Tuhle platbu už po tobě nechceme.', en: 'We no longer ask you for this payment.' },
})
