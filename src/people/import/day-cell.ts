import { addDays } from '../../ground/values/day.ts'
import { dayOfFigures, readDay } from '../../ground/values/real-day.ts'

const EARLIEST = '1900-01-02'
const LATEST = '2099-12-31'
/** Excel counts days from here; its own 29 February 1900 never was. */
const EXCEL_BEGINNING = '1899-12-30'

/** '1. 9. 1985', '01.09.1985', '1985-09-01', '1985-09-01T00:00:00', '1/9/1985' or Excel's day count, as '1985-09-01'. */
export function dayOf(text: string): string | null {
  const day = czechDay(text) ?? isoDay(text) ?? excelDay(text)
  return day !== null && day >= EARLIEST && day <= LATEST ? day : null
}

function czechDay(text: string): string | null {
  const [, day, month, year] =
    /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})$/.exec(text.replaceAll('\u00a0', ' ')) ?? []
  return dayOfFigures(year, month, day)
}

function isoDay(text: string): string | null {
  return readDay(/^([\d-]{10})(?:[T ]\d{2}:\d{2}.{0,20})?$/.exec(text)?.[1] ?? null)
}

/** Five figures; four would as well be a year. */
function excelDay(text: string): string | null {
  if (!/^[1-7]\d{4}$/.test(text)) return null
  return addDays(EXCEL_BEGINNING, Number(text))
}
