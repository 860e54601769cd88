import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'

const db = useDatabase()

const FORM = {
  firstName: 'Kamil',
  lastName: 'Zbořil',
  email: 'Kamil.Zboril@posta.example',
  consents: { privacy: true, rules: true },
}

const apply = (body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  call(anApp(db()), '/api/applications', { body: { ...FORM, ...body }, headers })
const stored = () => db().selectFrom('application').selectAll().orderBy('id').execute()
const letters = () => db().selectFrom('mail').selectAll().orderBy('id').execute()

describe('applying', () => {
  test('everything said is stored, with the versions that were acknowledged', async () => {
    await db().insertInto('division').values({ id: 3, name: 'Olomouc' }).execute()
    await rulesVersion(db(), 4)

    const answer = await apply({
      nickname: 'Pneu',
      phone: '603 123 456',
      birthDate: '1984-02-29',
      street: 'Horní 1',
      city: 'Olomouc',
      postalCode: '77900',
      division: 3,
      motorcycle: 'Harley-Davidson Street Bob, 2019',
      hogNumber: 'cz 5200211',
      hogExpiresOn: '2027-03-31',
      recommendedBy: 'Jaroslav Čech',
      motivation: 'Rád jezdím.',
      consents: { privacy: true, rules: true, photos: true },
    })

    const [application] = await stored()
    expect([answer.status, answer.json]).toEqual([200, { success: true, id: application?.id }])
    expect(application).toMatchObject({
      status: 'PENDING',
      email: 'kamil.zboril@posta.example',
      phone: '+420603123456',
      birthDate: '1984-02-29',
      postalCode: '779 00',
      divisionId: 3,
      hogNumber: 'CZ5200211',
      consentsToPhotos: true,
      rulesVersion: 4,
      privacyVersion: null,
    })
  })

  test.each<[object, object]>([
    [{ firstName: undefined }, { firstName: 'Vyplň prosím.' }],
    [{ email: 'kdokoli' }, { email: 'Tohle není e-mailová adresa.' }],
    [{ email: ['a@b.cz'] }, { email: 'Tohle nevypadá správně.' }],
    [{ birthDate: '2999-01-01' }, { birthDate: 'Tohle není datum.' }],
    [{ birthDate: '2099-12-31' }, { birthDate: 'Tohle datum ještě nebylo.' }],
    [{ division: 99 }, { division: 'Tohle nevypadá správně.' }],
    [{ hogNumber: '?' }, { hogNumber: 'Číslo HOG má 4 až 15 písmen a číslic.' }],
    [{ consents: undefined }, { consents: 'Vyplň prosím.' }],
    [{ consents: { privacy: true, rules: false } }, { 'consents.rules': 'Bez potvrzení to nejde.' }],
    [
      { role: 'Webmaster', status: 'APPROVED' },
      { role: 'Takové pole neznáme.', status: 'Takové pole neznáme.' },
    ],
  ])('%j is 422', async (body, fields) => {
    const answer = await apply(body)

    expect([answer.status, answer.json.fields]).toEqual([422, fields])
    expect(await stored()).toEqual([])
  })

  test('the same form sent ten times at once is one application and one letter', async () => {
    const formId = randomUUID()

    const answers = await Promise.all(Array.from({ length: 10 }, () => apply({ formId })))

    const [application, ...others] = await stored()
    expect(others).toEqual([])
    expect(answers.map(({ json }) => json)).toEqual(
      answers.map(() => ({ success: true, id: application?.id })),
    )
    expect(await letters()).toHaveLength(1)
  })

  test('a second application the same day is taken, but brings no second letter', async () => {
    await apply()
    await apply({ email: 'KAMIL.zboril@posta.example' })

    expect(await stored()).toHaveLength(2)
    expect((await letters()).map(({ toAddress, template }) => [toAddress, template])).toEqual([
      ['kamil.zboril@posta.example', 'application-received'],
    ])
  })

  test('the letter holds nothing the applicant wrote', async () => {
    const spam = '<a href="https://zlo.example">Výhra</a>'
    await apply({ firstName: spam, lastName: spam, nickname: spam, motivation: spam, recommendedBy: spam })

    const [mail] = await letters()
    const letter = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: false })
    expect(JSON.stringify(mail?.params)).toBe('{}')
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/zlo|Výhra/)
    expect(letter?.text).toContain('Moravští jezdci')
  })

  test('the twenty-first from one network within an hour is refused; a repeated form does not count', async () => {
    const formId = randomUUID()
    for (let number = 0; number < 20; number += 1)
      expect((await apply(number === 0 ? { formId } : {})).status).toBe(200)

    const refused = await apply()
    const repeated = await apply({ formId })

    expect([refused.status, refused.json.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(repeated.status).toBe(200)
    expect(await stored()).toHaveLength(20)
  })

  test('the whole club takes in three hundred an hour', async () => {
    await db()
      .insertInto('rateLimit')
      .values({ key: 'apply:everybody', hits: 300, resetsAt: new Date(Date.now() + 60_000) })
      .execute()

    expect((await apply()).status).toBe(429)
    expect(await stored()).toEqual([])
  })
})
