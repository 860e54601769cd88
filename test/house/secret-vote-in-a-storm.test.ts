import { expect, test } from 'vitest'
import { createSession } from '../../src/entry/accounts/sessions.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import { pragueMoment } from '../../src/ground/values/moment.ts'
import { blind, readKey, unblind } from '../../src/meetings/votes/blind.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { isLong } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = 100

type Answer = { readonly status: number; readonly json: Readonly<Record<string, never>> }

// Two kills and three starts of a house: walked by `npm run storms`.
test.runIf(isLong)(
  'a secret vote of a hundred phones and a kill -9 amid the rights and amid the ballots: none is lost, none doubled',
  async () => {
    const [dataDir, port] = [aClub(), await freePort()]
    let house = await startHouse({ dataDir, port })
    const phones = await hundredPhones(dataDir)
    const secretary = await login(house.url, 'secretary')
    const ask = (method: string, path: string, token: string | null, body?: object): Promise<Answer> =>
      fetch(`${house.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (answer) => ({ status: answer.status, json: (await answer.json()) as Answer['json'] }))
        .catch(() => ({ status: 0, json: {} }))
    /** Everybody at once; a quarter is served when the house is killed, and who heard nothing sends the same again. */
    const inAStorm = async (send: (index: number) => Promise<Answer>): Promise<readonly Answer[]> => {
      let served = 0
      const sent = phones.map(async (_, index) => {
        const answer = await send(index)
        if (answer.status === 200) served += 1
        return answer
      })
      await until(() => served >= PEOPLE / 4)
      await house.kill('SIGKILL')
      const cut = await Promise.all(sent)
      house = await startHouse({ dataDir, port })
      const answers = await Promise.all(
        cut.map(async (answer, index) => untilHeard(answer, () => send(index))),
      )
      expect(cut.some(({ status }) => status === 0)).toBe(true)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      return answers
    }

    const { id, pointId } = await anOpenMeeting(ask, secretary)
    await databaseAt(dataDir, (db) =>
      db
        .insertInto('meetingPresence')
        .values(phones.map(({ memberId }) => ({ meetingId: id, memberId })))
        .execute(),
    )
    const opened = await ask('POST', `/api/meetings/${id}/votes`, secretary, { pointId, way: 'secret' })
    const voteId = Number(opened.json.id)
    const { json: room } = await ask('GET', `/api/membership/meetings/${id}/room`, phones[0]?.token ?? '')
    const key = readKey((room as unknown as { mine: { key: Parameters<typeof readKey>[0] } }).mine.key)
    const rights = await Promise.all(phones.map(() => blind(key)))

    const signed = await inAStorm((index) =>
      ask('POST', `/api/votes/${voteId}/right`, phones[index]?.token ?? '', {
        blinded: rights[index]?.blinded,
      }),
    )
    await ask('POST', `/api/votes/${voteId}/casting`, secretary)
    const ballots = rights.map((right, index) => ({
      voteId,
      token: right.token,
      signature: unblind(String(signed[index]?.json.signed), right, key),
      choice: index % 3 === 0 ? [2] : [1],
    }))
    await inAStorm((index) => ask('POST', '/api/ballots', null, ballots[index]))
    await ask('POST', `/api/votes/${voteId}/close`, secretary, {})
    const { json } = await ask('GET', `/api/meetings/${id}/room`, secretary)
    await house.kill('SIGTERM')
    removeFolder(dataDir)

    expect((json as unknown as { results: unknown }).results).toMatchObject([
      { rights: PEOPLE, votesCast: PEOPLE, counts: [66, 34], abstained: 0, present: PEOPLE },
    ])
  },
  300_000,
)

/** As a phone does it: who heard nothing, or found a full house, sends the same again. */
async function untilHeard(first: Answer, send: () => Promise<Answer>): Promise<Answer> {
  let answer = first
  for (let left = 20; left > 0 && [0, 429, 503].includes(answer.status); left -= 1) answer = await send()
  return answer
}

type Ask = (method: string, path: string, token: string | null, body?: object) => Promise<Answer>

async function anOpenMeeting(ask: Ask, secretary: string) {
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
  expect(opened.status).toBe(200)
  return { id, pointId: Number(point.json.id) }
}

/** A hundred members more, each signed in. */
function hundredPhones(dataDir: string) {
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
        Array.from({ length: PEOPLE }, (_, index) => ({
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
    const phones: { readonly memberId: number; readonly token: string }[] = []
    for (const account of accounts)
      phones.push({
        memberId: account.memberId ?? 0,
        token: await createSession(db, account, { address: '127.0.0.1', userAgent: 'a phone' }),
      })
    return phones
  })
}
