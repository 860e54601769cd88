import type { Language } from '../platform/words.ts'

/** '2024-05-12' is '12. 5. 2024', with spaces that never break; no Intl, whose browsers disagree. */
export function dayInFigures(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return language === 'cs'
    ? `${Number(date)}.\u00a0${Number(month)}.\u00a0${year}`
    : `${Number(date)}/${Number(month)}/${year}`
}

/** '+420603123456' is '+420 603 123 456'. */
export function phoneInFigures(phone: string): string {
  const czech = /^(\+42[01])(\d{3})(\d{3})(\d{3})$/.exec(phone)
  return czech ? czech.slice(1).join('\u00a0') : phone
}
