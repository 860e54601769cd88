import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { hostileFiles } from '../hostile-files.ts'
import { longestStall } from '../loop.ts'
import { shared } from '../storm.ts'
import { useFiles } from '../photos.ts'
import { DOORS } from '../../src/api.server.ts'
import type { Door } from '../../src/ground/http/door.server.ts'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'

const db = useDatabase()
useFiles()
const app = () => anApp(db())

const STALL_MS = 100
const UPLOAD = 'a'.repeat(32)

const dataDir = mkdtempSync(join(tmpdir(), 'kl-worst-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

let token = ''
beforeEach(async () => {
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false })
  await rulesVersion(db(), 1)
  const member = await aMember(db(), {})
  ;({ token } = await someone(db(), 'Webmaster', { memberId: member.id }))
  const { id: createdBy } = await db().selectFrom('account').select('id').executeTakeFirstOrThrow()
  await db()
    .insertInto('document')
    .values({
      id: 900,
      title: 'Zápis',
      kind: 'minutes',
      datedOn: '2026-01-01',
      audience: 'everyone',
      createdBy,
    })
    .execute()
  await db().insertInto('album').values({ id: 900, slug: 'jaro', title: 'Jaro' }).execute()
  await db()
    .insertInto('upload')
    .values({ id: UPLOAD, albumId: 900, accountId: createdBy, clientKey: 'a', size: 9_000_000, position: 1 })
    .execute()
})

/** What a thousand other tests left behind may be swept away in the middle of it; a stall of its own comes again. */
async function stallOf(work: () => Promise<unknown>): Promise<number> {
  const first = await longestStall(work)
  return first < STALL_MS ? first : Math.min(first, await longestStall(work))
}

const nameOf = ({ method, path }: Door) => `${method} ${path}`

// How each door that takes a file is spoken to; a new one is missed by the first test below.
const FILE_DOORS: Readonly<Record<string, string>> = {
  'POST /api/imports': '/api/imports',
  'POST /api/bank/statements': '/api/bank/statements',
  'POST /api/documents':
    '/api/documents?title=a&kind=minutes&datedOn=2026-01-01&audience=everyone&fileName=a.txt',
  'POST /api/documents/:id/versions': '/api/documents/900/versions?fileName=a.png',
  'POST /api/club/logo': '/api/club/logo?version=1',
  'PUT /api/members/profile/photo': '/api/members/profile/photo',
  'PUT /api/gallery/uploads/:id': `/api/gallery/uploads/${UPLOAD}?offset=0`,
  'POST /api/gallery/photos': '/api/gallery/photos',
  'PUT /api/backups/uploads/:id': `/api/backups/uploads/${UPLOAD}?offset=0`,
}

const READ_APART = ['POST /api/imports', 'POST /api/bank/statements']
const takesFile = DOORS.filter(({ file }) => file !== undefined)

test('every door that takes a file is known here', () => {
  expect(takesFile.map(nameOf).toSorted()).toEqual(Object.keys(FILE_DOORS).toSorted())
})

let files: Awaited<ReturnType<typeof hostileFiles>> = []
beforeAll(async () => {
  files = await hostileFiles()
})

test.each(takesFile.map((door, turn) => [nameOf(door), door, turn] as const))(
  '%s: whatever is handed in, nobody else waits and nothing falls over',
  { timeout: 240_000 },
  async (name, { method, file = [] }, turn) => {
    // Whatever reads files apart from the house is sent them all among the two: there lies the danger.
    const apart = READ_APART.indexOf(name)
    for (const [what, bytes] of apart < 0 ? shared(files, turn) : shared(files, apart, READ_APART.length)) {
      let status = 0
      const stall = await stallOf(async () => {
        const response = await app().request(`http://localhost:3000${FILE_DOORS[name]}`, {
          method,
          headers: {
            host: 'localhost:3000',
            authorization: `Bearer ${token}`,
            'content-type': file.at(-1) ?? '',
          },
          body: bytes,
        })
        status = response.status
        await response.arrayBuffer()
      })
      expect([
        what,
        stall < STALL_MS ? 'at once' : `${Math.round(stall)} ms`,
        status < 500 || status,
      ]).toEqual([what, 'at once', true])
    }
  },
)

const LONG_TEXT = 'slovo '.repeat(1000)

/** Fields of a call that take a long text: those that do not refuse one. */
function longTexts({ body }: Door): string[] {
  if (!body) return []
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).filter((field) => {
    const { error } = body.safeParse({ [field]: LONG_TEXT })
    return !error?.issues.some(({ path }) => path[0] === field)
  })
}

const RIDE = { title: 'Sraz', kind: 'ride', startsAt: '2027-05-01T08:00:00Z' }
const AUDIENCE = { kind: 'everybody' }

