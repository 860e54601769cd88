import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'

const db = useDatabase()
const app = () => anApp(db())

beforeEach(forgetClub)

async function secretary() {
  const { token } = await someone(db(), 'Secretary')
  return {
    read: () => call(app(), '/api/club', { method: 'GET', token }),
    change: (body: object) => call(app(), '/api/club', { method: 'PATCH', token, body }),
    hang: (bytes: Uint8Array<ArrayBuffer>, version = 1, type = 'image/png') =>
      app().request(`http://localhost:3000/api/club/logo?version=${version}`, {
        method: 'POST',
        headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, 'content-type': type },
        body: bytes,
      }),
    takeDown: (version: number) =>
      call(app(), '/api/club/logo', { method: 'DELETE', token, body: { version } }),
  }
}

const history = () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'changes'])
    .orderBy('auditEntry.seq')
    .execute()

const square = async (width: number, height = width): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: '#b91c1c' } })
      .png()
      .toBuffer(),
  )

test('what was said is kept, told to the chain with the old values, and used at once', async () => {
  const { read, change } = await secretary()
  expect((await read()).json.club).toMatchObject({
    name: 'Klubovna',
    foundedIn: 2024,
    version: 1,
    account: null,
  })

  const changed = await change({
    version: 1,
    name: 'Jeseničtí vlci',
    registrationNumber: '270 11 216',
    colour: '#2DD4BF',
    batchSize: 50,
  })

  expect([changed.status, changed.json.club]).toEqual([
    200,
    expect.objectContaining({
      name: 'Jeseničtí vlci',
      registrationNumber: '27011216',
      colour: '#2dd4bf',
      account: null,
      batchSize: 50,
      version: 2,
    }),
  ])
  expect(await history()).toEqual([
    {
      action: 'CLUB_CHANGED',
      changes: [
        { field: 'name', from: 'Klubovna', to: 'Jeseničtí vlci' },
        { field: 'registrationNumber', from: '', to: '27011216' },
        { field: 'colour', from: null, to: '#2dd4bf' },
        { field: 'batchSize', from: 20, to: 50 },
      ],
    },
  ])
  const manifest = await call(app(), '/manifest.webmanifest', { method: 'GET' })
  expect(manifest.text).toContain('Jeseničtí vlci')
})

test('whoever saves second is told, and nothing of his is kept', async () => {
  const { read, change } = await secretary()
  await change({ version: 1, name: 'První' })

  const second = await change({ version: 1, name: 'Druhý' })

  expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile'])
  expect((await read()).json.club).toMatchObject({ name: 'První', account: null })
})

test.each([
  [{ registrationNumber: '27011217' }, { registrationNumber: 'not_registration_number' }],
  [{ account: '2900000021/2010' }, { account: 'unknown' }],
  [{ colour: '#1d4ed8' }, { colour: 'unreadable_colour' }],
  [{ colour: 'blue' }, { colour: 'not_colour' }],
  [{ email: 'nikdo' }, { email: 'not_email' }],
  [{ batchSize: 0 }, { batchSize: 'too_small' }],
  [{ name: ' ' }, { name: 'required' }],
  [{ president: 'já' }, { president: 'unknown' }],
])('%j is refused', async (input, codes) => {
  const { change } = await secretary()

  const refused = await change({ version: 1, ...input })

  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([422, Object.keys(codes)])
  expect(await history()).toEqual([])
})

test('only those who run the club see and change it', async () => {
  const { token } = await someone(db(), 'Treasurer')

  const answers = await Promise.all(
    (['GET', 'PATCH'] as const).map((method) => call(app(), '/api/club', { method, token })),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})

describe('the logo', () => {
  test('hangs on pages, phones and letters, and comes down again', async () => {
    const { read, hang, takeDown } = await secretary()
    const icon = async (path: string) => (await call(app(), path, { method: 'GET' })).status
    expect(await icon('/icons/logo.png')).toBe(404)

    const hung = await hang(await square(600, 300))

    expect(hung.status).toBe(200)
    expect(
      await Promise.all(['/icons/logo.png', '/icons/maskable-512.png', '/favicon.ico'].map(icon)),
    ).toEqual([200, 200, 200])
    const mailId = await inTransaction(db(), (tx) =>
      postLetter(tx, { template: 'test', to: 'jan@klub.test', language: 'cs' }),
    )
    const letter = await previewMail(db(), aMailRoom(), mailId, { withLink: false })
    expect(letter?.attachments.map(({ name }) => name)).toEqual(['logo.png'])
    const { version } = (await read()).json.club
    expect((await takeDown(version)).json.club.logo).toBeNull()
    expect(await icon('/icons/logo.png')).toBe(404)
  })

  test.each([
    ['a drawing that can hide a program', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo_svg'],
    ['a page that calls itself a picture', '<html><script>1</script>', 'logo_wrong_type'],
    ['half a picture', '\u0089PNG\r\n\u001a\n garbage', 'logo_broken'],
  ])('%s is refused', async (_, text, code) => {
    const { hang } = await secretary()

    const refused = await hang(new Uint8Array(Buffer.from(text, 'latin1')))

    expect(await refused.json()).toMatchObject({ code })
  })

  test('a picture of more pixels than anybody needs is refused before it is unpacked', async () => {
    const { hang } = await secretary()
    const bomb = await square(5100, 5000)

    const refused = await hang(bomb)

    expect([bomb.length < 1_000_000, await refused.json()]).toMatchObject([
      true,
      { code: 'logo_too_many_pixels' },
    ])
  })
})
