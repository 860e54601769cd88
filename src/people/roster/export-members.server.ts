import { setImmediate as breathe } from 'node:timers/promises'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { csvHead } from '../../ground/values/csv.ts'
import { listMemberIds } from './list-members.server.ts'
import { listDivisions, listKindChoices } from '../members/member-choices.server.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { PAYMENT_STATUSES } from '../../money/payment-status/payment-status.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { ROLES } from '../../permissions.ts'
import { roleWords } from '../members/role.words.ts'
import { type Column, fieldsOf } from './columns.ts'
import type { MemberListFilter } from './member-list.ts'
import { LINES_AT_ONCE, readLines, type Sheet } from './exported-rows.server.ts'
import { exportWords } from './members.words.ts'
import { type MemberField, mayRead, readableFields, readableOwn } from '../members/visibility.ts'

/** More would be a large text to hold. */
const MOST_AT_ONCE = 25_000
const LEFT_OUT: readonly MemberField[] = ['badges', 'plates', 'refundAccount', 'version']

type ExportInput = {
  readonly filter: MemberListFilter
  /** Null for everything one may see. */
  readonly columns: readonly (Column | 'none')[] | null
  readonly today: string
  readonly language: Language
}

/**
 * The list as a table for a spreadsheet. Who is in it is decided and noted first; the cards are then
 * read a few at a time as the reader takes them.
 */
export async function exportMembers(
  db: Db,
  visitor: Visitor,
  { filter, columns, today, language }: ExportInput,
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
  return streamOf(csvOf(db, visitor, { ids, columns, today, language }))
}

async function* csvOf(
  db: Db,
  visitor: Visitor,
  { ids, columns, today, language }: Omit<ExportInput, 'filter'> & { ids: readonly number[] },
): AsyncGenerator<string | Uint8Array> {
  const say = speak(fieldWords, language)
  const [divisions, kinds] = await Promise.all([listDivisions(db), listKindChoices(db, language)])
  const sheet = sheetOf(visitor, { columns, today, language, divisions, kinds })
  yield csvHead([...sheet.fields.map((field) => say(field)), ...sheet.ownFields.map(({ name }) => name)])
  const { atOnce, isMost } = await portionsOf(db, ids.length)
  const portions = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, portion) =>
    ids.slice(portion * atOnce, (portion + 1) * atOnce),
  )
  // The next ones are on their way while these are written.
  const coming = portions.splice(0, 2).map((some) => begun(readLines(db, sheet, { ids: some, isMost })))
  for (let lines = coming.shift(); lines; lines = coming.shift()) {
    for (let line = await lines.first; !line.done; line = await lines.next()) {
      yield line.value
      // A large piece takes a while to be guarded; others are answered in between.
      await breathe()
    }
    const [next] = portions.splice(0, 1)
    if (next) coming.push(begun(readLines(db, sheet, { ids: next, isMost })))
  }
}

/** Asked for at once, not only when it is its turn. */
function begun(lines: AsyncGenerator<Uint8Array>) {
  const first = lines.next()
  // Whoever went away waits for them no more; whoever stays is told what failed when he comes to it.
  first.catch(() => undefined)
  return { first, next: () => lines.next() }
}

/** Most of a club is read in two halves side by side; of a larger one, or of few, as many as two lists bear. */
async function portionsOf(db: Db, count: number): Promise<{ atOnce: number; isMost: boolean }> {
  const few = { atOnce: LINES_AT_ONCE, isMost: false }
  if (count > MOST_AT_ONCE) return few
  const { all } = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return count * 3 < all ? few : { atOnce: Math.max(LINES_AT_ONCE, Math.ceil(count / 2)), isMost: true }
}

type Named = { readonly id: number; readonly name: string }

/** What the reader may see is decided once for all cards, and once for his own. */
function sheetOf(
  visitor: Visitor,
  {
    columns,
    today,
    language,
    divisions,
    kinds,
  }: Omit<ExportInput, 'filter'> & Readonly<Record<'divisions' | 'kinds', readonly Named[]>>,
): Sheet {
  const wanted = columns && fieldsOf(columns)
  const fields = readableFields(visitor).filter(
    (field) => !LEFT_OUT.includes(field) && (wanted === null || wanted.includes(field)),
  )
  const own = { id: visitor.memberId ?? 0, sharesContact: false, ridesToday: false }
  const readable = readableOwn(visitor)
  const ofOwnCard = visitor.memberId === null ? readable : readableOwn(visitor, own)
  const sayYes = speak(exportWords, language)
  const sayPayment = speak(paymentWords, language)
  const sayRole = speak(roleWords, language)
  return {
    today,
    fields,
    own: visitor.memberId,
    ownFields: readable.filter(({ id }) => columns === null || columns.includes(ownName(id))),
    ownHidden: readable.filter((field) => !ofOwnCard.includes(field)),
    hiddenOnOwn: new Set(visitor.memberId === null ? [] : fields.filter((field) => !mayRead(visitor, field, own))),
    plates: { all: mayRead(visitor, 'plates'), own: mayRead(visitor, 'plates', own) },
    yes: sayYes('yes'),
    no: sayYes('no'),
    payments: Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, sayPayment(status)])),
    unasked: sayPayment('none'),
    divisions: Object.fromEntries(divisions.map(({ id, name }) => [id, name])),
    kinds: Object.fromEntries(kinds.map(({ id, name }) => [id, name])),
    roles: Object.fromEntries(ROLES.map((role) => [role, sayRole(role)])),
  } // prettier-ignore
}
