import { unguarded } from '../values/csv.ts'
import { daysBetween } from '../values/day.ts'
import { isDay } from '../values/real-day.ts'
import { fromWallClock, pragueSecond } from '../values/moment.ts'

/** What a cell of a table for a spreadsheet is: days and numbers are what they are, everything else is text. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'day' | 'moment'; readonly value: number }

const MOMENT = /^\d\d\d\d-\d\d-\d\dT\d\d:\d\d/
/**
 * Longer ones without a comma are symbols, numbers of accounts and telephones, and one that begins with nought is a name. None of
 * them has a comma in it.
 */
const NUMBER = /^-?(?:(?:0|[1-9]\d{0,6})|(?:0|[1-9]\d{0,12}),\d{1,10})$/
/** The day from which spreadsheets count. */
const FIRST = '1899-12-30'

/** A cell as our tables write it: guarded against formulas, with a comma before the haléře. */
export function asCell(written: string): SheetCell {
  const text = unguarded(written)
  if (NUMBER.test(text)) return { kind: 'number', value: Number(text.replace(',', '.')) }
  if (text.length === 10 && isDay(text)) return { kind: 'day', value: daysBetween(FIRST, text) }
  return MOMENT.test(text) ? momentCell(text) : { kind: 'text', text }
}

const MOST_REMEMBERED = 5000

/** The same for a whole table: its days and moments come again and again, and to count them is the dearest part of it. */
export function cellReader(): (written: string) => SheetCell {
  const known = new Map<string, SheetCell>()
  return (written) => {
    const before = known.get(written)
    if (before) return before
    const cell = asCell(written)
    if (cell.kind === 'day' || cell.kind === 'moment') {
      if (known.size === MOST_REMEMBERED) known.clear()
      known.set(written, cell)
    }
    return cell
  }
}

/** On the wall clock of the club. */
function momentCell(text: string): SheetCell {
  const moment = text.endsWith('Z') ? new Date(text) : fromWallClock(text)
  if (moment === null || Number.isNaN(moment.getTime())) return { kind: 'text', text }
  const [day = FIRST, time = ''] = pragueSecond(moment).split(' ')
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return { kind: 'moment', value: daysBetween(FIRST, day) + (hours + (minutes + seconds / 60) / 60) / 24 }
}
