const PRAGUE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '2026-11-15T18:05': a moment on the club's wall clock, as plain text. */
export function pragueMoment(moment: Date): string {
  return PRAGUE.format(moment).replace(' ', 'T')
}
