import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { keepTexts } from '../../site/news/keep-texts.server.ts'
import { findFeedKey, renewFeed, revokeFeed } from './calendar-feeds.server.ts'

const { db, anEvent, aRider, ask, rules } = aRidingClub()

beforeEach(rules)

async function entries(path = '.ics') {
  const { text } = await ask('GET', `/api/events${path}`)
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
}

const titles = async (query = '') => (await entries(`.ics${query}`)).map(({ summary }) => summary)

test('strangers read public events, a personal key what one is going to, or all of the club', async () => {
  const going = await anEvent({ title: 'jedu', visibility: 'members' })
  const full = await anEvent({ title: 'čekám', capacity: 1 })
  await anEvent({ title: 'koncept', state: 'draft' })
  const [other, rider] = [await aRider(), await aRider()]
  await ask('POST', `/api/events/${full.id}/register`, other.token)
  for (const { id } of [going, full]) await ask('POST', `/api/events/${id}/register`, rider.token)
  await renewFeed(db(), rider.id)
  const key = await findFeedKey(db(), rider.id)

  expect(await titles()).toEqual(['čekám'])
  expect(await titles(`?key=${key}`)).toEqual(['jedu'])
  expect(await titles(`?key=${key}&all=1`)).toEqual(['jedu', 'čekám'])
})

test('a new key makes the old one worthless; a revoked or foreign one opens nothing', async () => {
  const rider = await aRider()
  await renewFeed(db(), rider.id)
  const old = await findFeedKey(db(), rider.id)
  await renewFeed(db(), rider.id)
  const fresh = await findFeedKey(db(), rider.id)
  const status = async (key: string | null) => (await ask('GET', `/api/events.ics?key=${key}`)).status

  expect([await status(old), await status(fresh)]).toEqual([404, 200])
  expect([await status('nonsense'), await status(`${rider.id.toString(36)}.x`)]).toEqual([404, 404])
  await db().updateTable('account').set({ deactivatedAt: new Date() }).where('id', '=', rider.id).execute()
  expect(await status(fresh)).toBe(404)
  await db().updateTable('account').set({ deactivatedAt: null }).where('id', '=', rider.id).execute()
  await revokeFeed(db(), rider.id)
  expect(await status(fresh)).toBe(404)
})

test('one event as a file; a members’ one only for members', async () => {
  const [open, closed] = [await anEvent({ title: 'Praděd' }), await anEvent({ visibility: 'members' })]
  const rider = await aRider()

  const { text, headers } = await ask('GET', `/api/events/${open.id}.ics`)

  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(text).toContain('SUMMARY:Praděd')
  expect((await ask('GET', `/api/events/${closed.id}.ics`)).status).toBe(404)
  expect((await ask('GET', `/api/events/${closed.id}.ics`, rider.token)).status).toBe(200)
})

test('a description is said in plain words; one that nobody has drawn yet, as it was written', async () => {
  const { id } = await anEvent({ description: 'Sraz **u jezu** š\n\n- oběd' })
  const told = async (path?: string) => (await entries(path))[0]?.description.split('\n\nhttp')[0]

  const undrawn = await told()
  await keepTexts(db())

  expect(undrawn).toBe('Sraz **u jezu** š\n\n- oběd')
  expect(await told()).toBe('Sraz u jezu š\n\n• oběd')
  expect(await told(`/${id}.ics`)).toBe('Sraz u jezu š\n\n• oběd')
})