// How a long text comes to each call that takes one; a new one is missed by the test below.
const TEXT_DOORS: Readonly<Record<string, readonly [string, (text: string) => object]>> = {
  'POST /api/events description': ['/api/events', (description) => ({ ...RIDE, description })],
  'POST /api/events descriptionEn': ['/api/events', (descriptionEn) => ({ ...RIDE, descriptionEn })],
  'POST /api/events routeGpx': ['/api/events', (routeGpx) => ({ ...RIDE, routeGpx })],
  'PATCH /api/events/:id description': ['/api/events/900', (description) => ({ version: 1, description })],
  'PATCH /api/events/:id descriptionEn': [
    '/api/events/900',
    (descriptionEn) => ({ version: 1, descriptionEn }),
  ],
  'PATCH /api/events/:id routeGpx': ['/api/events/900', (routeGpx) => ({ version: 1, routeGpx })],
  'PATCH /api/events/:id/following description': [
    '/api/events/900/following',
    (description) => ({ version: 1, description }),
  ],
  'PATCH /api/events/:id/following descriptionEn': [
    '/api/events/900/following',
    (descriptionEn) => ({ version: 1, descriptionEn }),
  ],
  'PATCH /api/events/:id/following routeGpx': [
    '/api/events/900/following',
    (routeGpx) => ({ version: 1, routeGpx }),
  ],
  'POST /api/hog/rest.csv text': ['/api/hog/rest.csv', (text) => ({ text })],
  'POST /api/hog/rest.xlsx text': ['/api/hog/rest.xlsx', (text) => ({ text })],
  'POST /api/members note': ['/api/members', (note) => ({ firstName: 'Jan', lastName: 'Čech', note })],
  'PATCH /api/members/:id note': ['/api/members/1', (note) => ({ version: 1, note })],
  'POST /api/news body': ['/api/news', (body) => ({ title: 'Sraz', body })],
  'POST /api/news bodyEn': ['/api/news', (bodyEn) => ({ title: 'Sraz', body: 'a', bodyEn })],
  'PATCH /api/news/:id bodyEn': ['/api/news/900', (bodyEn) => ({ version: 1, bodyEn })],
  'PATCH /api/news/:id body': ['/api/news/900', (body) => ({ version: 1, body })],
  'POST /api/pages/:slug bodyCs': ['/api/pages/stanley', (bodyCs) => ({ bodyCs, bodyEn: '', version: 1 })],
  'POST /api/pages/:slug bodyEn': ['/api/pages/stanley', (bodyEn) => ({ bodyCs: 'a', bodyEn, version: 1 })],
  'PATCH /api/messages/:id body': [
    '/api/messages/900',
    (body) => ({ subject: 'Sraz', body, audience: AUDIENCE }),
  ],
  'POST /api/events/:id/messages body': ['/api/events/900/messages', (body) => ({ subject: 'Sraz', body })],
  'PUT /api/meetings/:id/minutes body': ['/api/meetings/900/minutes', (body) => ({ body, version: 0 })],
  'POST /api/messages body': ['/api/messages', (body) => ({ subject: 'Sraz', body, audience: AUDIENCE })],
}

const textDoors = DOORS.flatMap((door) => longTexts(door).map((field) => `${nameOf(door)} ${field}`))

test('every call that takes a long text is known here', () => {
  expect(textDoors.toSorted()).toEqual(Object.keys(TEXT_DOORS).toSorted())
})

const full = (mark: string, length = 19_900) => mark.repeat(Math.floor(length / mark.length))
const TEXTS = [
  full('*a_ ['),
  full('| a '),
  `# ${full('[')}`,
  full(`${'> '.repeat(9)}a\n`),
  full(`${'- '.repeat(9)}a\n`),
  ' '.repeat(19_000),
  `<gpx>${full('<trkpt lat="1" lon="2">')}`,
  full('[', 240_000),
]

test.each(Object.entries(TEXT_DOORS).map(([name, door], turn) => [name, door, turn] as const))(
  '%s: whatever is written, nobody else waits and nothing falls over',
  { timeout: 240_000 },
  async (name, [path, body], turn) => {
    await db()
      .insertInto('event')
      .values({ id: 900, ...RIDE, kind: 'ride', startsAt: new Date(RIDE.startsAt) })
      .execute()
    await db().insertInto('news').values({ id: 900, title: 'Sraz', body: 'a' }).execute()
    const [method = ''] = name.split(' ')
    for (const text of shared(TEXTS, turn)) {
      let status = 0
      const stall = await stallOf(async () => {
        ;({ status } = await call(app(), path, { method, token, body: body(text) }))
      })
      expect([
        text.slice(0, 20),
        stall < STALL_MS ? 'at once' : `${Math.round(stall)} ms`,
        status < 500 || status,
      ]).toEqual([text.slice(0, 20), 'at once', true])
    }
  },
)
