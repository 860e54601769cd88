import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { resetPassword } from '../../entry/accounts/reset-password.server.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { decideProposal, proposeHog } from '../hog/propose-hog.server.ts'
import { findOpenProposal, listProposals } from '../hog/proposals.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { askEmailChange } from './ask-email-change.server.ts'
import { confirmEmail } from './confirm-email.server.ts'
import { listConsents } from './consents.server.ts'

const db = useDatabase()
const PASSWORD = 'čtyři slova za sebou'

beforeEach(() => rulesVersion(db(), 1))

async function aVisitor(email = 'stara@klub.test') {
  const card = await aMember(db(), { email })
  const { token } = await someone(db(), 'Member', { memberId: card.id, email, password: PASSWORD })
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('nobody came')
  return { visitor, memberId: card.id }
}

const letters = () => db().selectFrom('mail').select(['id', 'template', 'toAddress']).orderBy('id').execute()
/** The link as whoever reads the letter has it. */
async function linkTo(address: string): Promise<string> {
  const letter = (await letters()).find(({ toAddress }) => toAddress === address)
  const shown = await previewMail(db(), aMailRoom(), letter?.id ?? 0, { withLink: true })
  return new URL(shown?.link ?? '').searchParams.get('token') ?? ''
}
const emailsOf = (accountId: number) =>
  db()
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.memberId')
    .select(['account.email', 'member.email as cardEmail'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()

describe('a new e-mail', () => {
  test('holds once its owner says yes; the old address is told, and the link works once', async () => {
    const { visitor } = await aVisitor()
    await askEmailChange(db(), visitor, { email: ' Nova@klub.test', password: PASSWORD })
    const before = await emailsOf(visitor.id)
    const token = await linkTo('nova@klub.test')

    await confirmEmail(db(), token)

    expect(before.email).toBe('stara@klub.test')
    expect(await emailsOf(visitor.id)).toEqual({ email: 'nova@klub.test', cardEmail: 'nova@klub.test' })
    expect((await letters()).map(({ template, toAddress }) => `${template} ${toAddress}`)).toEqual([
      'change-email nova@klub.test',
      'email-changed stara@klub.test',
    ])
    await expect(confirmEmail(db(), token)).rejects.toMatchObject({ code: 'link_expired' })
  })

  test('never opens the password: the link went to an address nobody had proved', async () => {
    const { visitor } = await aVisitor()
    await askEmailChange(db(), visitor, { email: 'nova@klub.test', password: PASSWORD })
    const token = await linkTo('nova@klub.test')

    const attack = resetPassword(db(), { token, newPassword: 'jiná čtyři slova zase' })

    await expect(attack).rejects.toMatchObject({ code: 'link_expired' })
    await confirmEmail(db(), token)
  })

  test('of somebody else gets the same answer and no letter', async () => {
    const { visitor } = await aVisitor()
    await aVisitor('jiny@klub.test')

    await askEmailChange(db(), visitor, { email: 'jiny@klub.test', password: PASSWORD })

    expect(await letters()).toEqual([])
  })

  test('taken by somebody between the letter and the yes stays theirs', async () => {
    const { visitor } = await aVisitor()
    await askEmailChange(db(), visitor, { email: 'nova@klub.test', password: PASSWORD })
    const token = await linkTo('nova@klub.test')
    await someone(db(), 'Member', { email: 'nova@klub.test' })

    await expect(confirmEmail(db(), token)).rejects.toMatchObject({ code: 'link_expired' })

    expect((await emailsOf(visitor.id)).email).toBe('stara@klub.test')
  })

  test('needs the password, and five tries an hour are enough', async () => {
    const { visitor } = await aVisitor()
    const attempt = (password: string) => askEmailChange(db(), visitor, { email: 'nova@klub.test', password })

    for (let index = 0; index < 5; index += 1)
      await expect(attempt('nesprávné heslo')).rejects.toMatchObject({ fields: { password: 'invalid' } })

    await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: 'too_many_attempts' })
    expect(await letters()).toEqual([])
  })
})

describe('a HOG number of one’s own', () => {
  const own = ({ visitor, memberId }: Awaited<ReturnType<typeof aVisitor>>) => ({ id: visitor.id, memberId })
  const hogOf = (memberId: number) =>
    db()
      .selectFrom('member')
      .select(['hogNumber', 'hogExpiresOn'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()

  test('is only a proposal; the last one counts, and an officer puts it on the card once', async () => {
    const someoneNew = await aVisitor()
    const officer = await someone(db(), 'MembershipOfficer')
    await proposeHog(db(), own(someoneNew), { hogNumber: 'CZ0001', expiresOn: null })
    await proposeHog(db(), own(someoneNew), { hogNumber: 'CZ0002', expiresOn: '2027-12-31' })
    const before = await hogOf(someoneNew.memberId)
    const [proposal, ...others] = await listProposals(db())
    const decide = () => decideProposal(db(), officer.id, { proposalId: proposal?.id ?? 0, isRight: true })

    const answers = await Promise.allSettled([decide(), decide()])

    expect([before.hogNumber, others]).toEqual([null, []])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await hogOf(someoneNew.memberId)).toEqual({ hogNumber: 'CZ0002', hogExpiresOn: '2027-12-31' })
  })

  test('that belongs to another stays open to be refused', async () => {
    await aMember(db(), { hogNumber: 'CZ0001' })
    const someoneNew = await aVisitor()
    const officer = await someone(db(), 'MembershipOfficer')
    await proposeHog(db(), own(someoneNew), { hogNumber: 'CZ0001', expiresOn: null })
    const open = await findOpenProposal(db(), someoneNew.memberId)
    const decide = (isRight: boolean) =>
      decideProposal(db(), officer.id, { proposalId: open?.id ?? 0, isRight })

    await expect(decide(true)).rejects.toMatchObject({ code: 'hog_number_taken' })
    await decide(false)

    expect(await findOpenProposal(db(), someoneNew.memberId)).toBeUndefined()
    expect((await hogOf(someoneNew.memberId)).hogNumber).toBeNull()
  })
})

test('a consent is remembered with its day and the version of the notice, and so is its end', async () => {
  await db().insertInto('pageVersion').values({ slug: 'soukromi', version: 3, bodyCs: 'x' }).execute()
  const { id } = await aMember(db(), { consentsToPhotos: true })
  await db().updateTable('member').set({ sharesContact: true, consentsToPhotos: true }).execute()
  await db().updateTable('member').set({ sharesContact: false }).execute()

  expect(await listConsents(db(), id)).toMatchObject([
    { kind: 'contact', given: false, noticeVersion: 3 },
    { kind: 'photos', given: true, noticeVersion: 3 },
  ])
  expect(await db().selectFrom('consent').select('id').execute()).toHaveLength(3)
})
