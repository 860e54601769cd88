import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as writePeriod } from '../../people/kinds/periods.screen.tsx'
import { action as changeSettings, loader as settings } from './fee-settings.screen.tsx'
import { action as generate } from './generate.screen.tsx'
import { action as refund } from './refunds.screen.tsx'

const db = useDatabase()
const WRONG_ACCOUNT = '2900000022/2010'
let his = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const since = { memberSince: '2020-01-01', approvedAt: new Date('2020-01-01T12:00:00Z') }
  his = (await aMember(db(), since)).id
})

const own = (more: object) => ({ memberId: his, reason: 'student', fromPeriod: 2026, ...more })
const OVERLAP = { kind: 1, startsOn: '2021-01-01', endsOn: '2022-01-01', whyEnded: 'departed' }

type Row = readonly [
  what: string,
  method: string,
  path: () => string,
  body: () => object,
  field: string,
  czech: string,
  english: string,
]

test.each<Row>([
  [
    'a price of −1',
    'POST',
    () => '/api/own-fees',
    () => own({ amount: -1 }),
    'amount',
    'moc málo',
    'too little',
  ],
  ['a price of 1e9', 'POST', () => '/api/own-fees', () => own({ amount: 1e9 }), 'amount', 'moc', 'too much'],
  [
    'a price that ends before it begins',
    'POST',
    () => '/api/own-fees',
    () => own({ amount: 100, untilPeriod: 2025 }),
    'untilPeriod',
    'před začátkem',
    'before',
  ],
  [
    'an account with a wrong check digit',
    'PUT',
    () => `/api/refund-accounts/${his}`,
    () => ({ account: WRONG_ACCOUNT, consentedOn: '2026-01-01' }),
    'account',
    'číslo účtu',
    'account number',
  ],
  [
    'a club’s account with one',
    'PUT',
    () => '/api/club/account',
    () => ({ account: WRONG_ACCOUNT, password: 'x' }),
    'account',
    'číslo účtu',
    'account number',
  ],
  [
    'a household of one',
    'POST',
    () => '/api/households',
    () => ({ payerId: his, memberIds: [] }),
    'memberIds',
    'aspoň dva',
    'at least two',
  ],
  [
    'a household of one and himself',
    'POST',
    () => '/api/households',
    () => ({ payerId: his, memberIds: [his] }),
    'memberIds',
    'aspoň dva',
    'at least two',
  ],
  [
    'a period that overlaps',
    'POST',
    () => `/api/members/${his}/periods`,
    () => OVERLAP,
    'endsOn',
    'kryje',
    'overlaps',
  ],
])('%s is refused at its field, in words of two languages', async (...row) => {
  const [, method, path, body, field, czech, english] = row
  for (const [language, words] of [
    ['cs', czech],
    ['en', english],
  ] as const) {
    const role = field === 'endsOn' ? 'Secretary' : 'Treasurer'
    const { token } = await someone(db(), role, { language })

    const { status, json } = await call(anApp(db()), path(), { method, body: body(), token })

    expect([status, json.code]).toEqual([422, 'invalid_fields'])
    expect(json.fields).toEqual({ [field]: expect.stringContaining(words) })
  }
})

test('so it is on the screens', async () => {
  const { token } = await someone(db(), 'Treasurer')
  const secretary = await someone(db(), 'Secretary')
  const path = '/admin/fees/settings'
  const { values } = await seeScreen(db(), settings, { path, token })
  const price = (yearly: string) =>
    sendForm(db(), changeSettings, { path, token, form: { ...values, period: '2026', yearly } })
  const ownPrice = (amount: string) =>
    sendForm(db(), generate, {
      path: '/admin/fees',
      token,
      form: { intent: 'own', memberId: String(his), period: '2026', reason: 'student', amount },
    })
  const account = {
    intent: 'account',
    memberId: String(his),
    account: WRONG_ACCOUNT,
    consentedOn: '2026-01-01',
  }
  const period = { ...OVERLAP, intent: 'add', kind: '1' }

  const told = [
    await price('-1'),
    await price('1000000000'),
    await ownPrice('-1'),
    await ownPrice('1000000000'),
    await sendForm(db(), refund, { path: '/admin/fees/refunds', token, form: account }),
    await sendForm(db(), writePeriod, {
      path: `/admin/${his}/periods`,
      params: { id: String(his) },
      token: secretary.token,
      form: period,
    }),
  ].map(({ fault }) => fault?.fields)

  expect(told).toEqual([
    { yearly: expect.stringContaining('v korunách') },
    { yearly: 'Je to moc.' },
    { amount: expect.stringContaining('v korunách') },
    { amount: 'Je to moc.' },
    { account: expect.stringContaining('číslo účtu') },
    { endsOn: expect.stringContaining('kryje') },
  ])
})
