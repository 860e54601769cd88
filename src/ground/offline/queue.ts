import { becomes, type KeptAct, type Sent } from './act.ts'
import { markUnsent } from './marks.ts'
import { deleteRow, listRows, putRow } from './store.ts'

type NewAct = Pick<KeptAct, 'by' | 'scope' | 'url' | 'body'>

/** Kept before anything is sent: from here on it cannot be lost. */
export async function keepAct(act: NewAct): Promise<KeptAct> {
  const kept: KeptAct = { ...act, id: crypto.randomUUID(), madeAt: Date.now(), refusal: null }
  await putRow('act', kept)
  await countUnsent()
  return kept
}

/** In the order they were made. */
export async function listActs(): Promise<readonly KeptAct[]> {
  return (await listRows('act')).toSorted((one, other) => one.madeAt - other.madeAt)
}

/** How many of one screen's wait right now, by what is on the disk. */
export async function countWaiting(scope: string): Promise<number> {
  return (await listRows('act')).filter((act) => act.scope === scope && act.refusal === null).length
}

export async function forgetAct(id: string): Promise<void> {
  await deleteRow('act', id)
  await countUnsent()
}

async function countUnsent(): Promise<void> {
  markUnsent((await listRows('act')).filter(({ refusal }) => refusal === null).length)
}

type Told = (act: KeptAct, sent: Sent) => Promise<void> | void

/** Nothing is left; only what somebody else left in this browser waits on; the signal is gone. */
export type Sending = 'all' | 'others-wait' | 'later'

type Sender = {
  /** Who is at this phone, where that is known: that the house does not take what is his means that it cannot know him now. */
  readonly by?: number
  readonly told?: Told
}

/**
 * Sends what waits, one after the other and in one tab at a time, until nothing does or the signal is gone. What somebody else
 * left in this browser the house does not take from us: it goes on waiting, and holds up nothing of ours.
 */
export async function sendActs({ by, told = () => undefined }: Sender = {}): Promise<Sending> {
  const work = async (): Promise<Sending> => {
    const others = new Set<number>()
    for (const act of await listActs()) {
      if (act.refusal !== null || others.has(act.by)) continue
      const sent = await sendOne(act)
      if (sent.what === 'later' || (sent.what === 'not-his' && act.by === by)) return 'later'
      if (sent.what === 'not-his') {
        others.add(act.by)
        continue
      }
      if (sent.what === 'done') await deleteRow('act', act.id)
      else await putRow('act', { ...act, refusal: sent.message })
      await countUnsent()
      await told(act, sent)
    }
    return others.size > 0 ? 'others-wait' : 'all'
  }
  // Missing where the page came over plain http; sent twice it is still done once.
  return navigator.locks ? navigator.locks.request('klubovna-offline', work) : work()
}

async function sendOne({ id, by, url, body, madeAt }: KeptAct): Promise<Sent> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ ...body, id, by, madeAt: new Date(madeAt).toISOString() }),
    })
    return becomes(answer.status, await answer.json().catch(() => null))
  } catch {
    return { what: 'later' }
  }
}
