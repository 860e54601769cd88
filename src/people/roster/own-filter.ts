import { isDay } from '../../ground/values/real-day.ts'
import type { OwnField } from '../../ground/values/own-field.ts'

/** What a list may ask of a field of the club's own: '3.12' by a choice, '3.yes', '3.none', '3.10..20', '3.2026-01-01..'. */
export const OWN_FILTER =
  /^[1-9]\d{0,8}\.(?:yes|no|some|none|[1-9]\d{0,8}|(?:-?\d{1,13}(?:\.\d{1,4})?|\d{4}-\d\d-\d\d)?\.\.(?:-?\d{1,13}(?:\.\d{1,4})?|\d{4}-\d\d-\d\d)?)$/

export type OwnFilter = { readonly id: number; readonly asks: string }

export function readOwnFilter(text: string): OwnFilter {
  const [id = '', ...asks] = text.split('.')
  return { id: Number(id), asks: asks.join('.') }
}

export type OwnAsk =
  | { readonly is: 'some' }
  | { readonly is: 'none' }
  | { readonly is: 'value'; readonly value: number | boolean }
  | { readonly is: 'range'; readonly from: string | null; readonly to: string | null }

/** What is asked of this very field; null where it makes no sense there, or the choice is gone. */
export function askOf({ kind, choices }: OwnField, asks: string): OwnAsk | null {
  if (asks === 'some' || asks === 'none') return { is: asks }
  if (kind === 'yesNo') return asks === 'yes' || asks === 'no' ? { is: 'value', value: asks === 'yes' } : null
  if (kind === 'choice') {
    const choice = choices.find(({ id }) => String(id) === asks)
    return choice ? { is: 'value', value: choice.id } : null
  }
  if (kind === 'text' || !asks.includes('..')) return null
  const [from = '', to = ''] = asks.split('..')
  const isOne = (end: string) => end === '' || (kind === 'day' ? isDay(end) : !isDay(end))
  return isOne(from) && isOne(to) && from + to !== ''
    ? { is: 'range', from: from || null, to: to || null }
    : null
}
