import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aDesk } from '../../../test/applications.ts'
import { aMember, anAccount, someone } from '../../../test/club.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { useMailEnvironment } from '../../ground/mail/mail-servers.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { action, loader } from '../../site/answers/applicant.screen.tsx'
import { forgetUnprovedApplications } from './forget-unproved.server.ts'

const { db, secretary, ask, approve, letters, statusOf, trace } = aDesk()

const withMail = () => useMailEnvironment({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'klub@klub.test' })
beforeEach(withMail)
afterEach(() => useMailEnvironment({ smtpUrl: null, mailFrom: '' }))

const apply = async (form: object = {}) => {
  const { json } = await call(anApp(db()), '/api/applications', {
    body: {
      firstName: 'Kamil',
      lastName: 'Zbořil',
      email: 'kamil@posta.example',
      consents: { privacy: true, rules: true },
      ...form,
    },
  })
  return json.id as number
}
const linkTo = async (to: string, purpose: 'application' | 'sponsor' = 'application') => {
  const mail = (await letters()).findLast(({ toAddress }) => toAddress === to)
  return (await answerTokenOf(db(), { mailId: mail?.id ?? 0, purpose })) ?? 'x'.repeat(43)
}
const at = (token: string) => ({ path: `/o/prihlaska/${token}`, params: { token }, token: null })
const look = (token: string) => seeScreen(db(), loader, at(token))
const press = (token: string, intent: string) => sendForm(db(), action, { ...at(token), form: { intent } })
const templates = async () => (await letters()).map(({ template }) => template)
const listed = async (status: string) => (await ask('list', { status })).json
const standing = async (id: number) =>
  (await call(anApp(db()), `/api/applications/${id}/standing`, { method: 'GET', token: secretary().token }))
    .json

