import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { csvHead, csvRow } from '../../ground/values/csv.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { listName } from '../members/member.ts'
import { mayRead } from '../members/visibility.ts'
import { listContacts } from './hog-cards.server.ts'
import { pasteWords, restWords } from './hog.words.ts'
import { type HogCard, missingIn } from './match.ts'
import { asJudged, isLeftOpen, judgePaste, type PasteOptions } from './preview-paste.server.ts'
import { sayVerdict } from './told.ts'

type Asked = {
  readonly text: string
  readonly options: PasteOptions
  readonly today: string
  readonly language: Language
}

/** What a report leaves open, as a table to ask by: lines nobody can be matched to, and whom a whole report does not know. */
export async function exportRest(
  db: Db,
  visitor: Visitor,
  { text, options, today, language }: Asked,
): Promise<string> {
  const { matched, cards } = await judgePaste(db, { text, options, today })
  const missing = options.isWhole ? missingIn(matched, cards) : []
  const open = matched.filter(isLeftOpen)
  const contacts = await contactsFor(db, visitor, [...open.flatMap(({ card }) => card ?? []), ...missing])
  const say = speak(restWords, language)
  const sayPaste = speak(pasteWords, language)
  const rows = [
    ...open.map((line) => [line.text, ...onCard(line.card, contacts), sayVerdict(asJudged(line), sayPaste)]),
    ...missing
      .toSorted((one, other) => listName(one).localeCompare(listName(other), 'cs'))
      .map((card) => ['', ...onCard(card, contacts), say('missing')]),
  ]
  await inTransaction(db, async (tx) =>
    recordAudit(tx, {
      action: 'MEMBERS_EXPORTED',
      actorId: visitor.id,
      changes: [{ field: 'rows', from: null, to: rows.length }],
    }),
  )
  const head = [say('line'), say('name'), say('number'), say('email'), say('phone'), say('why')]
  return csvHead(head) + rows.map(csvRow).join('')
}

type Contacts = ReadonlyMap<number, { readonly email: string | null; readonly phone: string | null }>

/** Only what the reader may see of anybody's card. */
async function contactsFor(db: Db, visitor: Visitor, cards: readonly HogCard[]): Promise<Contacts> {
  const [email, phone] = [mayRead(visitor, 'email'), mayRead(visitor, 'phone')]
  const rows = await listContacts(
    db,
    cards.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [row.id, { email: email ? row.email : null, phone: phone ? row.phone : null }]),
  )
}

function onCard(card: HogCard | null, contacts: Contacts): readonly (string | null)[] {
  if (!card) return [null, null, null, null]
  const { email = null, phone = null } = contacts.get(card.id) ?? {}
  return [listName(card), card.hogNumber, email, phone]
}
