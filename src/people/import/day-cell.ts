import { isDay } from '../../ground/values/day.ts'

const EARLIEST = '1900-01-02'
const LATEST = '2099-12-31'
const DAY_MS = 86_400_000
/** Excel counts days from here; its own 29 February 1900 never was. */
const EXCEL_BEGINNING = Date.UTC(1899, 11, 30)

/** '1. 9. 1985', '01.09.1985', '1985-09-01', '1985-09-01T00:00:00', '1/9/1985' or Excel's day count, as '1985-09-01'. */
export function dayOf(text: string): string | null {
  const day = czechDay(text) ?? isoDay(text) ?? excelDay(text)
  return day !== null && isDay(day) && day >= EARLIEST && day <= LATEST ? day : null
}

function czechDay(text: string): string | null {
  const [, day, month, year] =
    /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})$/.exec(text.replaceAll('\u00a0', ' ')) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
}

function isoDay(text: string): string | null {
  return /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.{0,20})?$/.exec(text)?.[1] ?? null
}

/** Five figures; four would as well be a year. */
function excelDay(text: string): string | null {
  if (!/^[1-7]\d{4}$/.test(text)) return null
  return new Date(EXCEL_BEGINNING + Number(text) * DAY_MS).toISOString().slice(0, 10)
}
