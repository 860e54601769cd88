import { describe, expect, test } from 'vitest'
import { aDesk } from '../../../test/applications.ts'
import { aMember, anAccount } from '../../../test/club.ts'

const { db, secretary, ask, anApplication } = aDesk()

describe('the list', () => {
  test('has the shape of the contract and says who may be whom', async () => {
    const member = await aMember(db(), {
      firstName: 'Aleš',
      lastName: 'Bartoš',
      birthDate: '1979-06-06',
      archivedAt: new Date(),
    })
    const application = await anApplication({
      firstName: 'Ales',
      lastName: 'Bartos',
      birthDate: '1979-06-06',
    })
    const twin = await anApplication({ email: application.email, firstName: 'Jiný' })

    const { json } = await ask('list', { status: 'PENDING' })

    expect(json).toMatchObject({
      total: 2,
      page: 1,
      pageSize: 50,
      counts: { PENDING: 2, APPROVED: 0, REJECTED: 0 },
    })
    expect(Object.keys(json.items[0]).toSorted()).toEqual(
      'birthDate city consents decidedAt decidedBy division email firstName hogExpiresOn hogNumber id lastName memberId motivation motorcycle nickname phone possibleDuplicates postalCode reason recommendedBy status street submittedAt'.split(
        ' ',
      ),
    )
    expect(json.items[0].possibleDuplicates).toEqual([
      {
        kind: 'member',
        id: member.id,
        number: member.number,
        firstName: 'Aleš',
        lastName: 'Bartoš',
        nickname: null,
        isArchived: true,
        isExcluded: false,
        hasAccount: false,
        score: 95,
        reasons: ['same_name_and_birth'],
        differsInBirth: false,
      },
      expect.objectContaining({ kind: 'application', id: twin.id, reasons: ['shared_email'] }),
    ])
  })

  test('a card is found by the address its owner signs in with', async () => {
    const member = await aMember(db(), { email: 'stary@posta.example' })
    await anAccount(db(), { memberId: member.id, email: 'novy@posta.example' })
    await anApplication({ email: 'novy@posta.example' })

    const { json } = await ask('list', {})

    expect(json.items[0].possibleDuplicates).toMatchObject([
      { id: member.id, hasAccount: true, reasons: ['shared_email'] },
    ])
  })

  test('who was decided about says by whom', async () => {
    const { id } = await anApplication()
    await ask('reject', { ids: [id], reason: 'Ne.' })

    const { json } = await ask('list', { status: 'REJECTED' })

    expect(json.items).toMatchObject([
      { id, status: 'REJECTED', reason: 'Ne.', decidedBy: { id: secretary().id, name: 'Dana Sekretářová' } },
    ])
  })

  test('comes in pages, the longest waiting first', async () => {
    const ids = []
    for (let day = 1; day <= 5; day += 1)
      ids.push((await anApplication({ submittedAt: new Date(`2026-11-0${day}T12:00:00Z`) })).id)

    const pages = [await ask('list', { page: 1, pageSize: 2 }), await ask('list', { page: 3, pageSize: 2 })]

    expect(pages.map(({ json }) => json.items.map((item: { id: number }) => item.id))).toEqual([
      ids.slice(0, 2),
      ids.slice(4),
    ])
  })

  test.each([{ status: 'OPEN' }, { page: 0 }, { pageSize: 201 }, { limit: 100_000 }])(
    '%j is 422',
    async (body) => {
      expect((await ask('list', body)).status).toBe(422)
    },
  )
})
