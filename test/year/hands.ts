import { randomUUID } from 'node:crypto'
import { until } from '../until.ts'
import { setting, YEAR } from './club-of-400.ts'
import type { World } from './world.ts'

/** What the machine thinks of a movement that waits. */
export type Waiting = {
  readonly id: number
  readonly suggestions: readonly {
    readonly key: string
    readonly parts: readonly { readonly id: number; readonly memberId: number; readonly pays: number }[]
    readonly credit: { readonly memberId: number; readonly amount: number } | null
  }[]
}

/** What the Treasurer does in a year, whatever he does it with. */
export type Hands = {
  readonly sitDown: () => Promise<void>
  readonly setPrices: () => Promise<void>
  readonly askEverybody: () => Promise<void>
  readonly letItRemind: () => Promise<void>
  readonly postLetters: () => Promise<void>
  readonly acceptSure: () => Promise<void>
  /** Those whose first suggestion he sees to be right; the others wait. */
  readonly acceptRight: (isRight: (waiting: Waiting) => boolean) => Promise<void>
  readonly giveBack: () => Promise<void>
}

export type Ask = ReturnType<typeof asking>

/** Asks until it is answered, by one key: whoever is killed meanwhile does it once. */
export function asking(world: Pick<World, 'url'>, token: string) {
  return async <T>(path: string, body?: object): Promise<T> => {
    const key = randomUUID()
    let answer: { readonly ok: boolean; readonly status: number; readonly text: string } | null = null
    await until(
      async () => {
        answer = await read(
          fetch(`${world.url}${path}`, {
            method: body ? 'POST' : 'GET',
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              ...(body ? { 'idempotency-key': key } : {}),
            },
            ...(body ? { body: JSON.stringify(body) } : {}),
          }),
        )
        // Whoever held the key was killed: his transaction, or his claim, ends in a moment.
        return answer !== null && answer.status !== 503 && !answer.text.includes('request_in_progress')
      },
      { within: 120_000, every: 200 },
    )
    const { ok, status, text } = answer ?? { ok: false, status: 0, text: '' }
    if (!ok) throw new Error(`${path}: ${status} ${text}`)
    return (text.startsWith('{') ? JSON.parse(text) : text) as T
  }
}

/** To its last byte: who is killed in the middle of an answer has given none. */
async function read(asked: Promise<Response>) {
  try {
    const answer = await asked
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

type List<T> = { readonly items: readonly T[]; readonly total: number }
type Started = { readonly batch: { readonly id: number } }

export const listWaiting = (ask: Ask) =>
  ask<List<Waiting>>('/api/pairing/transactions?filter=waiting&pageSize=200')

/** By calls. Prices have no call of their own, so they are written down. */
export function byCalls(world: World, ask: Ask): Hands {
  const runIsOver = ({ batch }: Started) =>
    until(async () => (await ask<{ status: string }>(`/api/batches/${batch.id}`)).status !== 'running', {
      within: 300_000,
      every: 200,
    })
  return {
    sitDown: () => Promise.resolve(),
    setPrices: () =>
      world.look((db) =>
        setting(db, 'fees', {
          lapses: true,
          years: { [YEAR]: { yearly: 120_000, inHousehold: 60_000, partOfYear: 'months' } },
        }),
      ),
    askEverybody: async () => runIsOver(await ask('/api/fees/generate', { all: true, period: YEAR })),
    letItRemind: () => ask('/api/fees/automatic', { isOn: true }),
    postLetters: async () => {
      const { items } = await ask<List<{ id: number }>>('/api/fees/paper/letters?pageSize=200')
      await ask('/api/fees/paper/letters.pdf')
      const ids = items.map(({ id }) => id)
      await ask('/api/fees/paper/delivered', { ids, how: 'posted', on: world.today() })
    },
    acceptSure: async () => {
      const { items } = await ask<List<Waiting>>('/api/pairing/sure?pageSize=200')
      if (items.length === 0) return
      const transactions = items.map(({ id, suggestions: [first] }) => ({
        transactionId: id,
        suggestion: first?.key,
      }))
      await runIsOver(await ask('/api/pairing/sure/accept', { transactions }))
    },
    acceptRight: async (isRight) => {
      // Listed anew after each: of money that came twice the second is something else once the first is put.
      for (let next = await rightOne(); next; next = await rightOne()) {
        const [first] = next.suggestions
        const parts = first?.parts.map(({ id, pays }) => ({ id, amount: pays }))
        const credit = first?.credit && { memberId: first.credit.memberId, amount: first.credit.amount }
        await ask('/api/fees/pair', {
          transactionId: next.id,
          ...(parts?.length ? { parts } : {}),
          ...(credit ? { credit } : {}),
        })
      }

      async function rightOne() {
        return (await listWaiting(ask)).items.find(isRight)
      }
    },
    giveBack: () => ask('/api/refunds/orders.xml'),
  }
}
