import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { answerTokenOf } from '../../ground/mail/answer-links.server.ts'
import { runRetention } from '../../office/privacy/run-retention.server.ts'
import { action as prove, loader as page } from '../../site/answers/giver.screen.tsx'
import { action as give } from '../../site/home/give.screen.tsx'

const db = useDatabase()
let treasurer = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = (await someone(db(), 'Treasurer')).token
  await db().insertInto('donationPurpose').values({ id: 1, name: 'Dětský domov' }).execute()
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
})

const ask = (email: string, more: Record<string, string> = {}) =>
  sendForm(db(), give, {
    path: '/prispet',
    token: null,
    form: { intent: 'thanks', purpose: '1', email, ...more },
  })
const letters = async () =>
  (await db().selectFrom('mail').select(['id', 'template', 'toAddress']).orderBy('id').execute()).map(
    ({ id, template, toAddress }) => ({ id, is: `${template} ${toAddress}` }),
  )
const givers = () => db().selectFrom('giver').select(['email', 'variableSymbol']).orderBy('id').execute()

async function confirm(): Promise<void> {
  const { id: mailId } = (await letters()).find(({ is }) => is.startsWith('giver-prove')) ?? { id: 0 }
  const token = (await answerTokenOf(db(), { mailId, purpose: 'giver' })) ?? ''
  const at = { path: `/o/dar/${token}`, params: { token }, token: null }
  expect((await seeScreen(db(), page, at)).giver).toEqual({ isProved: false })
  await sendForm(db(), prove, { ...at, form: { intent: 'prove' } })
}

async function receive(variableSymbol: string, more: object = {}) {
  const movement = await aMovement(db(), { amount: 50_000, variableSymbol, counterName: 'Neznámý dárce' })
  return call(anApp(db()), '/api/donations', {
    token: treasurer,
    body: { purposeId: 1, movementId: movement.id, ...more },
  })
}

test.each(['the address is proved first', 'the money comes first'])(
  'who gave is thanked once, and forgotten: %s',
  async (order) => {
    const { answer } = await ask('Darce@Example.com', { amount: '500' })
    const [giver] = await givers()
    const steps = [confirm, () => receive(giver?.variableSymbol ?? '')]
    for (const step of order.startsWith('the money') ? steps.toReversed() : steps) await step()

    expect(JSON.stringify(answer)).toContain(`X-VS:${giver?.variableSymbol}`)
    expect((await letters()).map(({ is }) => is)).toEqual([
      'giver-prove darce@example.com',
      'giver-thanks darce@example.com',
    ])
    expect(await givers()).toEqual([])
    const gift = await db().selectFrom('donation').select(['amount', 'thankedAt']).executeTakeFirstOrThrow()
    expect([gift.amount, gift.thankedAt !== null]).toEqual([50_000, true])
  },
)

test('nobody is thanked at an address he has not proved, nor for a gift that is to stay anonymous', async () => {
  await ask('nikdo@example.com')
  await ask('tajny@example.com')
  const [unproved, hidden] = await givers()
  await sql`update giver set proved_at = now() where email = 'tajny@example.com'`.execute(db())

  await receive(unproved?.variableSymbol ?? '')
  await receive(hidden?.variableSymbol ?? '', { anonymous: true })

  expect((await letters()).filter(({ is }) => is.startsWith('giver-thanks'))).toEqual([])
})

test('a gift that became anonymous, or was none, before its giver proved his address, thanks nobody', async () => {
  for (const change of [{ anonymous: true }, { voidedAt: new Date(), voidReason: 'omyl' }]) {
    await ask('pozdni@example.com')
    const [giver] = await givers()
    await receive(giver?.variableSymbol ?? '')
    await db()
      .updateTable('donation')
      .set(change)
      .where('id', '=', sql<number>`(select max(id) from donation)`)
      .execute()

    await confirm()

    expect((await letters()).map(({ is }) => is)).toEqual(['giver-prove pozdni@example.com'])
    expect(await givers()).toEqual([])
    await db().deleteFrom('mail').execute()
  }
})

test('everybody is answered alike, and nobody’s mailbox is filled', async () => {
  const told = []
  for (let time = 0; time < 5; time += 1) told.push(await ask('stejny@example.com'))

  expect(told.map(({ status, fault }) => [status, fault])).toEqual(
    Array.from({ length: 5 }, () => [200, null]),
  )
  expect(new Set((await givers()).map(({ variableSymbol }) => variableSymbol)).size).toBe(5)
  expect(await letters()).toHaveLength(3)
})

test('what is no address, and what a robot fills in, is refused', async () => {
  const wrong = await ask('nikde')
  const robot = await ask('robot@example.com', { homepage: 'https://example.com' })

  expect(wrong.fault?.fields.email).toContain('není e-mailová adresa')
  expect(robot.code).toBe('looks_automatic')
  expect(await givers()).toEqual([])
})

test('an address goes after a week unproved and after sixty days at the latest, with its letter', async () => {
  for (const who of ['tyden', 'mesic', 'ctvrtleti']) await ask(`${who}@example.com`)
  await sql`update giver set proved_at = now() where email <> 'tyden@example.com'`.execute(db())
  await sql`update giver set created_at = now() - make_interval(days =>
    case email when 'tyden@example.com' then 8 when 'mesic@example.com' then 30 else 61 end)`.execute(db())

  await runRetention(db())

  expect((await givers()).map(({ email }) => email)).toEqual(['mesic@example.com'])
  expect((await letters()).map(({ is }) => is)).toEqual(['giver-prove mesic@example.com'])
})
