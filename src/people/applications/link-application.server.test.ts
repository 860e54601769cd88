import { describe, expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { aMember, anAccount, someone } from '../../../test/club.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { linkApplication } from './link-application.server.ts'

const { db, secretary, letters, cards, statusOf, trace, anApplication } = aDesk()

describe('linking to a card', () => {
  const link = (applicationId: number, memberId: number) =>
    linkApplication(db(), { applicationId, memberId, actorId: secretary().id, today: '2026-11-15' })

  test('an archived card comes back, completed, with an account of its own', async () => {
    const card = await aMember(db(), {
      phone: '+420777000111',
      memberSince: '2015-04-01',
      archivedAt: new Date(),
      archiveReason: 'odešel',
    })
    const { id } = await anApplication({
      email: 'zpet@posta.example',
      phone: '+420603123456',
      city: 'Hranice',
      motorcycle: 'Jawa 350, 1986',
    })

    await link(id, card.id)

    expect(await cards()).toMatchObject([
      {
        id: card.id,
        lastName: 'Novák',
        phone: '+420777000111',
        email: 'zpet@posta.example',
        city: 'Hranice',
        memberSince: '2015-04-01',
        archivedAt: null,
        archiveReason: null,
        approvedBy: secretary().id,
        version: 2,
      },
    ])
    expect(await db().selectFrom('application').select(['status', 'memberId']).executeTakeFirst()).toEqual({
      status: 'APPROVED',
      memberId: card.id,
    })
    expect((await letters()).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['set-password', 'zpet@posta.example'],
    ])
    expect((await trace()).map(({ action, memberId }) => [action, memberId])).toEqual([
      ['MEMBER_RESTORED', card.id],
      ['MEMBER_CHANGED', card.id],
      ['APPROVED', card.id],
      ['ACCOUNT_CREATED', card.id],
    ])
  })

  test('somebody who left and applies again gets back the account his leaving shut', async () => {
    const card = await aMember(db(), { archivedAt: new Date() })
    const account = await anAccount(db(), { memberId: card.id, deactivatedAt: new Date() })
    await db()
      .insertInto('membershipClosing')
      .values({ memberId: card.id, cause: 'departed', endedOn: '2026-01-01', accountId: account.id })
      .execute()
    const { id } = await anApplication({ email: 'zpet@posta.example' })

    await link(id, card.id)

    const [back] = await db().selectFrom('account').selectAll().where('id', '=', account.id).execute()
    expect(back?.deactivatedAt).toBeNull()
    expect((await trace()).map(({ action }) => action)).toContain('ACCOUNT_REACTIVATED')
  })

  test('a card with an account keeps it: the new address opens nothing and does not learn the old one', async () => {
    const card = await aMember(db())
    const account = await anAccount(db(), {
      memberId: card.id,
      role: 'Applicant',
      email: 'puvodni@posta.example',
    })
    const { id, email } = await anApplication()

    await link(id, card.id)

    const accounts = await db()
      .selectFrom('account')
      .select(['id', 'email', 'role'])
      .where('memberId', '=', card.id)
      .execute()
    expect(accounts).toEqual([{ id: account.id, email: 'puvodni@posta.example', role: 'Member' }])
    const [mail] = await letters()
    const letter = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: false })
    expect([mail?.template, mail?.toAddress]).toEqual(['application-linked', email])
    expect(letter?.text).not.toContain('puvodni')
    expect((await trace()).map(({ action }) => action)).toContain('ROLE_CHANGED_TO_MEMBER')
  })

  test('an excluded member does not come back this way', async () => {
    const card = await aMember(db(), { excludedOn: '2026-01-01' })
    const { id } = await anApplication()

    await expect(link(id, card.id)).rejects.toMatchObject({ code: 'card_closed' })
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('a card merged into another stays where it is: its owner has the other one', async () => {
    const [kept, dropped] = [await aMember(db()), await aMember(db(), { archivedAt: new Date() })]
    const merge = { droppedId: dropped.id, keptId: kept.id, mergedBy: secretary().id }
    await db().insertInto('memberMerge').values(merge).execute()
    const { id } = await anApplication()

    await expect(link(id, dropped.id)).rejects.toMatchObject({ code: 'already_merged' })
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('an address that signs in elsewhere is not given to a second card', async () => {
    await anAccount(db(), { email: 'obsazeno@posta.example' })
    const card = await aMember(db())
    const { id } = await anApplication({ email: 'obsazeno@posta.example' })

    await expect(link(id, card.id)).rejects.toMatchObject({ code: 'email_taken' })
    expect(await statusOf(id)).toBe('PENDING')
  })

  test.each(['Treasurer', 'Secretary', 'Webmaster'] as const)(
    'whoever keeps only the cards brings no %s back this way, as he could not close his card',
    async (role) => {
      const { id: actorId } = await someone(db(), 'MembershipOfficer')
      const card = await aMember(db(), { archivedAt: new Date() })
      await anAccount(db(), { memberId: card.id, role, deactivatedAt: new Date() })
      const { id } = await anApplication()

      const linking = linkApplication(db(), {
        applicationId: id,
        memberId: card.id,
        actorId,
        today: '2026-11-15',
      })

      await expect(linking).rejects.toMatchObject({ code: 'not_allowed' })
      expect(await statusOf(id)).toBe('PENDING')
      expect((await cards()).map(({ archivedAt }) => archivedAt)).not.toContain(null)
    },
  )

  test('nobody links a stranger to his own card', async () => {
    const { id } = await anApplication()

    await expect(link(id, secretary().memberId ?? 0)).rejects.toMatchObject({ code: 'own_application' })
  })
})