describe('an address', () => {
  test('is proved by a tap behind the letter’s link; looking alone changes nothing, and until then nobody is told', async () => {
    const id = await apply()
    const before = [await listed('PENDING'), await listed('UNPROVED')]
    const toldBefore = await templates()
    const token = await linkTo('kamil@posta.example')
    const seen = [await look(token), await look(token)]
    const stillApart = (await listed('UNPROVED')).total

    const told = await press(token, 'prove')

    expect(before.map(({ total }) => total)).toEqual([0, 1])
    expect(before[0].counts).toEqual({ PENDING: 0, UNPROVED: 1, APPROVED: 0, REJECTED: 0 })
    expect(before[0].items).toEqual([])
    expect(before[1].items).toMatchObject([{ id, status: 'PENDING' }])
    expect(toldBefore).toEqual(['application-prove'])
    expect([seen.map(({ proof }) => proof), stillApart]).toEqual([
      [{ isProved: false }, { isProved: false }],
      1,
    ])
    expect(told.fault).toBe(null)
    expect((await listed('PENDING')).items).toMatchObject([{ id }])
    expect(await templates()).toEqual(['application-prove', 'applications-arrived'])
    expect((await look(token)).proof).toEqual({ isProved: true })
  })

  test('proved once is proved for everything sent from it', async () => {
    await apply()
    await apply({ email: 'KAMIL@posta.example', lastName: 'Zbořil ml.' })
    await apply({ email: 'jiny@posta.example' })

    await press(await linkTo('kamil@posta.example'), 'prove')

    expect([(await listed('PENDING')).total, (await listed('UNPROVED')).total]).toEqual([2, 1])
  })

  test('the letter says nothing of what was written into the form', async () => {
    await apply({ firstName: 'Vyhrál jsi', motivation: 'http://zle.example' })
    const [mail] = await letters()

    const letter = await previewMail(db(), aMailRoom(), mail?.id ?? 0, { withLink: true })

    expect(letter?.text).toContain('/o/prihlaska/')
    expect(letter?.text).not.toMatch(/Vyhrál|zle/)
  })

  test('of one box is written to three times a day at most, whatever labels it is given', async () => {
    const addresses = ['kamil@posta.example', ...[1, 2, 3, 4].map((label) => `kamil+${label}@posta.example`)]
    for (const email of addresses) await apply({ email })

    expect((await letters()).map(({ toAddress }) => toAddress)).toEqual(addresses.slice(0, 3))
  })

  test('approving all leaves the unproved ones where they are', async () => {
    const id = await apply()

    const all = await approve({ all: true, expected: 1 })
    const none = await approve({ all: true, expected: 0 })

    expect([all.status, all.json.code]).toEqual([409, 'count_differs'])
    expect(none.json.batch?.total ?? 0).toBe(0)
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('a club without mail requires nothing', async () => {
    useMailEnvironment({ smtpUrl: null, mailFrom: '' })

    const id = await apply()

    expect((await listed('PENDING')).items).toMatchObject([{ id }])
    expect(await templates()).toEqual(['application-received', 'applications-arrived'])
  })

  test('the Secretary lets through whom she knows, with a trace; a member may not', async () => {
    const id = await apply()
    const { token: member } = await someone(db(), 'Member')

    const refused = await ask(`${id}/let-through`, {}, member)
    const done = await ask(`${id}/let-through`, {})
    const again = await ask(`${id}/let-through`, {})

    expect([refused.status, done.status, again.status]).toEqual([403, 200, 200])
    expect((await listed('PENDING')).items).toMatchObject([{ id }])
    expect(await standing(id)).toEqual({ awaitsProof: false, provedAt: null, sponsors: [], own: {} })
    expect((await trace()).map(({ action: act }) => act)).toEqual(['APPLICATION_LET_THROUGH'])
  })

  test('whoever has not proved it is gone after a week with his letter, and is counted', async () => {
    const [old, young, unsent] = [
      await apply(),
      await apply({ email: 'mlady@posta.example' }),
      await apply({ email: 'neodeslany@posta.example' }),
    ]
    await sql`update application set submitted_at = now() - interval '8 days' where id in (${old}, ${unsent})`.execute(
      db(),
    )
    await sql`update mail set state = 'sent', sent_at = now() where to_address <> 'neodeslany@posta.example'`.execute(
      db(),
    )

    await forgetUnprovedApplications(db())

    expect([await statusOf(old), await statusOf(young), await statusOf(unsent)]).toEqual([
      undefined,
      'PENDING',
      'PENDING',
    ])
    expect((await letters()).map(({ toAddress }) => toAddress)).not.toContain('kamil@posta.example')
    expect(await trace()).toMatchObject([
      { action: 'APPLICATIONS_UNPROVED', changes: [{ field: 'total', from: null, to: 1 }] },
    ])
  })

  test.each(['x'.repeat(43), 'x', ''])('a link nobody sent (%s) is no page', async (token) => {
    const refused = await press(token, 'prove')

    expect(refused.fault?.code).toBe('answer_link_dead')
  })
})

describe('a sponsor', () => {
  const aSponsor = async (first = 'Jaroslav', last = 'Čech', email = 'jarda@klub.test') => {
    const card = await aMember(db(), { firstName: first, lastName: last, email })
    await anAccount(db(), { email, role: 'Member', memberId: card.id })
    return card
  }

  test('named in the form is asked once the address is proved, and answers by a tap without an account', async () => {
    await aSponsor()
    const id = await apply({ recommendedBy: 'cech jaroslav a Nikdo Neznámý', city: 'Olomouc' })
    const before = await templates()
    await press(await linkTo('kamil@posta.example'), 'prove')
    const token = await linkTo('jarda@klub.test', 'sponsor')
    const seen = await look(token)
    const untouched = (await standing(id)).sponsors

    await press(token, 'recommend')
    const said = (await standing(id)).sponsors
    await press(token, 'decline')

    expect(before).not.toContain('application-sponsor')
    expect(seen.sponsor).toEqual({
      sponsor: 'Jaroslav Čech',
      applicant: 'Kamil Zbořil',
      city: 'Olomouc',
      motorcycle: null,
      answer: null,
    })
    expect(untouched).toMatchObject([{ name: 'Jaroslav Čech', answer: null }])
    expect(said).toMatchObject([{ answer: 'confirmed' }])
    expect((await standing(id)).sponsors).toMatchObject([{ answer: 'declined' }])
  })

  test('of two namesakes neither is asked, nor the applicant himself', async () => {
    await aSponsor()
    await aSponsor('Jaroslav', 'Čech', 'jarda2@klub.test')
    await aSponsor('Kamil', 'Zbořil', 'kamil@posta.example')
    await apply({ recommendedBy: 'Jaroslav Čech, Kamil Zbořil' })

    await press(await linkTo('kamil@posta.example'), 'prove')

    expect(await templates()).not.toContain('application-sponsor')
  })

  test('the Secretary says whom to ask by name, address or number; twice and unknown are refused in words', async () => {
    const card = await aSponsor()
    const id = await apply()
    await ask(`${id}/let-through`, {})

    const answers = [
      await ask(`${id}/sponsors`, { name: 'Nikdo' }),
      await ask(`${id}/sponsors`, { name: `č. ${card.number}` }),
      await ask(`${id}/sponsors`, { name: 'jarda@klub.test' }),
    ]

    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [422, 'sponsor_unknown'],
      [200, undefined],
      [409, 'sponsor_asked'],
    ])
    expect((await standing(id)).sponsors).toMatchObject([{ memberId: card.id, answer: null }])
  })

  test('the link is dead once the application is decided, once the sponsor has left, and in a mailbox not his any more', async () => {
    const card = await aSponsor()
    const id = await apply()
    await ask(`${id}/let-through`, {})
    await ask(`${id}/sponsors`, { name: 'Jaroslav Čech' })
    const token = await linkTo('jarda@klub.test', 'sponsor')
    await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', card.id).execute()
    const left = await press(token, 'recommend')
    await db().updateTable('member').set({ archivedAt: null }).where('id', '=', card.id).execute()
    const mailbox = (email: string) =>
      db().updateTable('account').set({ email }).where('memberId', '=', card.id).execute()
    await mailbox('nova@klub.test')
    const moved = await press(token, 'recommend')
    await mailbox('jarda@klub.test')
    await ask('reject', { ids: [id], reason: 'Ne.' })

    const decided = await press(token, 'recommend')

    const dead = [left, moved, decided].map(({ fault }) => fault?.code)
    expect(dead).toEqual(['answer_link_dead', 'answer_link_dead', 'answer_link_dead'])
  })

  test('a flood of applications writes to one member three times a day at most', async () => {
    await aSponsor()
    useMailEnvironment({ smtpUrl: null, mailFrom: '' })
    for (const turn of [1, 2, 3, 4, 5])
      await apply({ email: `p${turn}@posta.example`, recommendedBy: 'Jaroslav Čech' })

    expect((await templates()).filter((template) => template === 'application-sponsor')).toHaveLength(3)
  })
})
