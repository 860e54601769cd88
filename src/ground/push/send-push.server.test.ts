import type { lookup } from 'node:dns'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aRingingClub } from '../../../test/ringing-club.ts'
import { tellOfficers } from '../mail/officers.server.ts'
import { postLetter } from '../mail/outbox.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { tellForgotten } from './notes.server.ts'
import { findPushKeys } from './push-keys.server.ts'
import { handOver } from '../outside/hand-over.server.ts'
import { useReach } from '../outside/reach.server.ts'

const club = aRingingClub()
const { db, ask, aRider, anEvent, inDays, acts, invite } = club
const { service, send, waiting, devices, makeDue, turnedOn, pay } = club
const told = () => service().taken.map(({ message }) => message?.title)

describe('a device is told', () => {
  test('of what happened beside the letter, readable by that browser alone, signed by the club', async () => {
    const rider = await aRider()
    const { endpoint } = await turnedOn(rider)
    await pay(rider)

    await send()
    await send()

    const key = (await findPushKeys(db()))?.publicKey.toString('base64url')
    expect(service().taken).toHaveLength(1)
    const [first] = service().taken
    if (!first) throw new Error('nothing came')
    const { headers, introduction, message, path } = first
    expect(service().origin + path).toBe(endpoint)
    expect(message).toEqual({
      title: 'Platba dorazila',
      body: 'Klub ji má, díky.',
      path: '/admin/membership',
      tag: expect.stringMatching(/^k\d+$/),
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: message?.tag })
    expect(introduction).toMatchObject({ isSigned: true, key })
    expect(introduction.claims).toMatchObject({ aud: service().origin, sub: 'https://klub.test' })
    const left = (introduction.claims.exp ?? 0) - Date.now() / 1000
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(24 * 60 * 60)
    expect([await waiting(), await acts()]).toEqual([0, ['PUSH_TURNED_ON']])
  })

  test('that it is invited, in the run that invites, and nothing of the ride or of him is in it', async () => {
    const planner = await aRider('Secretary')
    const adam = await aRider('Member', { lastName: 'Adam' })
    const event = await anEvent()
    await turnedOn(adam)

    await invite(event.id, planner.token)
    await send()

    expect(service().taken.map(({ message }) => message)).toMatchObject([
      { title: 'Pozvánka na akci', path: `/akce/${event.id}` },
    ])
    expect(JSON.stringify(service().taken[0]?.message)).not.toMatch(/Adam|Jan|Praděd/)
  })

  test('that the ride changed, and that it has a place from the queue', async () => {
    const planner = await aRider('Secretary')
    const [going, queued] = [await aRider(), await aRider()]
    const event = await anEvent({ capacity: 1, startsAt: inDays(20) })
    for (const { token } of [going, queued]) await ask('POST', `/api/events/${event.id}/register`, token, {})
    await turnedOn(queued)
    const { json } = await ask('GET', `/api/events/${event.id}`, planner.token)

    await ask('PATCH', `/api/events/${event.id}`, planner.token, {
      version: json.event?.version ?? json.version,
      place: 'Jinde',
    })
    await ask('POST', `/api/events/${event.id}/unregister`, going.token, {})
    await send()

    expect(new Set(told())).toEqual(new Set(['Máš místo', 'Změna na akci']))
  })

  test('in its language, and an officer of what waits for him', async () => {
    const treasurer = await aRider('Treasurer')
    await db().updateTable('account').set({ language: 'en' }).where('id', '=', treasurer.id).execute()
    await turnedOn(treasurer)

    await inTransaction(db(), (tx) => tellOfficers(tx, 'Treasurer', 'reminders-unread', { isListed: false }))
    await send()

    expect(service().taken[0]?.message).toMatchObject({
      title: 'Something waits for you',
      path: '/admin/fees/automatic',
    })
  })

  test('only of what it asked for, as it stands when it is sent', async () => {
    const rider = await aRider()
    await turnedOn(rider, ['invitation'])
    const changed = await turnedOn(rider)
    await pay(rider)
    const put = await ask('PUT', `/api/account/push/${changed.id}/topics`, rider.token, {
      topics: ['change'],
    })

    await send()

    expect([put.status, service().taken.length, await waiting()]).toEqual([200, 0, 0])
    expect(await acts()).toContain('PUSH_TOPICS_CHANGED')
  })

  test('nothing where its cause was taken back', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    const undone = inTransaction(db(), async (tx) => {
      await postLetter(tx, {
        template: 'payment-received',
        to: 'jan@klub.test',
        language: 'cs',
        memberId: rider.memberId,
        params: {},
      })
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')

    await send()

    expect([service().taken.length, await waiting()]).toEqual([0, 0])
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i has lost the browser, and so has the club', async (status) => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    service().mood.status = status

    await send()
    service().mood.status = 201
    await send()

    expect([service().taken.length, await devices(), await waiting()]).toEqual([1, 0, 0])
  })

  test.each([429, 500, 503])(
    'that answers %i is asked again later, and then it is told once',
    async (status) => {
      const rider = await aRider()
      await turnedOn(rider)
      await pay(rider)
      service().mood.status = status
      await send()
      await send()
      expect([service().taken.length, await waiting()]).toEqual([1, 1])

      service().mood.status = 201
      await makeDue()
      await send()
      await send()

      expect([service().taken.length, await waiting(), await devices()]).toEqual([2, 0, 1])
      expect(service().taken[1]?.message?.tag).toBe(service().taken[0]?.message?.tag)
    },
  )

  test('that never takes it is left alone after five tries', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    service().mood.status = 500

    for (let round = 0; round < 8; round += 1) {
      await send()
      await makeDue()
    }

    expect([service().taken.length, await waiting(), await devices()]).toEqual([5, 0, 1])
  })

  test('leads nobody elsewhere, and a flood of an answer is not read', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    Object.assign(service().mood, {
      status: 307,
      headers: { location: `${service().origin}/elsewhere` },
      body: 'x'.repeat(1_000_000),
    })

    await send()

    expect(service().taken.map(({ path }) => path)).not.toContain('/elsewhere')
    expect([service().taken.length, await waiting(), await devices()]).toEqual([1, 0, 1])
  })

  test('whose name leads into a house is not called, and forgotten', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    useReach('public')

    await send()

    expect([service().taken.length, await devices()]).toEqual([0, 0])
  })

  test('is looked at when the connection is made: a public name with one private address is refused', async () => {
    const names = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '142.250.74.10', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])) as unknown as typeof lookup
    const message = { endpoint: 'https://push.example/abc', headers: {}, body: Buffer.from('x') }

    expect(await handOver(message, { opensLoopback: false }, names)).toEqual({ forbidden: true })
  })

  test('hears nothing at all from a public demo', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    await pay(rider)
    useReach('off')

    await send()

    expect([service().taken.length, await waiting()]).toEqual([0, 0])
    expect((await turnedOn(rider)).status).toBe(422)
  })
})

describe('two workers', () => {
  test('never tell the same thing, and what a killed one had is told by the next', async () => {
    const rider = await aRider()
    await turnedOn(rider)
    for (let letter = 0; letter < 12; letter += 1) await pay(rider)

    await Promise.all([send(), send(), send()])
    expect(new Set(service().taken.map(({ message }) => message?.tag)).size).toBe(12)
    expect(service().taken).toHaveLength(12)

    await pay(rider)
    const rounds = async () =>
      (await sql`select from pgboss.job where name = 'send-push'`.execute(db())).rows.length
    const before = await rounds()
    await tellForgotten(db())
    expect(await rounds()).toBe(before)
    await sql`update push_note set attempts = 1, leased_until = now() - interval '1 second'`.execute(db())
    await tellForgotten(db())
    expect(await rounds()).toBe(before + 1)
    await send()
    await tellForgotten(db())
    expect([service().taken.length, await waiting(), await rounds()]).toEqual([13, 0, before + 1])
  })
})
