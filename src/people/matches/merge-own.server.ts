import { sql } from 'kysely'
import type { AuditChange } from '../../ground/audit/audit.ts'
import type { OwnField, OwnValues } from '../../ground/values/own-field.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { listOwnFields } from '../members/own-fields.server.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { ownChanges } from '../members/own-value.ts'
import type { ComparedRow } from './comparison.ts'
import type { Pair } from './merge-cards.server.ts'

/** What the club's own fields say on both cards. */
async function findOwnPair(db: Db, { keep, drop }: Pair): Promise<Readonly<Record<keyof Pair, OwnValues>>> {
  const cards = await db.selectFrom('member').select(['id', 'own']).where('id', 'in', [keep, drop]).execute()
  const of = (id: number) => cards.find((card) => card.id === id)?.own ?? {}
  return { keep: of(keep), drop: of(drop) }
}

/** The kept card keeps what it says, and is given what only the other one says. */
export async function fillOwn(tx: Db, pair: Pair): Promise<readonly AuditChange[]> {
  const own = await findOwnPair(tx, pair)
  const filled = { ...own.drop, ...own.keep }
  const changes = ownChanges(await listOwnFields(tx), own.keep, filled)
  if (changes.length > 0)
    await sql`update member set own = ${JSON.stringify(filled)}::jsonb where id = ${pair.keep}`.execute(tx)
  return changes
}

type Reader = { readonly language: Language; readonly fields: readonly OwnField[] }

/** Lines of the comparison, of the fields this reader may see. */
export async function compareOwn(
  db: Db,
  pair: Pair,
  { language, fields }: Reader,
): Promise<readonly ComparedRow[]> {
  const own = await findOwnPair(db, pair)
  return fields.flatMap((field): readonly ComparedRow[] => {
    const kept = ownInWords(field, own.keep[field.id], language)
    const dropped = ownInWords(field, own.drop[field.id], language)
    if (kept === '' && dropped === '') return []
    const mark = kept === '' ? 'fills' : dropped !== '' && kept !== dropped ? 'differs' : null
    return [{ label: field.name, kept, dropped, mark }]
  })
}
