import { pragueFormat } from '../pages/day-in-words.ts'
import type { Language } from '../platform/words.ts'

/** '12. 5. 2024': a day kept as text, in the reader's figures, its parts never parted. */
export function dayInFigures(day: string, language: Language): string {
  const text = pragueFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  return text.replaceAll(' ', '\u00a0')
}
