import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { seal, sha256 } from '../../src/ground/platform/secret.server.ts'
import { fillDemoClub } from '../../src/process/demo.server.ts'
import { anApp } from '../app.ts'
import { aMember } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'

const db = useDatabase()
beforeAll(async () => void (await screens()), 120_000)

const PLACES = [
  '/o/',
  '/o/host/',
  '/o/prihlaska/',
  '/o/udaje/',
  '/o/schuze/',
  '/o/dar/',
  '/overeni/',
  '/odhlasit/',
] as const
type Place = (typeof PLACES)[number]
type Purpose = 'event' | 'meeting'
const OWN: Readonly<Record<Purpose, Place>> = { event: '/o/', meeting: '/o/schuze/' }

const NAME = 'Kanárkovský'

/** A live link of somebody of the club, by a letter to him. */
async function aLink(purpose: Purpose): Promise<string> {
  const { id: memberId, email } = await aMember(db(), {
    lastName: NAME,
    email: `${purpose}@klub.test`,
    approvedAt: new Date(),
  })
  const mail = {
    template: 'event-invitation',
    toAddress: email ?? '',
    language: 'cs' as const,
    params: '{}',
    messageId: `<${randomUUID()}@klub.test>`,
  }
  const sent = { memberId, state: 'sent' as const, sentAt: new Date() }
  const { id: mailId } = await db()
    .insertInto('mail')
    .values({ ...mail, ...sent })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = seal('link', `${purpose}:${mailId}`).toString('base64url')
  const about = purpose === 'event' ? { eventId: await aRide() } : { meetingId: await aMeeting() }
  const lives = { tokenHash: sha256(token), expiresAt: new Date('2099-01-01') }
  await db()
    .insertInto('answerLink')
    .values({ purpose, memberId, mailId, ...about, ...lives })
    .execute()
  return token
}

const aRide = async () =>
  (
    await db()
      .insertInto('event')
      .values({ title: 'Sraz', kind: 'ride', startsAt: new Date('2098-05-01'), state: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const aMeeting = async () =>
  (await db().selectFrom('meeting').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

/** The same letters as a mail program, a person or an attacker may write them. */
const written = (token: string): Readonly<Record<string, string>> => ({
  cut: token.slice(0, -1),
  longer: `${token}A`,
  padded: `${token}=`,
  'in capitals': token.toUpperCase(),
  'in small letters': token.toLowerCase(),
  'the other alphabet': `${token.slice(0, 20)}+${token.slice(21)}`,
  'another last letter': `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
  'its unused bits': token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
  'bytes as figures': Buffer.from(token, 'base64url').toString('hex'),
  'escaped twice': token.replaceAll(/./g, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  'a space before': `%20${token}`,
  'nothing behind': `${token}%00`,
  'no letters at all': '%FF%FE',
})

async function ask(path: string, form?: Readonly<Record<string, string>>) {
  const app = anApp(db(), {}, await screens())
  const response = await app.request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...BROWSER },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  await db().deleteFrom('rateLimit').execute()
  return { status: response.status, names: (await response.text()).includes(NAME) }
}

const ANSWER = { intent: 'yes', answer: 'yes', act: 'yes' }

test.each(Object.keys(OWN) as Purpose[])(
  'a link to one %s opens what it is for, and nothing in any other place or writing',
  { timeout: 120_000 },
  async (purpose) => {
    await fillDemoClub(db(), { today: '2026-06-15', hashPassword: () => Promise.resolve('none') })
    const token = await aLink(purpose)
    const elsewhere = PLACES.filter((place) => place !== OWN[purpose]).map((place) => `${place}${token}`)
    const otherwise = Object.values(written(token)).map((text) => `${OWN[purpose]}${text}`)

    const own = await ask(`${OWN[purpose]}${token}`)
    const told = []
    for (const path of [...elsewhere, ...otherwise])
      for (const form of [undefined, ANSWER]) told.push({ path, ...(await ask(path, form)) })

    expect(own).toEqual({ status: 200, names: true })
    expect(told.filter(({ status, names }) => status >= 500 || names)).toEqual([])
  },
)
