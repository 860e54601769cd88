import { streamOf } from '../files/stream-answer.server.ts'
import { xlsxOf } from '../files/xlsx.ts'
import { csvRows } from '../values/csv-rows.ts'
import type { Door } from './door.server.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Beside every table for a spreadsheet the same as a workbook: the same rows and rights, days and numbers as such. */
export function withXlsx(door: Door): readonly Door[] {
  if (!door.sentAs?.includes('text/csv') || !door.path.endsWith('.csv')) return [door]
  const handle = async (...call: Parameters<Door['handle']>) =>
    inXlsx((await door.handle(...call)) as Response)
  const workbook = { ...door, path: xlsxPath(door.path), summary: `${door.summary}, as a workbook`, sentAs: [XLSX], handle } // prettier-ignore
  return [door, workbook]
}

/** '…/export.csv' is '…/export.xlsx', in a path as in the name of a file. */
function xlsxPath(path: string): string {
  return path.replace(/\.csv(?="?$)/, '.xlsx')
}

async function inXlsx(csv: Response): Promise<Response> {
  if (!csv.ok || !csv.body) return csv
  const named = csv.headers.get('content-disposition') ?? ''
  const title = /filename="(.+?)\.csv"/.exec(named)?.[1] ?? ''
  const body = await streamOf(xlsxOf({ title, rows: csvRows(csv.body) }))
  const headers = new Headers(csv.headers)
  headers.set('content-type', XLSX)
  headers.set('content-disposition', xlsxPath(named))
  return new Response(body, { headers })
}
