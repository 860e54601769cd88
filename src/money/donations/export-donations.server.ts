import { csvHead, csvRow } from '../../ground/values/csv.ts'
import { After } from '../../ground/http/after.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { listDonations, type ListFilter } from './donations.server.ts'
import { listWords } from './donate.words.ts'
import { donorOf } from './donor.ts'

const ROWS_AT_ONCE = 500

/** The Treasurer's list as a table for a spreadsheet, read a few rows at a time. */
export async function exportDonations(
  db: Db,
  filter: Omit<ListFilter, 'page' | 'pageSize'>,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  return streamOf(rowsOf(db, filter, language))
}

async function* rowsOf(
  db: Db,
  filter: Omit<ListFilter, 'page' | 'pageSize'>,
  language: Language,
): AsyncGenerator<string> {
  const say = speak(listWords, language)
  const titles = [
    'givenOn',
    'donor',
    'amount',
    'purpose',
    'anonymous',
    'movement',
    'note',
    'voidReason',
  ] as const
  yield csvHead(titles.map((title) => say(title)))
  for (let after: After | undefined; ;) {
    const asked = { ...filter, withVoided: true, page: 1, pageSize: ROWS_AT_ONCE, after }
    const { items, next } = await listDonations(db, asked)
    yield items
      .map((row) =>
        csvRow([
          row.givenOn,
          donorOf(row),
          (row.amount / 100).toFixed(2).replace('.', ','),
          row.purposeName,
          say(row.anonymous ? 'yes' : 'no'),
          row.movementId,
          row.note,
          row.voidReason,
        ]),
      )
      .join('')
    if (!next) return
    after = After.parse(next)
  }
}
