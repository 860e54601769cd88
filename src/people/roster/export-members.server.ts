import { recordAudit } from '../../ground/audit/audit.server.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { csvHead, csvRow, type CsvValue } from '../../ground/values/csv.ts'
import { listMemberIds } from './list-members.server.ts'
import { type Division, listDivisions } from '../members/member-choices.server.ts'
import { listCardsByIds } from '../members/member-cards.server.ts'
import { motorcycleInWords } from '../members/member.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { roleWords } from '../members/role.words.ts'
import type { MemberListFilter } from './member-list.ts'
import { exportWords } from './members.words.ts'
import { type MemberField, project, readableFields, type SeenCard } from '../members/visibility.ts'

const CARDS_AT_ONCE = 500
const LEFT_OUT: readonly MemberField[] = ['badges', 'plates', 'version']

type ExportInput = { readonly filter: MemberListFilter; readonly today: string; readonly language: Language }

/**
 * The list as a table for a spreadsheet. Who is in it is decided and noted first; the cards are then
 * read a few at a time as the reader takes them.
 */
export async function exportMembers(
  db: Db,
  visitor: Visitor,
  { filter, today, language }: ExportInput,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await inTransaction(db, async (tx) => {
    const found = await listMemberIds(tx, { filter, viewer: visitor, today })
    recordAudit(tx, {
      action: 'MEMBERS_EXPORTED',
      actorId: visitor.id,
      changes: [{ field: 'rows', from: null, to: found.length }],
    })
    return found
  })
  return streamOf(csvOf(db, visitor, { ids, today, language }))
}

async function* csvOf(
  db: Db,
  visitor: Visitor,
  { ids, today, language }: { ids: readonly number[]; today: string; language: Language },
): AsyncGenerator<string> {
  const say = speak(fieldWords, language)
  const fields = readableFields(visitor).filter((field) => !LEFT_OUT.includes(field))
  const around = { divisions: await listDivisions(db), language }
  yield csvHead(fields.map((field) => say(field)))
  // The next ones are on their way while these are written.
  const read = (start: number) => {
    const cards = listCardsByIds(db, ids.slice(start, start + CARDS_AT_ONCE), today)
    // Whoever went away waits for them no more; whoever stays is told what failed when he comes to it.
    cards.catch(() => undefined)
    return cards
  }
  let coming = read(0)
  for (let start = 0; start < ids.length; start += CARDS_AT_ONCE) {
    const cards = await coming
    coming = read(start + CARDS_AT_ONCE)
    yield cards
      .map((card) => project(card, visitor))
      .map((card) => csvRow(fields.map((field) => cell(card, field, around))))
      .join('')
  }
}

type Around = { readonly divisions: readonly Division[]; readonly language: Language }

/** In the reader's words; the import understands them all. */
function cell(card: SeenCard, field: MemberField, { divisions, language }: Around): CsvValue {
  if (field === 'division') return divisions.find(({ id }) => id === card.division)?.name
  if (field === 'role') return card.role && speak(roleWords, language)(card.role)
  if (field === 'paymentStatus')
    return card.lifeTime ? null : speak(paymentWords, language)(card.paymentStatus ?? 'none')
  if (field === 'motorcycles') return card.motorcycles.map(motorcycleInWords).join('; ')
  if (field === 'tags') return card.tags?.join(', ')
  if (field === 'badges' || field === 'plates') return null
  const value = card[field]
  return typeof value === 'boolean' ? speak(exportWords, language)(value ? 'yes' : 'no') : value
}
