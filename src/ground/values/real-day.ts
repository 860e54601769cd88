const WRITTEN = /^\d{4}-\d\d-\d\d$/

/** Written as a day is; whether there is such a day is another question. */
function looksLikeDay(text: string): boolean {
  return WRITTEN.test(text)
}

/** A day there is: nobody was born on 30 February. */
export function readDay(text: string | null): string | null {
  if (!text || !looksLikeDay(text)) return null
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && text >= '1000'
    ? text
    : null
}

/** The same from figures as they were written: '2026', '1', '31'. */
export function dayOfFigures(year = '', month = '', date = ''): string | null {
  return readDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

/** A day that exists: 29 February only where there is one. */
export function isDay(text: string): boolean {
  return readDay(text) !== null
}
