import { timingSafeEqual } from 'node:crypto'
import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { seal } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { isRefusable, REFUSABLE_CATEGORIES, type RefusableCategory } from './letter-category.ts'

/** Whose wish it is: a card's, or that of an account without one. */
export type Reader = { readonly memberId: number | null; readonly accountId: number | null }

/** The card where there is one: it outlives accounts and addresses. */
const keyOf = ({ memberId, accountId }: Reader) =>
  memberId !== null ? { memberId, accountId: null } : { memberId: null, accountId }

/** Signed, good for one person and one kind of mail, and telling nothing about either. */
export function unsubscribeToken(reader: Reader, category: RefusableCategory): string | null {
  const { memberId, accountId } = keyOf(reader)
  if (memberId === null && accountId === null) return null
  const subject = `${memberId !== null ? `m${memberId}` : `a${accountId}`}.${category}`
  return `${subject}.${signatureOf(subject).toString('base64url')}`
}

export function readUnsubscribeToken(
  token: string,
): { readonly reader: Reader; readonly category: RefusableCategory } | null {
  const match = /^([ma])([1-9]\d{0,8})\.([a-z]+)\.([\w-]{22})$/.exec(token)
  if (!match) return null
  const [, kind, id, category = '', signature = ''] = match
  const given = Buffer.from(signature, 'base64url')
  if (!isRefusable(category) || !timingSafeEqual(signatureOf(`${kind}${id}.${category}`), given)) return null
  const reader =
    kind === 'm' ? { memberId: Number(id), accountId: null } : { memberId: null, accountId: Number(id) }
  return { reader, category }
}

const LETTERS_OF_WISH = 32

/** The same wish in letters that survive a subject of mail: no mail client changes small letters and digits. */
export function unsubscribeWish(reader: Reader, category: RefusableCategory): string | null {
  const { memberId, accountId } = keyOf(reader)
  if (memberId === null && accountId === null) return null
  const who = memberId !== null ? `m${memberId}` : `a${accountId}`
  return `${who}-${category}-${signatureOf(`${who}.${category}`).toString('hex')}`
}

export function readUnsubscribeWish(text: string): ReturnType<typeof readUnsubscribeToken> {
  const [who = '', category = '', signature = ''] = text.split('-')
  if (signature.length !== LETTERS_OF_WISH) return null
  return readUnsubscribeToken(`${who}.${category}.${Buffer.from(signature, 'hex').toString('base64url')}`)
}

function signatureOf(subject: string): Buffer {
  return seal('unsubscribe', subject).subarray(0, 16)
}

/** The kinds of mail this person does not want. */
export async function listOptOuts(db: Db, reader: Reader): Promise<readonly RefusableCategory[]> {
  const { memberId, accountId } = keyOf(reader)
  const rows = await db
    .selectFrom('mailOptOut')
    .select('category')
    .where((eb) => eb.or([eb('memberId', '=', memberId), eb('accountId', '=', accountId)]))
    .execute()
  return REFUSABLE_CATEGORIES.filter((category) => rows.some((row) => row.category === category))
}

type Input = {
  readonly reader: Reader
  readonly category: RefusableCategory
  readonly wants: boolean
  /** Nobody where the link in a letter was used: whoever has the letter may. */
  readonly actorId: number | null
}

/** Whether it changed anything. */
export async function chooseMail(db: Db, { reader, category, wants, actorId }: Input): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const key = keyOf(reader)
    const changed = wants ? await optIn(tx, key, category) : await optOut(tx, key, category)
    if (changed)
      recordAudit(tx, {
        action: 'MAIL_WISH_CHANGED',
        actorId,
        ...key,
        changes: [{ field: `mail.${category}`, from: !wants, to: wants }],
      })
    return changed
  })
}

async function optOut(tx: Db, key: Reader, category: RefusableCategory): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mailOptOut')
    .columns(['memberId', 'accountId', 'category'])
    .expression((eb) =>
      key.memberId !== null
        ? eb
            .selectFrom('member')
            .select((of) => ['id as memberId', of.lit(null).as('accountId'), of.val(category).as('category')])
            .where('id', '=', key.memberId)
        : eb
            .selectFrom('account')
            .select((of) => [of.lit(null).as('memberId'), 'id as accountId', of.val(category).as('category')])
            .where('id', '=', key.accountId ?? 0),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function optIn(tx: Db, { memberId, accountId }: Reader, category: RefusableCategory): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mailOptOut')
    .where((eb) => eb.or([eb('memberId', '=', memberId), eb('accountId', '=', accountId)]))
    .where('category', '=', category)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
