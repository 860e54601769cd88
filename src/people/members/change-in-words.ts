import { ROLES } from '../../permissions.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { areaWords, isArea } from './area.words.ts'
import { historyFieldWords } from './history-field.words.ts'
import { historyActionWords } from './history-action.words.ts'
import { historyWords } from './history.words.ts'
import { fieldWords } from './member-field.words.ts'
import { ownOfRecord } from './own-value.ts'
import { PAYMENT_STATUSES } from '../../money/payment-status/payment-status.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { roleWords } from './role.words.ts'
import { whyEndedWords } from './why-ended.words.ts'

const AMOUNTS = ['amount', 'paidAmount', 'creditAmount', 'price']

/** An act by the name people know; one that has none is shown by its code. */
export function actionInWords(action: string, language: Language): string {
  return isKey(historyActionWords, action) ? speak(historyActionWords, language)(action) : action
}

export function fieldInWords(field: string, language: Language): string {
  const own = ownOfRecord(field)
  if (own) return own.name
  if (isKey(fieldWords, field)) return speak(fieldWords, language)(field)
  return isKey(historyFieldWords, field) ? speak(historyFieldWords, language)(field) : field
}

/** An old or new value as people read it; null where there is none. */
export function valueInWords(field: string, value: AuditChange['from'], language: Language): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return speak(historyWords, language)(value ? 'yes' : 'no')
  if (typeof value === 'number' && AMOUNTS.includes(field)) return moneyInWords(value, language)
  const status = PAYMENT_STATUSES.find((one) => one === value)
  if (status && field === 'paymentStatus') return speak(paymentWords, language)(status)
  if (field === 'area' && typeof value === 'string' && isArea(value)) return speak(areaWords, language)(value)
  if (field === 'whyEnded' && typeof value === 'string' && isKey(whyEndedWords, value))
    return speak(whyEndedWords, language)(value)
  const role = ROLES.find((one) => one === value)
  if (role) return speak(roleWords, language)(role)
  return dayInFigures(String(value), language)
}

const isKey = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key)
