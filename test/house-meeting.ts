import { createSession } from '../src/entry/accounts/sessions.server.ts'
import { appSecret } from '../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import { pragueMoment } from '../src/ground/values/moment.ts'
import { databaseAt } from './house-database.ts'

export type Told = { readonly status: number; readonly json: Readonly<Record<string, never>> }
export type AskHouse = (method: string, path: string, token: string | null, body?: object) => Promise<Told>

/** Calls of a running house, wherever it listens now; nought where nobody answered. */
export const askingAt =
  (url: () => string): AskHouse =>
  (method, path, token, body) =>
    fetch(`${url()}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(async (answer) => ({ status: answer.status, json: (await answer.json()) as Told['json'] }))
      .catch(() => ({ status: 0, json: {} }))

/** As a phone does it: who heard nothing, or found a full house, sends the same again. */
export async function untilHeard(first: Told, send: () => Promise<Told>): Promise<Told> {
  let answer = first
  for (let left = 20; left > 0 && [0, 429, 503].includes(answer.status); left -= 1) answer = await send()
  return answer
}

/** Called for these minutes and opened, with one point to decide. */
export async function anOpenMeeting(ask: AskHouse, secretary: string) {
  const made = await ask('POST', '/api/meetings', secretary, {
    title: 'Schůze v bouři',
    startsAt: pragueMoment(new Date(Date.now() + 5 * 60_000)),
    place: 'Klubovna',
  })
  const id = Number(made.json.id)
  const point = await ask('POST', `/api/meetings/${id}/points`, secretary, {
    kind: 'decide',
    title: 'Kamna',
    wording: 'Schůze schvaluje kamna.',
  })
  await ask('POST', `/api/meetings/${id}/call`, secretary, { shortNoticeReason: 'Bouře.' })
  const opened = await ask('POST', `/api/meetings/${id}/open`, secretary)
  if (opened.status !== 200) throw new Error('the meeting did not open')
  return { id, pointId: Number(point.json.id) }
}

export type Phone = { readonly memberId: number; readonly token: string }

/** So many members more, each signed in. */
export function aCrowdOfPhones(dataDir: string, count: number): Promise<readonly Phone[]> {
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, async (db) => {
    const { confirmedRulesVersion, passwordHash } = await db
      .selectFrom('account')
      .select(['confirmedRulesVersion', 'passwordHash'])
      .where('email', '=', 'member@klubovna.example')
      .executeTakeFirstOrThrow()
    const cards = await db
      .insertInto('member')
      .values(
        Array.from({ length: count }, (_, index) => ({
          firstName: 'Jan',
          lastName: `Hlasující ${index}`,
          email: `hlas${index}@klubovna.example`,
          approvedAt: new Date('2020-01-01'),
          memberSince: '2020-01-01',
        })),
      )
      .returning(['id', 'email'])
      .execute()
    const accounts = await db
      .insertInto('account')
      .values(
        cards.map(({ id, email }) => ({
          email: email ?? '',
          memberId: id,
          role: 'Member' as const,
          passwordHash,
          confirmedRulesVersion,
          confirmedRulesAt: new Date(),
          verifiedProfileAt: new Date(),
        })),
      )
      .returning(['id', 'role', 'memberId'])
      .execute()
    const phones: Phone[] = []
    for (const account of accounts)
      phones.push({
        memberId: account.memberId ?? 0,
        token: await createSession(db, account, { address: '127.0.0.1', userAgent: 'a phone' }),
      })
    return phones
  })
}

/** The door lets them all in at once. */
export const letAllIn = (dataDir: string, meetingId: number, phones: readonly Phone[]) =>
  databaseAt(dataDir, (db) =>
    db
      .insertInto('meetingPresence')
      .values(phones.map(({ memberId }) => ({ meetingId, memberId })))
      .execute(),
  )
