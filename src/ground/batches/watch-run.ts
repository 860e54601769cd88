import { followLine } from '../http/follow-line.ts'
import { asBatchDetail, type BatchDetail } from './batch.ts'

const LOOK_EVERY = 2000

export type Watched = { readonly run?: BatchDetail; readonly isLive: boolean }

/** Follows a run in the browser: live while the line holds, by looking every two seconds when it does not. */
export function watchRun(batchId: number, tell: (news: Watched) => void): () => void {
  const stop = followLine(`/api/batches/${batchId}`, {
    everyMs: LOOK_EVERY,
    take: (picture, isLive) => {
      const run = asBatchDetail(picture)
      if (!run) return
      tell({ run, isLive })
      if (run.status !== 'running') stop()
    },
    onLost: () => tell({ isLive: false }),
  })
  return stop
}
