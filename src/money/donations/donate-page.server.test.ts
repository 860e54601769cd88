import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { writeClubAccount } from '../payments/set-club-account.server.ts'
import { action, loader } from './donate.screen.tsx'

const db = useDatabase()
let treasurer = { id: 0, token: '' }
let purposeId = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = await someone(db(), 'Treasurer')
  const { id } = await db()
    .insertInto('donationPurpose')
    .values({ name: 'Dětský domov' })
    .returning('id')
    .executeTakeFirstOrThrow()
  purposeId = id
})

const send = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: '/admin/donate?tab=list', token: treasurer.token, form })
const donations = () =>
  db()
    .selectFrom('donation')
    .select(['memberId', 'donorName', 'amount', 'givenOn', 'anonymous', 'note', 'movementId', 'voidReason'])
    .orderBy('id')
    .execute()

const said = (fields: object = {}) => ({
  donor: 'Pekárna Kovář',
  amount: '1 200,50 Kč',
  givenOn: '2026-05-19',
  purposeId: String(purposeId),
  note: '',
  ...fields,
})

async function aDonation() {
  return db()
    .insertInto('donation')
    .values({
      purposeId,
      donorName: 'Pekárna',
      amount: 50_000,
      givenOn: '2026-05-19',
      createdBy: treasurer.id,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

describe('the form of a new donation', () => {
  test('writes down what it says', async () => {
    const told = await send({ intent: 'add', ...said({ note: 'v hotovosti' }) })

    expect(told.answer).toEqual({ done: { intent: 'add' } })
    expect(await donations()).toMatchObject([
      {
        donorName: 'Pekárna Kovář',
        amount: 120_050,
        givenOn: '2026-05-19',
        anonymous: false,
        note: 'v hotovosti',
      },
    ])
  })

  test('knows a member by his number and takes all that is left of a movement', async () => {
    const member = await aMember(db(), { lastName: 'Řehoř' })
    const movement = await aMovement(db(), { amount: 70_000 })
    const donor = `Řehoř Jan (${member.number})`

    await send({
      intent: 'add',
      ...said({ donor, amount: ' ', givenOn: '', anonymous: 'on', movementId: String(movement.id) }),
    })

    expect(await donations()).toMatchObject([
      {
        memberId: member.id,
        donorName: null,
        amount: 70_000,
        givenOn: '2026-01-20',
        anonymous: true,
        movementId: movement.id,
      },
    ])
  })

  test.each([
    [{ amount: '1.200' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '21000001' }, 'amount'],
    [{ amount: '' }, 'amount'],
    [{ donor: '(999)' }, 'donor'],
    [{ givenOn: '2026-02-30' }, 'givenOn'],
    [{ givenOn: '2999-01-01' }, 'givenOn'],
    [{ purposeId: '999' }, 'purposeId'],
  ])('with %j says so at %s', async (wrong, field) => {
    const { status, fault } = await send({ intent: 'add', ...said(wrong) })

    expect([status, Object.keys(fault?.fields ?? {})]).toEqual([422, [field]])
    expect(fault?.values).toMatchObject({ intent: 'add', ...said(wrong) })
    expect(await donations()).toEqual([])
  })

  test('is refused for a purpose that is over', async () => {
    await db().updateTable('donationPurpose').set({ active: false }).execute()

    expect((await send({ intent: 'add', ...said() })).code).toBe('purpose_closed')
  })
})

describe('a donation opened', () => {
  test('is corrected, by whoever saw it last', async () => {
    const { id, version } = await aDonation()
    const form = { intent: 'change', id: String(id), version: String(version), ...said() }

    const told = await send(form)
    const late = await send({ ...form, amount: '5' })

    expect([told.answer, late.code]).toEqual([{ done: { intent: 'change' } }, 'donation_changed'])
    expect(await donations()).toMatchObject([{ donorName: 'Pekárna Kovář', amount: 120_050 }])
  })

  test('is voided with a reason, once', async () => {
    const id = String((await aDonation()).id)

    const silent = await send({ intent: 'void', id, reason: ' ' })
    const told = await send({ intent: 'void', id, reason: 'Omyl' })
    const again = await send({ intent: 'void', id, reason: 'Omyl' })

    expect(Object.keys(silent.fault?.fields ?? {})).toEqual(['reason'])
    expect([told.answer, again.code]).toEqual([{ done: { intent: 'void' } }, 'donation_voided'])
    expect(await donations()).toMatchObject([{ voidReason: 'Omyl' }])
  })
})

test('a purpose is added, changed and closed; two of one name are not', async () => {
  const purposes = () =>
    db().selectFrom('donationPurpose').select(['name', 'description', 'active']).orderBy('id').execute()
  const form = { intent: 'purpose', name: 'Oprava klubovny', description: 'Střecha\r\na okna', active: 'on' }

  const told = await send(form)
  const twice = await send(form)
  const nameless = await send({ ...form, name: ' ' })
  await send({ intent: 'purpose', id: String(purposeId), name: 'Dětský domov', description: '' })

  expect(told.answer).toEqual({ done: { intent: 'purpose' } })
  expect([twice.code, Object.keys(nameless.fault?.fields ?? {})]).toEqual(['purpose_exists', ['name']])
  expect(await purposes()).toEqual([
    { name: 'Dětský domov', description: '', active: false },
    { name: 'Oprava klubovny', description: 'Střecha\na okna', active: true },
  ])
})

test.each([
  ['1 200', 120_000, false],
  ['1.200', null, true],
  ['0', null, true],
  // More than a QR Platba can carry.
  ['15000000', null, true],
  ['', null, false],
])('whoever would give %j gets a code for %j', async (written, amount, isWrong) => {
  await inTransaction(db(), (tx) => writeClubAccount(tx, null, '2000145399/2010'))
  const { token } = await someone(db(), 'Member')

  const { page } = await seeScreen(db(), loader, {
    path: `/admin/donate?amount=${encodeURIComponent(written)}`,
    token,
  })

  expect(page).toMatchObject({ isWrongAmount: isWrong, code: { amount } })
})

describe('the desk of donations', () => {
  const see = async (query: string, token: string) =>
    (await seeScreen(db(), loader, { path: `/admin/donate?${query}`, token })).page

  test.each(['list', 'add', 'purposes'])('is the Treasurer’s: nobody else is shown %s', async (tab) => {
    await aDonation()
    const { token } = await someone(db(), 'Member')

    expect([(await see(`tab=${tab}`, treasurer.token)).tab, (await see(`tab=${tab}`, token)).tab]).toEqual([
      tab,
      'give',
    ])
  })

  test('shows what was voided, too, and counts it no more', async () => {
    await aDonation()
    const before = await see('tab=list', treasurer.token)
    await db()
      .updateTable('donation')
      .set({ voidedAt: new Date(), voidedBy: treasurer.id, voidReason: 'Omyl' })
      .execute()

    const after = await see('tab=list', treasurer.token)

    const told = [before, after].map((page) => ('sum' in page ? [page.items.length, page.sum > 0] : []))
    expect(told).toEqual([
      [1, true],
      [1, false],
    ])
  })

  test('takes no new donation for a purpose that is over', async () => {
    await db().insertInto('donationPurpose').values({ name: 'Loňská sbírka', active: false }).execute()

    const adding = await see('tab=add', treasurer.token)
    const giving = await see('tab=give', treasurer.token)

    for (const { purposes } of [adding, giving] as unknown as { purposes: readonly { name: string }[] }[])
      expect(purposes.map(({ name }) => name)).toEqual(['Dětský domov'])
  })
})
