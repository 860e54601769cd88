import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aRingingClub } from '../../../test/ringing-club.ts'
import {
  createSession,
  deleteExpiredSessions,
  endOtherSessions,
} from '../../entry/accounts/sessions.server.ts'
import { useAppSecret } from '../platform/secret.server.ts'
import { pushKeys } from './push-keys.server.ts'
import { useReach } from '../outside/reach.server.ts'

const { db, ask, aRider, acts, service, send, waiting, devices, turnedOn, pay } = aRingingClub()

describe('a subscription', () => {
  test('is the account’s own: listed without its address, removed by nobody else', async () => {
    const [rider, stranger] = [await aRider(), await aRider('Webmaster')]
    const { id, endpoint } = await turnedOn(rider, ['payment', 'change'])

    const listed = await ask('GET', '/api/account/push', rider.token)
    const foreign = await ask('DELETE', `/api/account/push/${id}`, stranger.token)
    const other = await ask('PUT', `/api/account/push/${id}/topics`, stranger.token, { topics: [] })
    const own = await ask('DELETE', `/api/account/push/${id}`, rider.token)

    expect(listed.json.devices).toMatchObject([{ id, topics: ['change', 'payment'], toldAt: null }])
    expect(JSON.stringify(listed.json)).not.toContain(endpoint)
    expect(listed.json.topics).not.toContain('queue')
    expect([foreign.status, other.status, own.status, await devices()]).toEqual([404, 404, 200, 0])
    expect(await acts()).toEqual(['PUSH_TURNED_ON', 'PUSH_TURNED_OFF'])
  })

  test('of one browser is one, and whoever turns it on last has it', async () => {
    const [before, after] = [await aRider(), await aRider()]
    const browser = service().aBrowser()
    for (const { token } of [before, before, after])
      await ask('POST', '/api/account/push', token, { ...browser, topics: ['payment'] })

    const rows = await db().selectFrom('pushSubscription').select('accountId').execute()

    expect(rows).toEqual([{ accountId: after.id }])
  })

  test.each([
    ['http://fcm.googleapis.com/abc'],
    ['https://192.168.1.1/abc'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://localhost/abc'],
    ['file:///etc/passwd'],
  ])('to %s is refused', async (endpoint) => {
    useReach('public')
    const { token } = await aRider()
    const { keys } = service().aBrowser()

    const { status, json } = await ask('POST', '/api/account/push', token, { endpoint, keys })

    expect([status, Object.keys(json.data ?? json)]).toEqual([422, expect.anything()])
    expect(await devices()).toBe(0)
  })

  test('with keys that lie on no curve is refused', async () => {
    const { token } = await aRider()
    const { endpoint, keys } = service().aBrowser()

    const { status } = await ask('POST', '/api/account/push', token, {
      endpoint,
      keys: { ...keys, p256dh: `B${'A'.repeat(86)}` },
    })

    expect([status, await devices()]).toEqual([422, 0])
  })

  test('ends with signing out of the device, and stays when the sign-in merely ran out', async () => {
    const rider = await aRider()
    const phone = await createSession(db(), rider, { address: '10.0.0.1', userAgent: 'phone' })
    await turnedOn({ token: phone })
    await turnedOn(rider)
    await sql`update session set expires_at = now() - interval '1 day' where user_agent = 'phone'`.execute(
      db(),
    )

    await deleteExpiredSessions(db())
    const afterNight = await devices()
    await ask('POST', '/api/auth/logout', rider.token)

    expect([afterNight, await devices()]).toEqual([2, 1])
  })

  test('of a lost phone ends when all others are signed out, also where its sign-in ran out long ago', async () => {
    const rider = await aRider()
    const phone = await createSession(db(), rider, { address: '10.0.0.1', userAgent: 'phone' })
    await turnedOn({ token: phone })
    const { id } = await turnedOn(rider)
    await sql`update push_subscription set session_id = null where id <> ${id}`.execute(db())

    const own = await db()
      .selectFrom('pushSubscription')
      .select('sessionId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await endOtherSessions(db(), rider.id, own.sessionId ?? 0)

    expect(await db().selectFrom('pushSubscription').select('id').execute()).toEqual([{ id }])
  })

  test('is told nothing once the account is shut', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    await sql`update account set deactivated_at = now() where id = ${rider.id}`.execute(db())

    await pay(rider)
    await send()

    expect([service().taken.length, await waiting()]).toEqual([0, 0])
  })
})

describe('the club’s keys', () => {
  test('are made once, however many ask first, and kept locked', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, () => pushKeys(db())))
    const { value } = await db()
      .selectFrom('clubSetting')
      .select('value')
      .where('key', '=', 'pushKeys')
      .executeTakeFirstOrThrow()

    expect(new Set(pairs.map(({ publicKey }) => publicKey.toString('hex'))).size).toBe(1)
    const kept = JSON.stringify(value)
    expect(Buffer.from(kept, 'base64').includes(pairs[0]?.privateKey ?? 'x')).toBe(false)
    expect(kept).not.toContain(pairs[0]?.privateKey.toString('base64url'))
  })

  test('that this house cannot open are made anew, and everybody is asked again', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    const before = await pushKeys(db())
    useAppSecret('another secret of another house, long enough')

    const after = await pushKeys(db())

    expect(after.publicKey.equals(before.publicKey)).toBe(false)
    expect(await devices()).toBe(0)
  })
})
