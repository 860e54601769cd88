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

/**
 * Sends what waits, one after the other and in one tab at a time, until nothing does or the signal is gone. True where
 * nothing is left to send. What somebody else left in this browser the house does not take from us, and it goes on waiting.
 */
export async function sendActs(told: Told = () => undefined): Promise<boolean> {
  const work = async () => {
    for (const act of await listActs()) {
      if (act.refusal !== null) continue
      const sent = await sendOne(act)
      if (sent.what === 'later') return false
      if (sent.what === 'done') await deleteRow('act', act.id)
      else await putRow('act', { ...act, refusal: sent.message })
      await countUnsent()
      await told(act, sent)
    }
    return true
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
