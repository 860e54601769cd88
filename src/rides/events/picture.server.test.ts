import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { posterSvg } from '../../ground/drawings/poster.ts'
import { loader } from './event.screen.tsx'

const { db, anEvent, aRider, rules } = aRidingClub()

beforeEach(rules)

const fetchPicture = (id: number, { token, query = '' }: { token?: string; query?: string } = {}) =>
  Promise.resolve(
    anApp(db()).request(`http://localhost:3000/api/events/${id}/picture.jpg${query}`, {
      headers: { host: 'localhost:3000', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
  )
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a public ride has a picture that anybody may keep, as large as chats want it', async () => {
  const { id } = await anEvent({ title: 'Na <Praděd> & zpět '.repeat(10), place: 'Karlova Studánka' })

  const answer = await fetchPicture(id)

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('it is dark under its words alone: the sun beside them is as bright as on the poster', async () => {
  const { id } = await anEvent({ title: 'Na Praděd', place: 'Olomouc' })
  const brightness = async (picture: Buffer, left: number) => {
    const part = { left, top: 330, width: 180, height: 280 }
    const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }

  const drawn = await bytesOf(await fetchPicture(id))

  const poster = await sharp(Buffer.from(posterSvg({ seed: id, shape: 'hero' })))
    .resize(1200, 630, { fit: 'cover' })
    .jpeg()
    .toBuffer()
  expect(await brightness(drawn, 1010)).toBeCloseTo(await brightness(poster, 1010), -0.5)
  expect(await brightness(drawn, 440)).toBeLessThan((await brightness(poster, 440)) * 0.6)
})

test('it says when and where in the language asked for, and follows every change', async () => {
  const { id } = await anEvent({ place: 'Olomouc' })
  const czech = await bytesOf(await fetchPicture(id))
  const english = await bytesOf(await fetchPicture(id, { query: '?lang=en' }))
  await db().updateTable('event').set({ place: 'Šumperk', version: 2 }).where('id', '=', id).execute()
  const moved = await bytesOf(await fetchPicture(id))

  expect(czech.equals(english)).toBe(false)
  expect(czech.equals(moved)).toBe(false)
})

test('a members’ ride shows its picture to members alone, a draft to those who plan', async () => {
  const own = await anEvent({ visibility: 'members' })
  const draft = await anEvent({ state: 'draft' })
  const [rider, planner] = [await aRider(), await aRider('Secretary')]
  const status = async (id: number, token?: string) => (await fetchPicture(id, token ? { token } : {})).status

  expect([await status(own.id), await status(own.id, rider.token)]).toEqual([404, 200])
  expect([await status(draft.id, rider.token), await status(draft.id, planner.token)]).toEqual([404, 200])
  const kept = (await fetchPicture(own.id, { token: rider.token })).headers.get('cache-control')
  expect(kept).toMatch(/^private/)
})

test('a message that quotes the event shows this picture', async () => {
  const { id, version } = await anEvent()

  const { shared } = await seeScreen(db(), loader, { path: `/akce/${id}`, token: null })

  expect(shared.image).toEqual({
    url: expect.stringMatching(
      new RegExp(`^https?://.+/api/events/${id}/picture.jpg\\?lang=cs&v=${version}$`),
    ),
    width: 1200,
    height: 630,
  })
})
