import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { OwnField, OwnValue } from '../../ground/values/own-field.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { ownFieldWords } from './own-field.words.ts'

const FIGURES: Readonly<Record<Language, Intl.NumberFormat>> = {
  cs: new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 4 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 }),
}

/** A value as people read it; an empty text where there is none. */
export function ownInWords(
  { kind, choices }: OwnField,
  value: OwnValue | null | undefined,
  language: Language,
): string {
  if (value === null || value === undefined) return ''
  if (kind === 'yesNo') return speak(ownFieldWords, language)(value === true ? 'yes' : 'no')
  if (kind === 'choice') return choices.find(({ id }) => id === value)?.name ?? ''
  if (kind === 'number') return FIGURES[language].format(Number(value))
  return kind === 'day' ? dayInFigures(String(value), language) : String(value)
}
