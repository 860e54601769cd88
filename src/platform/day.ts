const PRAGUE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The club's day at that moment: a day is text, so summer time cannot touch it. */
export function pragueDay(moment: Date): string {
  return PRAGUE.format(moment)
}
