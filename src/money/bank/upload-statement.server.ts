import { readClubAccount } from '../payments/club-account.server.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { work } from './read-statement.apart.ts'

const LARGEST_FILE = 5 * 1024 * 1024
const MOST_MOVEMENTS = 10_000

const readStatement = apart<typeof work>('money/bank/read-statement', {
  lane: 'files',
  seconds: 20,
  refusal: 'file_too_demanding',
})

type Upload = { readonly fileName: string; readonly bytes: Uint8Array }

/** Reads a statement and puts it aside to be looked at; nothing is booked yet. */
export async function uploadStatement(db: Db, actorId: number, { fileName, bytes }: Upload): Promise<number> {
  if (bytes.length > LARGEST_FILE) throw new Refusal('too_large')
  const read = await readStatement(bytes)
  if (!read) throw new Refusal('statement_unreadable')
  const { format, account, lines, content } = read
  if (lines === 0) throw new Refusal('statement_empty')
  if (lines > MOST_MOVEMENTS) throw new Refusal('statement_too_long')
  const club = await readClubAccount(db)
  if (club && club.account !== account) throw new Refusal('statement_other_account')
  return inTransaction(db, async (tx) => {
    // One draft a person is enough; the files of the forgotten ones are of no use.
    await tx
      .deleteFrom('bankStatement')
      .where('uploadedBy', '=', actorId)
      .where('bookedAt', 'is', null)
      .execute()
    const { id } = await tx
      .insertInto('bankStatement')
      .values({
        fileName: tidyName(fileName),
        format,
        account,
        content,
        uploadedBy: actorId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

function tidyName(fileName: string): string {
  const name = fileName.toWellFormed().replaceAll('\0', '').split(/[\\/]/).at(-1)?.trim() ?? ''
  return Array.from(name).slice(0, 150).join('') || '?'
}
