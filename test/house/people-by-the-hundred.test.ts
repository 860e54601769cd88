import { expect, test } from 'vitest'
import { newcomers, runOf, withoutMailLimits } from '../fee-run.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { aMailServer } from '../smtp.ts'
import { isLong } from '../storm.ts'
import { until } from '../until.ts'

// A letter whose taker was killed waits until his lease ends, which is two minutes.
const PATIENCE = { within: 300_000, every: 200 }
const PASSWORD = 'čtyři slova za sebou'

test.runIf(isLong)(
  'three hundred people of a spreadsheet are imported and invited, half come in, the rest are invited again and their older links are dead',
  async () => {
    const people = Array.from({ length: 300 }, (_, index) => `dovezeny${index}@klub.test`)
    const post = await aMailServer()
    const house = await startHouse({ env: { SMTP_URL: post.url, TRUST_PROXY: '1' } })
    const ask = asking(house.url, await login(house.url, 'secretary'))
    await databaseAt(house.dataDir, withoutMailLimits)
    const standing = async (tab: string) =>
      (await ask('GET', `/api/members/invitations?tab=${tab}`)).json.total as number
    const runToEnd = async (body: object) => {
      const { json } = await ask('POST', '/api/members/invite', body)
      await until(
        async () => (await ask('GET', `/api/batches/${json.batch.id}`)).json.status !== 'running',
        PATIENCE,
      )
      return (await ask('GET', `/api/batches/${json.batch.id}`)).json
    }
    // Whoever sets a password is told so by a letter too; those have no link in.
    const invitations = () =>
      post.received.flatMap(({ to, source }) => {
        const token = tokenIn(source)
        return token && people.includes(to) ? { to, token } : []
      })
    const lettersCame = async (count: number) => {
      await until(() => post.received.length >= count && invitations().length >= count, PATIENCE)
      const links = Map.groupBy(invitations(), ({ to }) => to)
      return (address: string, turn: number) => links.get(address)?.[turn]?.token ?? 'none'
    }
    // Each from a network of his own, as people are.
    const from = (index: number) => ({ 'x-forwarded-for': `10.${Math.floor(index / 250)}.${index % 250}.1` })
    const setPassword = async (token: string, index: number) => {
      const body = { token, newPassword: PASSWORD }
      const { status, json } = await ask('POST', '/api/auth/reset-password', body, from(index))
      return status === 200 ? 'in' : (json.code as string)
    }
    const before = { uninvited: await standing('uninvited'), invited: await standing('invited') }

    const imported = await importAll(house.url, await login(house.url, 'secretary'), people)
    const uninvited = await standing('uninvited')
    const first = await runToEnd({ all: true, expected: uninvited })
    const linkTo = await lettersCame(300)
    const old = people.map((address) => linkTo(address, 0))
    const half = await inPairs(old.slice(0, 150), setPassword)
    const signedIn = await inPairs(people.slice(0, 150), async (email, index) => {
      const { status } = await ask('POST', '/api/auth/login', { email, password: PASSWORD }, from(index))
      return status
    })
    const waiting = await standing('invited')
    const second = await runToEnd({ all: true, expected: waiting, again: true })
    const linkAgain = await lettersCame(450)
    const dead = await inPairs(old.slice(150), (token, index) => setPassword(token, 150 + index))
    const rest = await inPairs(people.slice(150), (address, index) =>
      setPassword(linkAgain(address, 1), 150 + index),
    )

    expect(imported).toMatchObject({ create: 300, error: 0, ambiguous: 0 })
    expect(uninvited).toBe(before.uninvited + 300)
    expect([first.successful, first.failed, await standing('uninvited')]).toEqual([uninvited, 0, 0])
    expect([half, signedIn].map((all) => [...new Set<unknown>(all)])).toEqual([['in'], [200]])
    expect(waiting).toBe(before.invited + before.uninvited + 150)
    expect([second.successful, second.failed]).toEqual([waiting, 0])
    expect([dead, rest].map((all) => [...new Set(all)])).toEqual([['link_expired'], ['in']])
    // Nobody of those inside was written to again.
    expect(invitations().length).toBe(450)
    await house.kill('SIGTERM')
    await post.close()
    removeFolder(house.dataDir)
  },
)

