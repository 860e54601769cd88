import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aJpeg, aPngOf, useFiles } from '../../../test/photos.ts'
import { aJpegOfScans } from '../../../test/picture-bombs.ts'
import { cardToken } from '../cards/card-token.server.ts'
import { mergeMembers } from '../matches/merge-members.server.ts'
import { verifyCard } from '../membership/verify-card.server.ts'
import { readFile } from '../../ground/files/files.server.ts'

const db = useDatabase()
const files = useFiles()
const PATH = '/api/members/profile/photo'

beforeEach(() => rulesVersion(db(), 1))

async function eva() {
  const card = await aMember(db(), { firstName: 'Eva', lifeTime: true, approvedAt: new Date() })
  const account = await someone(db(), 'Member', { memberId: card.id })
  return { ...account, memberId: card.id }
}

async function hand(token: string, bytes: Buffer, type = 'image/jpeg') {
  const response = await anApp(db()).request(`http://localhost:3000${PATH}`, {
    method: 'PUT',
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, json: await response.json() }
}

const look = (address: string, token?: string) =>
  anApp(db()).request(`http://localhost:3000${address}`, {
    headers: { host: 'localhost:3000', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

describe('a portrait', () => {
  test('is a square of its middle, held upright, with nothing the camera wrote', async () => {
    const { token } = await eva()

    const { json } = await hand(token, await aJpeg({ width: 600, height: 400, orientation: 6 }))

    const bytes = Buffer.from(await (await look(json.photo, token)).arrayBuffer())
    const picture = await sharp(bytes).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 384, height: 384 })
    expect([picture.exif, bytes.includes('TajnyFotak')]).toEqual([undefined, false])
  })

  test('is shown to the club, asked for each time, and to no stranger', async () => {
    const { token } = await eva()
    const { photo } = (await hand(token, await aJpeg())).json
    const peer = await someone(db(), 'Applicant')

    const seen = await look(photo, peer.token)

    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await look(photo)).status).toBe(404)
    expect((await look(photo.replace('384', '9999'), token)).status).toBe(404)
  })

  test('is gone with the next look once it was removed or replaced', async () => {
    const { token } = await eva()
    const first = (await hand(token, await aJpeg())).json.photo
    const second = (await hand(token, await aJpeg({ width: 300 }))).json.photo
    expect([(await look(first, token)).status, (await look(second, token)).status]).toEqual([404, 200])

    const removed = await call(anApp(db()), PATH, { method: 'DELETE', token })

    expect(removed.status).toBe(200)
    expect((await look(second, token)).status).toBe(404)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'remove-files'`.execute(db())
    expect(rows[0]?.count).toBe(2)
  })

  test('stands on the member’s card in the API', async () => {
    const { token, memberId } = await eva()
    await hand(token, await aJpeg())

    const { json } = await call(anApp(db()), `/api/members/${memberId}`, { method: 'GET', token })

    expect(json.member.photo).toMatch(/^\/portraits\/[0-9a-f]{32}\/96\.webp$/)
  })

  test.each([
    ['a page that says it is a photo', Buffer.from('<svg onload="alert(1)">'), 'photo_wrong_type'],
    ['half a photo', null, 'photo_broken'],
  ])('is not made of %s', async (_, bytes, code) => {
    const { token } = await eva()

    const { json } = await hand(token, bytes ?? (await aJpeg()).subarray(0, 900))

    expect(json.code).toBe(code)
  })

  test('is not made of a picture that would fill the memory', async () => {
    const { token } = await eva()

    expect((await hand(token, aPngOf({ side: 15_000 }), 'image/png')).json.code).toBe('photo_too_many_pixels')
  })

  test('is seen by whoever verifies the card only while its holder allows it', async () => {
    const { token, memberId } = await eva()
    await hand(token, await aJpeg())
    const atDoor = async () => {
      const seen = await verifyCard(db(), {
        token: cardToken(memberId, 0),
        today: '2026-05-01',
        address: '127.0.0.1',
      })
      return 'portrait' in seen ? seen.portrait?.slice(0, 16) : seen.verdict
    }
    const allow = (yes: boolean) => call(anApp(db()), PATH, { method: 'PATCH', body: { atDoor: yes }, token })

    expect(await atDoor()).toBe(undefined)
    await allow(true)
    expect(await atDoor()).toBe('data:image/webp;')
    await allow(false)
    expect(await atDoor()).toBe(undefined)
    const consents = await db().selectFrom('consent').select(['kind', 'given']).orderBy('id').execute()
    expect(consents).toEqual([
      { kind: 'photo-at-door', given: true },
      { kind: 'photo-at-door', given: false },
    ])
  })

  test('goes over to the kept card when two are merged, unless that has its own', async () => {
    const { id, token, memberId } = await eva()
    await hand(token, await aJpeg())
    await db().updateTable('account').set({ memberId: null }).where('id', '=', id).execute()
    const kept = await aMember(db(), { firstName: 'Eva' })

    await mergeMembers(
      db(),
      { id, role: 'Webmaster', grants: [], memberId: null },
      { keep: kept.id, drop: memberId },
    )

    const faces = await db().selectFrom('member').select(['id', 'photoKey']).orderBy('id').execute()
    expect(faces).toEqual([
      { id: memberId, photoKey: null },
      { id: kept.id, photoKey: expect.any(String) },
    ])
    const key = faces[1]?.photoKey ?? ''
    expect(await readFile(files, `portraits/${key}/96.webp`)).not.toBe(null)
  })

  test('stays the kept card’s own where both have one', async () => {
    const { id, memberId } = await eva()
    const kept = await aMember(db(), { firstName: 'Eva' })
    const [own, other] = ['a'.repeat(32), 'b'.repeat(32)]
    await db().updateTable('member').set({ photoKey: own }).where('id', '=', kept.id).execute()
    await db().updateTable('member').set({ photoKey: other }).where('id', '=', memberId).execute()
    await db().updateTable('account').set({ memberId: null }).where('id', '=', id).execute()

    await mergeMembers(
      db(),
      { id, role: 'Webmaster', grants: [], memberId: null },
      { keep: kept.id, drop: memberId },
    )

    const { photoKey } = await db()
      .selectFrom('member')
      .select('photoKey')
      .where('id', '=', kept.id)
      .executeTakeFirstOrThrow()
    expect(photoKey).toBe(own)
  })
})

const DOORS = [
  ['a portrait', 'PUT', PATH, 'photo_too_demanding'],
  ['a photo for a text', 'POST', '/api/gallery/photos', 'photo_too_demanding'],
  ['the club’s logo', 'POST', '/api/club/logo?version=1', 'logo_too_demanding'],
] as const

const BOMBS = [
  ['takes more memory than there is for it', aPngOf({ side: 100, notes: 200 })],
  ['takes a minute of it', aJpegOfScans({ side: 4900, scans: 800 })],
] as const

describe.each(DOORS)('%s', (_what, method, path, code) => {
  test.each(BOMBS)('that %s is refused as that, not as a full house', async (_why, bytes) => {
    const { id: memberId } = await aMember(db())
    const { token } = await someone(db(), 'Webmaster', { memberId })

    const response = await anApp(db()).request(`http://localhost:3000${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${token}`,
        'content-type': path === PATH ? 'image/png' : 'application/octet-stream',
      },
      body: new Uint8Array(bytes),
    })

    expect([response.status, (await response.json()).code]).toEqual([422, code])
  })
})
