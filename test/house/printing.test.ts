import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClub, ended, login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { moments } from '../storm.ts'
import { timePasses, until } from '../until.ts'

const dataDir = aClub()
let house: RunningHouse
let token: string

beforeAll(async () => {
  house = await startHouse({ dataDir })
  token = await login(house.url, 'webmaster')
  await putLettersOnPaper()
})
afterAll(async () => {
  await house.kill('SIGKILL')
  removeFolder(dataDir)
})

/** Fees that go on paper: as many letters, and their labels. */
const LETTERS = 60

async function putLettersOnPaper(): Promise<void> {
  await databaseAt(dataDir, async (db) => {
    const payments = await db
      .selectFrom('payment')
      .select(['id', 'memberId', 'amount', 'dueOn', 'variableSymbol'])
      .where('status', '=', 'DUE')
      .limit(LETTERS)
      .execute()
    await db
      .insertInto('paperLetter')
      .values(
        payments.flatMap(({ id, memberId, amount, dueOn, variableSymbol }) =>
          memberId === null
            ? []
            : [
                {
                  paymentId: id,
                  memberId,
                  kind: 'reminder2' as const,
                  params: JSON.stringify({
                    paymentId: id,
                    salutation: 'Ahoj,',
                    paragraphs: ['Nemáme tvůj příspěvek.'],
                    what: 'Členský příspěvek',
                    amount,
                    fromCredit: 0,
                    dueOn,
                    account: '2400222233/2010',
                    iban: 'CZ4320100000002400222233',
                    variableSymbol,
                    spayd: 'SPD*1.0*ACC:CZ4320100000002400222233',
                    parts: [],
                    language: 'cs',
                  }),
                },
              ],
        ),
      )
      .execute()
  })
}

/** Everybody the club has, ten to a page, the letters, and their labels. */
async function papers(most = 400): Promise<readonly string[]> {
  const ids = await databaseAt(dataDir, (db) =>
    db.selectFrom('member').select('id').where('archivedAt', 'is', null).orderBy('id').limit(most).execute(),
  )
  const some = ids.map(({ id }) => id).join(',')
  return [`/api/members/cards.pdf?ids=${some}`, '/api/fees/paper/letters.pdf', '/api/fees/paper/labels.pdf']
}

const ask = (path: string) => fetch(`${house.url}${path}`, { headers: { authorization: `Bearer ${token}` } })

async function aWholePaper(path: string): Promise<boolean> {
  const answer = await ask(path)
  // A house that has just opened may have its hands full.
  if (answer.status === 429) return false
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')
}

/** Those who draw for a house, by what they were started as. */
function drawersOf(pid: number | undefined): readonly number[] {
  const told = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return told
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row && Number(row[2]) === pid && /apart/.test(row[3] ?? ''))
    .map((row) => Number(row?.[1]))
}

const isThere = (pid: number) => readdirSync('/proc').includes(String(pid)) && !isGone(pid)
function isGone(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

/** Letters that wait for paper: printing them is not posting them. */
const waiting = () =>
  databaseAt(dataDir, async (db) => {
    const letters = await db.selectFrom('paperLetter').select(['id', 'deliveredOn']).orderBy('id').execute()
    return letters.map(({ id, deliveredOn }) => `${id} ${deliveredOn ?? 'waits'}`)
  })

test('a house killed while it prints leaves nobody drawing, marks nothing as posted, and prints it all again', async () => {
  const all = await papers()
  const before = await waiting()
  expect(before.length).toBeGreaterThan(10)
  for (let turn = 0; turn < moments(2, 20); turn += 1) {
    const printing = Promise.allSettled(all.map(async (path) => (await ask(path)).arrayBuffer()))
    await until(() => drawersOf(house.child.pid).length > 0, { every: 5 })
    await timePasses(turn * 70)
    const drawers = drawersOf(house.child.pid)

    await house.kill('SIGKILL')
    await printing
    await until(() => !drawers.some(isThere), { within: 15_000 })
    house = await startHouse({ dataDir })

    for (const path of all) await until(() => aWholePaper(path), { every: 500 })
  }

  expect(await waiting()).toEqual(before)
})

test('a house asked to close while it prints hands over the whole paper and goes well', async () => {
  const [cards = ''] = await papers(30)
  const printing = aWholePaper(cards)
  await until(() => drawersOf(house.child.pid).length > 0, { every: 5 })

  house.child.kill('SIGTERM')

  expect(await printing).toBe(true)
  expect(await ended(house.child)).toBe(0)
  house = await startHouse({ dataDir })
})