test.runIf(isLong)(
  'a message to four hundred through two kills and a restart: nobody is forgotten, nobody gets it twice, and what was just being taken is shown to a person',
  async () => {
    const post = await aMailServer('slow')
    post.mood.delay = 25
    const [dataDir, port, env] = [aClub(), await freePort(), { SMTP_URL: post.url }]
    let house = await startHouse({ dataDir, port, env })
    const token = await login(house.url, 'secretary')
    const divisionId = await databaseAt(dataDir, aDivisionOf400)
    const ask = asking(house.url, token)
    const came = () => post.received.filter(({ to }) => to.endsWith('@klub.test')).length
    const draft = { subject: 'Sraz', body: 'Vyjíždíme v devět.', audience: { kind: 'division', divisionId } }
    const { message } = (await ask('POST', '/api/messages', draft)).json
    const send = { expected: message.people, frozenAt: message.frozenAt }
    const { batch } = (await ask('POST', `/api/messages/${message.id}/send`, send)).json

    const cuts: { status: string; exit: number | null }[] = []
    for (const [signal, letters] of [
      ['SIGKILL', 10],
      ['SIGTERM', 120],
      ['SIGKILL', 240],
    ] as const) {
      await until(() => came() >= letters, PATIENCE)
      const { status } = await runOf(house.url, token, batch.id)
      await house.kill(signal)
      const exit = house.child.exitCode
      house = await startHouse({ dataDir, port, env })
      cuts.push({ status, exit })
    }
    await until(async () => (await runOf(house.url, token, batch.id)).status !== 'running', PATIENCE)
    await databaseAt(dataDir, (db) =>
      until(
        async () => (await lettersOf(db)).every(({ state }) => state === 'sent' || state === 'failed'),
        PATIENCE,
      ),
    )

    const letters = await databaseAt(dataDir, lettersOf)
    const again = await ask('POST', `/api/messages/${message.id}/send`, send)
    expect(message.people).toBe(400)
    // The first cut falls into the run itself; an ordinary restart ends well.
    expect([cuts[0]?.status, cuts.map(({ exit }) => exit)]).toEqual(['running', [null, 0, null]])
    expect(await runOf(house.url, token, batch.id)).toMatchObject({
      status: 'success',
      successful: 400,
      failed: 0,
    })
    expect(letters.length).toBe(400)
    expect(new Set(letters.map(({ toAddress }) => toAddress)).size).toBe(400)
    expect([again.status, again.json.code]).toEqual([409, 'message_sent_already'])
    const copies = Map.groupBy(post.received, ({ to }) => to)
    expect([...copies.values()].filter(({ length }) => length > 1)).toEqual([])
    const sent = letters.filter(({ state }) => state === 'sent')
    expect(sent.filter(({ toAddress }) => !copies.has(toAddress))).toEqual([])
    // Two hands carry letters; what a kill took out of them is the only thing nobody can know.
    const left = letters.filter(({ state }) => state !== 'sent')
    expect(left.length).toBeLessThanOrEqual(4)
    expect(
      left.filter(({ possiblySent, lastError }) => !possiblySent || lastError !== 'maybe_arrived'),
    ).toEqual([])
    const { recipients } = (await ask('GET', `/api/messages/${message.id}`)).json.message
    type Recipient = { readonly state: string; readonly possiblySent: boolean }
    const shown = recipients.filter(({ possiblySent }: Recipient) => possiblySent)
    expect(shown.length).toBe(left.length)
    await house.kill('SIGTERM')
    await post.close()
    removeFolder(dataDir)
  },
)

type Database = Parameters<Parameters<typeof databaseAt>[1]>[0]

function asking(url: string, token: string) {
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(path.startsWith('/api/auth') ? {} : { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }
}

async function importAll(url: string, token: string, people: readonly string[]) {
  const ask = asking(url, token)
  const lines = people.map((email, index) => `Dovezený${index};Řehoř;${email};1. 9. 2015`)
  const response = await fetch(`${url}/api/imports?fileName=klub.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: ['Příjmení;Jméno;E-mail;Člen od', ...lines].join('\r\n'),
  })
  const { id } = ((await response.json()) as { import: { id: number } }).import
  const check = await ask('GET', `/api/imports/${id}/check`)
  return (await ask('POST', `/api/imports/${id}/run`, { expected: check.json.digest })).json.counts
}

/** The secret in the link of a letter, as it stands among its lines broken for the way. */
const tokenIn = (source: string) =>
  /[?&]token=([\w-]+)/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1]

/** Two at a time, as many as passwords are counted at once. */
async function inPairs<Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 2)
    results.push(...(await Promise.all(items.slice(at, at + 2).map((item, step) => act(item, at + step)))))
  return results
}

async function aDivisionOf400(db: Database): Promise<number> {
  const ids = await newcomers(db, 400)
  const { id } = await db
    .insertInto('division')
    .values({ id: 99, name: 'Bouře', position: 99 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('member')
    .set({ divisionId: id, approvedAt: new Date() })
    .where('id', 'in', ids)
    .execute()
  return id
}

const lettersOf = (db: Database) =>
  db
    .selectFrom('mail')
    .select(['toAddress', 'state', 'possiblySent', 'lastError'])
    .where('template', '=', 'message')
    .where('toAddress', 'like', '%@klub.test')
    .execute()
