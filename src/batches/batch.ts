export const DEFAULT_BATCH_SIZE = 20

export const BATCH_STATUSES = ['running', 'success', 'partial', 'error'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

/** How many batches a run of so many items takes. */
export function batchCount(total: number, batchSize: number): number {
  return Math.ceil(total / batchSize)
}

/** How a run ended: everything done, something failed, or nothing done at all. */
export function batchOutcome({ total, failed }: { total: number; failed: number }): Exclude<BatchStatus, 'running'> {
  if (failed === 0) return 'success'
  return failed < total ? 'partial' : 'error'
}

/** Ids as an officer chose them: each once, in his order. */
export function frozenIds(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)]
}
