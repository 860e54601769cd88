import { paymentWords } from '../payment-status/payment-status.words.ts'
import { type Language, speak } from '../../ground/values/words.ts'

/** '1 den', '2 dny', '5 dní'; the number never parts from its word. */
export function daysInWords(count: number, language: Language): string {
  return speak(paymentWords, language)('days', { count }).replaceAll(' ', '\u00a0')
}
