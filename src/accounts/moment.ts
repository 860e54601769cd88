import { pragueFormat } from '../pages/day-in-words.ts'
import type { Language } from '../platform/words.ts'

/** '15. 11. 2026 v 9.42': Czech writes the time with a dot. */
export function momentInFigures(moment: Date, language: Language): string {
  const day = pragueFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).format(moment)
  const time = pragueFormat(language, { hour: 'numeric', minute: '2-digit' }).format(moment)
  return language === 'cs' ? `${day} v ${time.replace(':', '.')}` : `${day} at ${time}`
}
