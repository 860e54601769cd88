import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { archiveMember } from '../../people/closing/archive-member.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const OLD = 'stara@klub.test'
const NEW = 'nova@klub.test'
const CARD = 'karta@klub.test'

type Owner = { readonly accountId?: number; readonly memberId?: number }

async function aSentLetter(template: string, owner: Owner): Promise<number> {
  const id = await inTransaction(db(), (tx) =>
    postLetter(tx, { template, to: OLD, language: 'cs', ...owner }),
  )
  await db().updateTable('mail').set({ state: 'sent' }).where('id', '=', id).execute()
  return id
}

async function resend(id: number, role: Role = 'Secretary') {
  const { token } = await someone(db(), role)
  return call(anApp(db()), '/api/outbox/resend', { token, body: { ids: [id] } })
}

const lastAddress = async () =>
  (await db().selectFrom('mail').select('toAddress').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .toAddress

describe('a letter sent again goes to the address of today', () => {
  test.each([
    ['of the account it was written to', { account: NEW, card: null }, NEW],
    ['of the account, not of the card', { account: NEW, card: CARD }, NEW],
    ['as it was, where the card still has it', { account: NEW, card: OLD }, OLD],
    ['as it was, where nothing has changed', { account: OLD, card: CARD }, OLD],
  ])('%s', async (_, { account, card }, expected) => {
    const { id: memberId } = await aMember(db(), { email: card })
    const { id: accountId } = await anAccount(db(), { email: account, memberId })
    const id = await aSentLetter('password-changed', { accountId, memberId })

    const { status } = await resend(id)

    expect([status, await lastAddress()]).toEqual([200, expected])
  })

  test('of the card, where it was written to the card', async () => {
    const { id: memberId } = await aMember(db(), { email: CARD })
    await anAccount(db(), { email: NEW, memberId })

    await resend(await aSentLetter('payment-received', { memberId }))

    expect(await lastAddress()).toBe(CARD)
  })

  test('and nowhere, where there is none any more', async () => {
    const { id: memberId } = await aMember(db(), { email: null })

    const { status, json } = await resend(await aSentLetter('payment-received', { memberId }))

    expect([status, json.code]).toEqual([409, 'no_email'])
    expect(await db().selectFrom('mail').select('id').execute()).toHaveLength(1)
  })
})

test('a letter that came back is sent again as a copy: late reports know the old number alone', async () => {
  const { id: memberId } = await aMember(db(), { email: CARD })
  const id = await aSentLetter('payment-received', { memberId })
  await db().updateTable('mail').set({ state: 'failed', sentAt: now() }).where('id', '=', id).execute()

  await resend(id)

  const rows = await db().selectFrom('mail').select(['id', 'state', 'messageId']).orderBy('id').execute()
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'waiting'])
  expect(rows[0]?.messageId).not.toBe(rows[1]?.messageId)
})

test.each(['application-linked', 'email-changed'])(
  '%s is for the address it was written to, and stays with it',
  async (template) => {
    const { id: memberId } = await aMember(db(), { email: CARD })
    const { id: accountId } = await anAccount(db(), { email: NEW, memberId })

    await resend(await aSentLetter(template, { memberId, accountId }))

    expect(await lastAddress()).toBe(OLD)
  },
)

test('a letter to a stranger goes to the stranger', async () => {
  await resend(await aSentLetter('application-received', {}))

  expect(await lastAddress()).toBe(OLD)
})

describe('the letter about the end of a membership', () => {
  async function aClosing(role: Role) {
    const { id: memberId } = await aMember(db(), { email: OLD })
    await anAccount(db(), { email: OLD, memberId, role })
    const boss = await someone(db(), 'Webmaster')
    const actor = { id: boss.id, role: 'Webmaster' as const, memberId: null }
    const order = { memberId, reason: null, waiveDebts: false, now: now(), today: '2026-11-16' }
    await inTransaction(db(), (tx) => archiveMember(tx, actor, order))
    const mail = await db()
      .selectFrom('mail')
      .select(['id', 'params'])
      .where('template', '=', 'membership-closed')
      .executeTakeFirstOrThrow()
    await db().updateTable('mail').set({ state: 'sent' }).where('id', '=', mail.id).execute()
    await db().updateTable('account').set({ email: NEW }).where('memberId', '=', memberId).execute()
    return { memberId, mailId: mail.id, params: mail.params }
  }
  const closingLetters = () =>
    db()
      .selectFrom('mail')
      .select(['id', 'toAddress', 'params'])
      .where('template', '=', 'membership-closed')
      .orderBy('id')
      .execute()
  const linkOf = (mailId: number) => answerTokenOf(db(), { mailId, purpose: 'former-member' })

  test('is written again to the address of today, with a link of its own; the old link dies', async () => {
    const { memberId, mailId, params } = await aClosing('Member')
    const before = await linkOf(mailId)

    const { status } = await resend(mailId)

    const [, again] = await closingLetters()
    expect(status).toBe(200)
    expect(again).toMatchObject({ toAddress: NEW, params })
    expect([before === null, await linkOf(mailId), (await linkOf(again?.id ?? 0)) === null]).toEqual([
      false,
      null,
      false,
    ])
    const closing = await db()
      .selectFrom('membershipClosing')
      .select('mailId')
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    expect(closing?.mailId).toBe(again?.id)
  })

  test('is not written again by whoever could not close that membership', async () => {
    const { mailId } = await aClosing('Webmaster')

    const { status, json } = await resend(mailId, 'Secretary')

    expect([status, json.code]).toEqual([403, 'not_allowed'])
    expect(await closingLetters()).toHaveLength(1)
  })

  test('is dead once the person is back', async () => {
    const { memberId, mailId } = await aClosing('Member')
    await db()
      .updateTable('membershipClosing')
      .set({ reopenedAt: now() })
      .where('memberId', '=', memberId)
      .execute()

    const { status, json } = await resend(mailId)

    expect([status, json.code]).toEqual([409, 'mail_has_secret'])
    expect(await closingLetters()).toHaveLength(1)
  })
})
