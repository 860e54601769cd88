import { letterParagraphs } from '../../ground/texts/letter-text.ts'

export type CalendarEntry = {
  readonly id: number
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly place: string | null
  /** The description as it is drawn, or the beginning of it. */
  readonly html: string
  readonly state: 'draft' | 'published' | 'cancelled'
  readonly version: number
  readonly createdAt: Date
}

type CalendarFile = {
  readonly name: string
  readonly origin: string
  readonly now: Date
  readonly entries: readonly CalendarEntry[]
}

const USUAL_HOURS = 3

/** A calendar by RFC 5545. Moments are in UTC, so no zone has to be described. */
export function writeCalendar({ name, origin, now, entries }: CalendarFile): string {
  const host = new URL(origin).host
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klubovna//CS',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap((entry) => eventLines(entry, { origin, host, now })),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

type Where = { readonly origin: string; readonly host: string; readonly now: Date }

/** Changes raise the sequence, so that a calendar takes the new time for the same event. */
function eventLines(entry: CalendarEntry, { origin, host, now }: Where): string[] {
  const address = `${origin}/akce/${entry.id}`
  const end = entry.endsAt ?? new Date(entry.startsAt.getTime() + USUAL_HOURS * 3_600_000)
  return [
    'BEGIN:VEVENT',
    `UID:akce-${entry.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `CREATED:${stamp(entry.createdAt)}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(end)}`,
    `SEQUENCE:${entry.version}`,
    `STATUS:${entry.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `DESCRIPTION:${escaped([inWords(entry.html, origin), address].filter(Boolean).join('\n\n'))}`,
    `URL:${address}`,
    'END:VEVENT',
  ]
}

const LONGEST_DESCRIPTION = 1000
/** Tags and addresses take their room too. */
export const LONGEST_HTML = 4 * LONGEST_DESCRIPTION

/** Calendars know no Markdown: plain words, and not a whole chapter of them. */
function inWords(html: string, origin: string): string {
  const text = letterParagraphs(html.slice(0, LONGEST_HTML), origin).join('\n\n')
  return text.length > LONGEST_DESCRIPTION
    ? `${text
        .slice(0, LONGEST_DESCRIPTION)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`
    : text.toWellFormed()
}

/** 20261121T083000Z */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const MOST_OCTETS = 74

/** As many as UTF-8 needs; counted, not encoded, for a calendar has a million letters. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A line has at most 75 octets; what is longer goes on after a space, and no letter is torn in two. */
function folded(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece)
      ;[piece, octets] = ['', 1]
    }
    piece += letter
    octets += size
  }
  return [...pieces, piece].join('\r\n ')
}
