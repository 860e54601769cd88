import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMovement, useFio } from '../../../test/bank.ts'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { openTable, PIN } from '../../../test/kiosk.ts'
import { aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { until } from '../../../test/until.ts'
import { DOORS } from '../../api.server.ts'
import { endSessionsOf, findVisitor } from '../../entry/accounts/sessions.server.ts'
import { receiveMoney } from '../pairing/receive-money.server.ts'
import { loader } from './kiosk.screen.tsx'
import { action as tablesAction, loader as tables } from './tables.screen.tsx'

const db = useDatabase()
const { table: bank } = useFio(db)
const aTable = (more: Parameters<typeof openTable>[1] = {}) => openTable(db(), more)

describe('a table', () => {
  test('opens where the Treasurer stands, and he is signed out of it', async () => {
    const { treasurer, opened, see } = await aTable()

    expect([opened.status, opened.location]).toEqual([303, '/stul'])
    expect(await findVisitor(db(), treasurer.token)).toBeNull()
    // What he looked at stays in nobody's hands.
    expect(opened.cookies).toContainEqual(expect.stringMatching(/^session_token=;.*Max-Age=0/))
    expect(opened.clears).toBe('"cache", "storage"')
    expect(await see()).toMatchObject({ kiosk: { until: expect.any(String) }, shown: null })
    const acts = await db().selectFrom('auditEntry').select('action').execute()
    expect(acts.map((one) => one.action)).toContain('KIOSK_OPENED')
  })

  test.each([
    ['0000', '4', { pin: 'Takový PIN zkusí každý jako první. Zvol jiný.' }],
    ['1234', '4', { pin: 'Takový PIN zkusí každý jako první. Zvol jiný.' }],
    ['407', '4', { pin: 'PIN jsou čtyři až osm číslic.' }],
    [PIN, '5', { hours: 'Je to moc.' }],
    [PIN, '0', { hours: 'Je to moc málo.' }],
  ])('does not open with the PIN %s for %s hours', async (pin, hours, fields) => {
    const { token } = await someone(db(), 'Treasurer')

    const { status, fault } = await sendForm(db(), tablesAction, {
      path: '/admin/fees/table',
      token,
      form: { intent: 'open', hours, pin },
    })

    expect([status, fault?.fields]).toEqual([422, fields])
    expect(await findVisitor(db(), token)).not.toBeNull()
  })

  test('is nobody anywhere else: no call takes its token', async () => {
    const { token } = await aTable()
    const app = anApp(db())
    const closed = DOORS.filter(
      ({ method, who, path }) => method === 'GET' && who !== 'anyone' && !path.includes(':'),
    )
    const letIn: string[] = []
    for (const { path } of closed) {
      const answer = await call(app, path, { method: 'GET', token })
      if (answer.status !== 401) letIn.push(`${answer.status} ${path}`)
    }

    expect(closed.length).toBeGreaterThan(50)
    expect(letIn).toEqual([])
    expect(await findVisitor(db(), token)).toBeNull()
  })

  test.each<[string, (account: number) => Promise<unknown>]>([
    [
      'after its time',
      () =>
        db()
          .updateTable('session')
          .set({ expiresAt: sql<Date>`now()` })
          .execute(),
    ],
    ['with the sessions of who opened it', (account) => endSessionsOf(db(), account)],
    [
      'with his right',
      (id) => db().updateTable('account').set({ role: 'Member' }).where('id', '=', id).execute(),
    ],
    [
      'with his account',
      (id) => db().updateTable('account').set({ deactivatedAt: new Date() }).where('id', '=', id).execute(),
    ],
  ])('closes %s', async (_, end) => {
    const { treasurer, see, scan } = await aTable()
    const { id } = await aMember(db())

    await end(treasurer.id)

    expect(await see()).toMatchObject({ kiosk: null, shown: null })
    expect((await scan(id)).code).toBe('kiosk_closed')
  })

  test('is closed from elsewhere, once', async () => {
    const { see } = await aTable()
    const { token } = await someone(db(), 'Webmaster')
    const path = '/admin/fees/table'
    const { tables: open } = await seeScreen(db(), tables, { path, token })
    const close = () =>
      sendForm(db(), tablesAction, { path, token, form: { intent: 'close', id: String(open[0]?.id) } })

    expect(open).toHaveLength(1)
    expect((await close()).answer).toEqual({ closed: open[0]?.id })
    expect([(await close()).code, await see()]).toMatchObject(['not_found', { kiosk: null }])
  })

  test('whose time is over is on the list no more', async () => {
    await aTable()
    const { token } = await someone(db(), 'Webmaster')
    const listed = async () =>
      (await seeScreen(db(), tables, { path: '/admin/fees/table', token })).tables.length
    const open = await listed()
    await sql`update session set expires_at = now() - interval '1 second' where pin_hash is not null`.execute(
      db(),
    )

    expect([open, await listed()]).toEqual([1, 0])
  })

  test('an ordinary session is not closed by it', async () => {
    const { token, id } = await someone(db(), 'Treasurer')
    const { id: session } = await db()
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()

    const { code } = await sendForm(db(), tablesAction, {
      path: '/admin/fees/table',
      token,
      form: { intent: 'close', id: String(session) },
    })

    expect([code, await findVisitor(db(), token)]).toEqual(['not_found', expect.anything()])
  })
})

describe('whoever shows his card', () => {
  test('sees what he owes, and it turns green when the bank has it', async () => {
    const { id } = await aMember(db(), { firstName: 'Petr', lastName: 'Novák' })
    const { variableSymbol } = await aPayment(db(), id, { amount: 120_000 })
    const { see, scan } = await aTable()

    expect((await scan(id)).location).toBe('/stul')
    const before = await see()
    bank().movements.push(aMovement(1, { variableSymbol }))
    await db()
      .updateTable('bankToken')
      .set({ nextCallAt: sql<Date>`now()` })
      .execute()
    await until(async () => (await see()).shown?.payments[0]?.isPaid === true)

    expect(before.shown).toMatchObject({
      name: 'Petr Novák',
      payments: [{ isPaid: false, image: { side: expect.any(Number) } }],
    })
    expect((await see()).shown?.payments).toMatchObject([{ isPaid: true, image: null }])
  })

  test('who has paid a part is shown the rest', async () => {
    const { id } = await aMember(db())
    const { id: paymentId } = await aPayment(db(), id, { amount: 120_000 })
    await db().insertInto('allocation').values({ paymentId, amount: 50_000, mode: 'cash' }).execute()
    const { see, scan } = await aTable()

    await scan(id)

    const [payment] = (await see()).shown?.payments ?? []
    expect([payment?.isPaid, payment?.money]).toEqual([false, expect.stringContaining('700')])
  })

  test('does not make a bank that fails be asked again and again', async () => {
    const { id } = await aMember(db())
    await aPayment(db(), id)
    const { see, scan } = await aTable()
    bank().bank.fail('unavailable', { always: true })
    await scan(id)
    // To its end: the pause it leaves behind is written after its fault.
    await expect(receiveMoney(db(), { cause: 'schedule', actorId: null })).rejects.toThrow('bank_unavailable')

    await db()
      .updateTable('bankToken')
      .set({ nextCallAt: sql<Date>`now()` })
      .execute()
    for (let look = 0; look < 5; look += 1) await see()

    // The turn it left is still to be had.
    const byHand = receiveMoney(db(), { cause: 'person', actorId: null })
    await expect(byHand).rejects.toMatchObject({ code: expect.not.stringMatching('bank_rate_limited') })
  })

  test('and owes nothing is told so; a paid year of before is not shown', async () => {
    const { id } = await aMember(db())
    await aPayment(db(), id, { status: 'PAID', paidAt: new Date() })
    const { see, scan } = await aTable()

    await scan(id)

    expect((await see()).shown?.payments).toEqual([])
  })

  test('of another making is refused: revoked, made up, somebody else’s words', async () => {
    const { id } = await aMember(db(), { cardSerial: 1 })
    const { see, scan, send } = await aTable()

    const codes = [
      (await scan(id, 0)).code,
      (await scan(id + 1, 0)).code,
      (await send({ intent: 'card', code: 'https://klub.test/overeni/zz.AAAAAAAAAAAAAAAA' })).code,
      (await send({ intent: 'card', code: 'slovo' })).code,
    ]

    expect(codes).toEqual(['card_not_true', 'card_not_true', 'card_not_true', 'card_not_true'])
    expect((await see()).shown).toBeNull()
  })

  test('goes with a tap, and is nobody on another table', async () => {
    const { id } = await aMember(db())
    await aPayment(db(), id)
    const one = await aTable()
    await one.scan(id)
    const seen = (await one.see()).shown
    const other = await aTable()
    const cookie = `kiosk_token=${other.token}; kiosk_shown=${one.shown()}`
    const elsewhere = await seeScreen(db(), loader, { path: '/stul', token: null, cookie })

    await one.send({ intent: 'done' })

    expect([elsewhere.kiosk, elsewhere.shown]).toEqual([expect.anything(), null])
    expect([seen?.payments.length, (await one.see()).shown]).toEqual([1, null])
  })
})

describe('the PIN', () => {
  test('is asked for a name, and finds only who owes', async () => {
    const { id } = await aMember(db(), { firstName: 'Petr', lastName: 'Dlužný' })
    await aPayment(db(), id)
    await aMember(db(), { firstName: 'Pavel', lastName: 'Dlužník' })
    const { send, see } = await aTable()

    const wrong = await send({ intent: 'find', name: 'dlužn', pin: '9999' })
    const { answer } = await send({ intent: 'find', name: 'dlužn', pin: PIN })
    const people = answer.people as readonly { name: string; ticket: string }[]
    await send({ intent: `person:${people[0]?.ticket}` })

    expect([wrong.status, wrong.code, wrong.answer.people]).toEqual([403, 'wrong_pin', undefined])
    expect(people.map(({ name }) => name)).toEqual([expect.stringContaining('Dlužný')])
    expect((await see()).shown?.name).toBe('Petr Dlužný')
  })

  test('books cash of whom the table shows, and of nobody else', async () => {
    const { id } = await aMember(db())
    const own = await aPayment(db(), id)
    const foreign = await aPayment(db(), (await aMember(db())).id)
    const { send, scan, see } = await aTable()
    const cash = (paymentId: number, pin = PIN) => send({ intent: 'cash', paymentId: String(paymentId), pin })

    const unshown = await cash(own.id)
    await scan(id)
    const told = [await cash(own.id, '9999'), await cash(foreign.id), await cash(own.id), await cash(own.id)]

    expect([unshown.code, ...told.map(({ code }) => code)]).toEqual([
      'not_found',
      'wrong_pin',
      'not_found',
      null,
      'payment_closed',
    ])
    expect((await see()).shown?.payments).toMatchObject([{ id: own.id, isPaid: true }])
    const paid = await db().selectFrom('allocation').select(['paymentId', 'amount', 'mode']).execute()
    expect(paid).toEqual([{ paymentId: own.id, amount: own.amount, mode: 'cash' }])
  })

  test('five wrong ones, and it waits, even for the right one', async () => {
    const { send } = await aTable()
    const tell = async (pin: string) => (await send({ intent: 'find', name: 'kdo', pin })).code

    for (let n = 0; n < 5; n++) expect(await tell('9999')).toBe('wrong_pin')

    expect(await tell(PIN)).toBe('too_many_attempts')
  })
})
