import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { action as mark, loader as paper } from './paper.screen.tsx'
import { action as pending } from './pending.screen.tsx'

const db = useDatabase()
const today = pragueDay(now())
let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
  token = (await someone(db(), 'Treasurer')).token
})

const PATH = '/admin/fees/paper'
const post = (path: string, body: object) => call(anApp(db()), path, { token, body })
const get = (path: string) => call(anApp(db()), path, { method: 'GET', token })
const see = (query = '') => seeScreen(db(), paper, { path: PATH + query, token })
const send = (form: Readonly<Record<string, string>>) => sendForm(db(), mark, { path: PATH, token, form })

/** Somebody without an e-mail address, asked for his fee. */
async function asked(card: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(db(), {
    firstName: 'Jan',
    lastName: 'Poštovní',
    street: 'Lipová 3',
    postalCode: '78701',
    city: 'Šumperk',
    ...card,
  })
  const { json } = await post(`/api/payments/${member.id}/payment`, { type: '2' })
  return { memberId: member.id, paymentId: Number(json.payment.id), email: String(json.email) }
}

describe('a letter on paper', () => {
  test('is written for who has no e-mail and waits until it went out, said once', async () => {
    const his = await asked()
    const [{ id } = { id: 0 }] = (await see()).letters

    const future = await send({ ids: String(id), how: 'posted', on: addDays(today, 1) })
    const told = await send({ ids: String(id), how: 'posted', on: today })
    const again = await send({ ids: String(id), how: 'handed', on: today })

    expect(his.email).toBe('none')
    expect(Object.keys(future.fault?.fields ?? {})).toEqual(['on'])
    expect([told.answer.done, again.code]).toEqual([{ what: 'out', count: 1 }, 'letter_delivered'])
    expect((await see()).letters).toEqual([])
    expect((await see('?stav=vyrizene')).letters).toMatchObject([
      { kind: 'instructions', deliveredHow: 'posted', deliveredOn: today },
    ])
    const trace = await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('memberId', '=', his.memberId)
      .where('action', '=', 'LETTER_DELIVERED')
      .execute()
    expect(trace).toHaveLength(1)
  })

  test('is not waited for once the money came', async () => {
    const { paymentId } = await asked()

    await post('/api/fees/mark-paid', { ids: [paymentId] })

    expect((await get('/api/fees/paper/letters')).json).toMatchObject({ items: [], total: 0 })
  })

  test('can be had on wish by who has an e-mail, and is one letter however often it is asked for', async () => {
    const { paymentId } = await asked({ email: 'jan@klub.test' })
    const wish = () =>
      sendForm(db(), pending, {
        path: '/admin/fees/pending',
        token,
        form: { intent: 'paper', paymentId: String(paymentId) },
      })

    const before = (await see()).letters
    const [told] = [await wish(), await wish()]

    expect([before, told.answer.done]).toMatchObject([[], { what: 'paper' }])
    expect((await see()).letters).toMatchObject([
      {
        paymentId,
        what: `členský příspěvek ${today.slice(0, 4)}`,
        address: 'Lipová 3, 787\u00a001  Šumperk',
      },
    ])
  })

  test('is printed with the others in one file, and its label on a sheet', async () => {
    await asked()
    await asked({ lastName: 'Bezadresný', street: null, city: null, postalCode: null })
    await asked({ lastName: 'Zahraniční', country: 'SK' })

    const letters = await get('/api/fees/paper/letters.pdf')
    const labels = await get('/api/fees/paper/labels.pdf')
    const nobody = await get('/api/fees/paper/letters.pdf?ids=999999')

    expect([letters.status, letters.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect([labels.status, labels.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect([nobody.status, (await see()).letters.map(({ address }) => address)]).toEqual([
      404,
      [null, 'Lipová 3, 787\u00a001  Šumperk', 'Lipová 3, 787\u00a001  Šumperk, SLOVENSKO'],
    ])
    const TOWN = 'Lipová 3 787 01 Šumperk'
    const sheets = pdfSheets(letters.bytes)
    // Whoever has told no address is handed his letter, and it has to say whose it is.
    expect(sheets.map((sheet) => sheet.replace(/ K zaplacení:.*/, ''))).toEqual([
      'KLUBOVNA Jan Bezadresný',
      `KLUBOVNA Jan Poštovní ${TOWN}`,
      `KLUBOVNA Jan Zahraniční ${TOWN} SLOVENSKO`,
    ])
    const payments = await db().selectFrom('payment').select('variableSymbol').orderBy('id').execute()
    const [, his] = sheets
    for (const word of [
      'Ahoj Jane,',
      'Částka 1 200 Kč',
      'Číslo účtu 2900000021/2010',
      `Variabilní symbol ${payments[0]?.variableSymbol}`,
    ])
      expect(his).toContain(word)
    expect(pdfSheets(labels.bytes)).toEqual([`Jan Poštovní ${TOWN} Jan Zahraniční ${TOWN} SLOVENSKO`])
  })

  test.each([
    ['nobody', { ids: [], how: 'posted', on: today }, 'ids'],
    ['another way', { ids: [1], how: 'pigeon', on: today }, 'how'],
    ['no day', { ids: [1], how: 'posted', on: '2026-02-30' }, 'on'],
  ])('is not noted for %s', async (_, body, field) => {
    const { status, json } = await post('/api/fees/paper/delivered', body)

    expect([status, Object.keys(json.fields)]).toEqual([422, [field]])
  })
})
