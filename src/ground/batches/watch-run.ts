import { asBatchDetail, type BatchDetail } from './batch.ts'

const LOOK_EVERY = 2000

export type Watched = { readonly run?: BatchDetail; readonly isLive: boolean }

/** Follows a run in the browser: live while the line holds, by looking every two seconds when it does not. */
export function watchRun(batchId: number, tell: (news: Watched) => void): () => void {
  const address = `/api/batches/${batchId}`
  const source = new EventSource(`${address}/stream`)
  let looking: ReturnType<typeof setInterval> | null = null

  const stopLooking = () => {
    if (looking) clearInterval(looking)
    looking = null
  }
  const stop = () => {
    source.close()
    stopLooking()
  }
  const take = (value: unknown, isLive: boolean) => {
    const run = asBatchDetail(value)
    if (!run) return
    tell({ run, isLive })
    if (run.status !== 'running') stop()
  }
  const look = async () => {
    tell({ isLive: false })
    const response = await fetch(address).catch(() => null)
    if (response?.ok) take(await response.json().catch(() => null), false)
  }

  source.addEventListener('open', stopLooking)
  source.addEventListener('message', ({ data }) => take(parsed(data), true))
  // A line that ends comes back within a second; only one that does not is worth a word.
  source.addEventListener('error', () => {
    looking ??= setInterval(() => void look(), LOOK_EVERY)
  })
  return stop
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
