import { recordAudit } from '../../ground/audit/audit.server.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { csvCell, csvHead } from '../../ground/values/csv.ts'
import { listMemberIds } from './list-members.server.ts'
import { listDivisions } from '../members/member-choices.server.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { roleWords } from '../members/role.words.ts'
import type { MemberListFilter } from './member-list.ts'
import {
  type CardColumn,
  isOnCard,
  listAccounts,
  listCardTexts,
  listFees,
  listHeldTitles,
  listMailFaults,
  listMotorcycles,
  listTagWords,
} from './exported-rows.server.ts'
import { exportWords } from './members.words.ts'
import { type MemberField, mayRead, readableFields } from '../members/visibility.ts'

const CARDS_AT_ONCE = 1000
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
  const sheet = await sheetOf(db, visitor, { today, language })
  yield csvHead(sheet.fields.map((field) => say(field)))
  // The next ones are on their way while these are written.
  const read = (start: number) => {
    const rows = readRows(db, sheet, ids.slice(start, start + CARDS_AT_ONCE))
    // Whoever went away waits for them no more; whoever stays is told what failed when he comes to it.
    rows.catch(() => undefined)
    return rows
  }
  let coming = read(0)
  for (let start = 0; start < ids.length; start += CARDS_AT_ONCE) {
    const rows = await coming
    coming = read(start + CARDS_AT_ONCE)
    yield rows
  }
}

type Text = string | null | undefined
type Sheet = Awaited<ReturnType<typeof sheetOf>>

/** What the reader may see is decided once for all cards, and once for his own. */
async function sheetOf(db: Db, visitor: Visitor, { today, language }: { today: string; language: Language }) {
  const fields = readableFields(visitor).filter((field) => !LEFT_OUT.includes(field))
  const own = { id: visitor.memberId ?? 0, sharesContact: false, ridesToday: false }
  const columns: readonly CardColumn[] = [
    ...new Set([...(['id', 'lifeTime', 'position'] as const), ...fields.filter(isOnCard)]),
  ]
  return {
    today,
    language,
    fields,
    columns,
    own: visitor.memberId,
    hiddenOnOwn: new Set(visitor.memberId === null ? [] : fields.filter((field) => !mayRead(visitor, field, own))),
    plates: { all: mayRead(visitor, 'plates'), own: mayRead(visitor, 'plates', own) },
    divisions: new Map((await listDivisions(db)).map(({ id, name }) => [String(id), name])),
  } // prettier-ignore
}

async function readRows(db: Db, sheet: Sheet, chosen: readonly number[]): Promise<string> {
  if (chosen.length === 0) return ''
  // One text for all the statements, rather than a list each of them turns into one.
  const ids = `{${chosen.join()}}`
  const { columns, today, plates, own } = sheet
  const asks = (field: MemberField) => sheet.fields.includes(field)
  const [cards, fees, bikes, tags, accounts, titles, faults] = await Promise.all([
    listCardTexts(db, ids, columns),
    asks('paymentStatus') ? listFees(db, { ids, today, year: Number(today.slice(0, 4)) }) : [],
    listMotorcycles(db, { ids, plates: plates.all, own: plates.own ? (own ?? 0) : 0 }),
    listTagWords(db, { ids }),
    asks('role') ? listAccounts(db, { ids }) : [],
    listHeldTitles(db, { ids, today }),
    asks('emailFault') ? listMailFaults(db, { ids }) : [],
  ])
  const around = {
    fees: byMember(fees),
    motorcycles: byMember(bikes),
    tags: byMember(tags),
    accounts: byMember(accounts),
    titles: byMember(titles),
    faults: byMember(faults),
  }
  const rowOf = rowsFor(sheet, around)
  const idAt = columns.indexOf('id')
  const known = new Map(cards.map((card) => [Number(card[idAt]), card]))
  let rows = ''
  for (const id of chosen) {
    const card = known.get(id)
    if (card) rows += rowOf(id, card)
  }
  return rows
}

function byMember<Row extends { readonly memberId: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.memberId, row]))
}

type Said = Map<number, { readonly words: string }>
type Around = {
  readonly fees: ReturnType<typeof byMember<Awaited<ReturnType<typeof listFees>>[number]>>
  readonly accounts: ReturnType<typeof byMember<Awaited<ReturnType<typeof listAccounts>>[number]>>
  readonly motorcycles: Said
  readonly tags: Said
  readonly titles: Said
  readonly faults: Said
}
type Card = readonly (string | null)[]
type Cell = (id: number, card: Card) => Text

/** In the reader's words; the import understands them all. */
function rowsFor(sheet: Sheet, around: Around): (id: number, card: Card) => string {
  const { language, columns, fields, own, hiddenOnOwn } = sheet
  const sayYes = speak(exportWords, language)
  const [yes, no] = [sayYes('yes'), sayYes('no')]
  const sayPayment = speak(paymentWords, language)
  const sayRole = speak(roleWords, language)
  const lifeTimeAt = columns.indexOf('lifeTime')
  const isForLife = (card: Card) => card[lifeTimeAt] === 'true'
  const plain = (column: CardColumn): Cell => {
    const at = columns.indexOf(column)
    return (_, card) => card[at]
  }
  const yesOrNo = (column: CardColumn): Cell => {
    const at = columns.indexOf(column)
    return (_, card) => (card[at] === 'true' ? yes : no)
  }
  const told: Readonly<Partial<Record<MemberField, Cell>>> = {
    division: (_, card) => sheet.divisions.get(card[columns.indexOf('division')] ?? ''),
    position: (id, card) => around.titles.get(id)?.words ?? card[columns.indexOf('position')],
    lifeTime: yesOrNo('lifeTime'),
    consentsToPhotos: yesOrNo('consentsToPhotos'),
    sharesContact: yesOrNo('sharesContact'),
    paymentStatus: (id, card) => (isForLife(card) ? null : sayPayment(around.fees.get(id)?.status ?? 'none')),
    daysOverdue: (id, card) => (isForLife(card) ? '0' : String(around.fees.get(id)?.daysOverdue ?? 0)),
    motorcycles: (id) => around.motorcycles.get(id)?.words,
    tags: (id) => around.tags.get(id)?.words,
    role: (id) => {
      const role = around.accounts.get(id)?.role
      return role && sayRole(role)
    },
    deactivatedAt: (id) => around.accounts.get(id)?.deactivatedAt,
    emailFault: (id) => around.faults.get(id)?.words,
  }
  const cells = fields.map((field) => told[field] ?? (isOnCard(field) ? plain(field) : () => null))
  const ownCells = cells.map((cell, at) => (hiddenOnOwn.has(fields[at] as MemberField) ? () => null : cell))
  return (id, card) => {
    let row = ''
    // Put together without a list of cells: for the whole club that would be a million of them to sweep away.
    for (const cell of id === own ? ownCells : cells) row += `;${csvCell(cell(id, card))}`
    return `${row.slice(1)}\r\n`
  }
}
