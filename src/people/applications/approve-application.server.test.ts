import { describe, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import { aDesk } from '../../../test/applications.ts'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, someone } from '../../../test/club.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import type { Tables } from '../../tables.ts'

const { db, secretary, ask, approve, letters, cards, statusOf, trace, anApplication } = aDesk()

describe('who may decide', () => {
  test.each(['Applicant', 'Member', 'MembershipOfficer', 'Treasurer', 'Supervisor', 'RoadCaptain'] as const)(
    '%s may not',
    async (role) => {
      const { id } = await anApplication()
      const { token } = await someone(db(), role)

      for (const [path, body] of [
        ['list', {}],
        ['approve', { ids: [id] }],
        ['reject', { ids: [id], reason: 'ne' }],
      ] as const)
        expect((await ask(path, body, token)).status).toBe(403)
      expect(await statusOf(id)).toBe('PENDING')
    },
  )

  test('nobody decides about himself', async () => {
    const officer = await someone(db(), 'Webmaster', { email: 'sam@posta.example' })
    const { id } = await anApplication({ email: 'Sam@Posta.example' })

    const answers = [
      await approve({ ids: [id] }, officer.token),
      await ask('reject', { ids: [id], reason: 'ne' }, officer.token),
    ]

    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
      [1, 2].map(() => [403, 'own_application']),
    )
  })
})

describe('approving one', () => {
  test('whose number somebody has is no trouble for a club that gave its numbers up', async () => {
    await aMember(db(), { hogNumber: 'CZ5200211' })
    const { id } = await anApplication({ hogNumber: 'CZ5200211', hogExpiresOn: '2027-01-01' })
    const before = await approve({ ids: [id] })
    const off = { version: 1, withHog: false }
    await call(anApp(db()), '/api/club', { method: 'PATCH', token: secretary().token, body: off })

    const after = await approve({ ids: [id] })

    expect([before.json.code, after.json.success]).toEqual(['hog_number_taken', true])
    expect((await cards()).map(({ hogNumber }) => hogNumber)).toEqual(['CZ5200211', null])
  })

  test('makes a card, an account, a motorcycle, a letter with a link and both traces', async () => {
    await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()
    const application = await anApplication({
      nickname: 'Pneu',
      email: 'kamil@posta.example',
      phone: '+420603123456',
      birthDate: '1984-02-29',
      city: 'Olomouc',
      divisionId: 3,
      motorcycle: 'Harley-Davidson Street Bob, 2019',
      hogNumber: 'CZ5200211',
      consentsToPhotos: true,
      language: 'en',
    })

    const answer = await approve({ ids: [application.id] })

    const [card] = await cards()
    const account = await db()
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'kamil@posta.example')
      .executeTakeFirst()
    expect([answer.status, answer.json]).toEqual([
      200,
      { success: true, results: [{ id: application.id, success: true }] },
    ])
    expect(card).toMatchObject({
      firstName: 'Kamil',
      nickname: 'Pneu',
      email: 'kamil@posta.example',
      birthDate: '1984-02-29',
      divisionId: 3,
      hogNumber: 'CZ5200211',
      consentsToPhotos: true,
      approvedBy: secretary().id,
      memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      approvedAt: expect.any(Date),
    })
    expect(account).toMatchObject({ role: 'Member', memberId: card?.id, passwordHash: null, language: 'en' })
    expect(
      await db().selectFrom('motorcycle').select(['make', 'model', 'year', 'memberId']).execute(),
    ).toEqual([{ make: 'Harley-Davidson', model: 'Street Bob', year: 2019, memberId: card?.id }])
    expect(
      (await letters()).map(({ template, toAddress, language }) => [template, toAddress, language]),
    ).toEqual([['set-password', 'kamil@posta.example', 'en']])
    expect(await trace()).toEqual([
      {
        action: 'APPROVED',
        actorAccountId: secretary().id,
        memberId: card?.id,
        accountId: null,
        changes: [
          { field: 'application', from: null, to: application.id },
          { field: 'status', from: 'PENDING', to: 'APPROVED' },
        ],
        note: null,
      },
      {
        action: 'ACCOUNT_CREATED',
        actorAccountId: secretary().id,
        memberId: card?.id,
        accountId: account?.id,
        changes: [{ field: 'role', from: null, to: 'Member' }],
        note: null,
      },
    ])
  })

  test('whoever comes second reads who decided and when', async () => {
    const { id } = await anApplication()
    await approve({ ids: [id] })
    const { token } = await someone(db(), 'Webmaster')

    const answer = await approve({ ids: [id] }, token)

    expect([answer.status, answer.json.code]).toEqual([409, 'already_decided'])
    expect(answer.json.statusMessage).toMatch(
      /^O téhle žádosti už je rozhodnuto\. Rozhodnutí: Dana Sekretářová, \d/,
    )
  })

  test.each<[string, Partial<Insertable<Tables['application']>>, string]>([
    ['an e-mail that signs in already', { email: 'Obsazeno@posta.example' }, 'email_taken'],
    ['a HOG number somebody has', { hogNumber: 'CZ1111111' }, 'hog_number_taken'],
  ])('%s is refused and nothing is left behind', async (_, input, code) => {
    await anAccount(db(), { email: 'obsazeno@posta.example' })
    await aMember(db(), { hogNumber: 'CZ1111111' })
    const { id } = await anApplication(input)

    const answer = await approve({ ids: [id] })

    expect([answer.status, answer.json.code]).toEqual([409, code])
    expect([await statusOf(id), (await cards()).length, await letters(), await trace()]).toEqual([
      'PENDING',
      1,
      [],
      [],
    ])
  })

  test.each([
    [{ ids: [999_999] }, 404, 'not_found'],
    [{ ids: [] }, 422, 'nothing_chosen'],
    [{}, 422, 'invalid_fields'],
    [{ ids: ['1'] }, 422, 'invalid_fields'],
    [{ ids: [1.5] }, 422, 'invalid_fields'],
    [{ ids: [1], all: true, expected: 1 }, 422, 'invalid_fields'],
    [{ all: true }, 422, 'invalid_fields'],
    [{ all: true, expected: 3 }, 409, 'count_differs'],
    [{ all: true, expected: 0 }, 422, 'nothing_chosen'],
  ])('%j: %i %s', async (body, status, code) => {
    const answer = await approve(body)

    expect([answer.status, answer.json.code]).toEqual([status, code])
  })
})

describe('rejecting one', () => {
  test('the reason is stored, written to the applicant as plain text, and remembered', async () => {
    const { id, email } = await anApplication({ firstName: '<b>Kamil</b>' })
    const reason = 'Chybí motorka. <script>alert(1)</script>'

    const answer = await ask('reject', { ids: [id], reason: ` ${reason} ` })

    expect(answer.json).toEqual({ success: true, results: [{ id, success: true }] })
    const [mail] = await letters()
    const letter = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: false })
    expect([mail?.template, mail?.toAddress]).toEqual(['application-rejected', email])
    expect(letter?.html).not.toContain('<script>')
    expect(letter?.text).toContain(reason)
    expect(await trace()).toMatchObject([
      { action: 'REJECTED', actorAccountId: secretary().id, memberId: null, note: reason },
    ])
    expect(await cards()).toEqual([])
  })

  test.each([[{}], [{ reason: '  ' }], [{ reason: 'x'.repeat(2001) }]])(
    'without a proper reason %j: 422',
    async (body) => {
      const { id } = await anApplication()

      const answer = await ask('reject', { ids: [id], ...body })

      expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['reason']])
      expect(await statusOf(id)).toBe('PENDING')
    },
  )
})
