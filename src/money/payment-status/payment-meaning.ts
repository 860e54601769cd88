import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { PaymentReader, PaymentStatus } from './payment-status.ts'
import { ownMeaningWords, paymentMeaningWords } from './payment-status.words.ts'

type Due = { readonly dueOn: string; readonly isOverdue: boolean }

const READERS = { officer: paymentMeaningWords, self: ownMeaningWords } as const satisfies Record<
  PaymentReader,
  unknown
>

/**
 * What a status means for the one who reads it: 'K úhradě' and 'Ke zpracování' are the specification's words, and people
 * read them the other way round. Paid says enough.
 */
export function paymentMeaning(
  status: PaymentStatus | null,
  { dueOn, isOverdue }: Due,
  reader: PaymentReader,
  language: Language,
): string | null {
  const say = speak(READERS[reader], language)
  if (status === 'PAID') return null
  if (status === null) return say('none')
  if (status === 'DUE') return say(isOverdue ? 'dueWas' : 'dueBy', { day: dayInFigures(dueOn, language) })
  return say(status)
}
