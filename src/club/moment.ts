import { pragueFormat } from '../pages/day-in-words.ts'
import type { Language } from '../platform/words.ts'

/** '15. 11. v 9.42'; the numbers of a date never part. */
export function momentOf(moment: Date, language: Language): string {
  const day = pragueFormat(language, { day: 'numeric', month: 'numeric' })
    .format(moment)
    .replaceAll(' ', '\u00a0')
  const time = pragueFormat(language, { hour: 'numeric', minute: '2-digit' }).format(moment)
  return language === 'cs' ? `${day} v\u00a0${time.replace(':', '.')}` : `${day} at ${time}`
}
