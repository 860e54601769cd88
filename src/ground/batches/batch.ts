export const DEFAULT_BATCH_SIZE = 20

export const BATCH_STATUSES = ['running', 'success', 'partial', 'error'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

/** A run as the API and the screens tell it, in the reader's language. */
export type BatchView = {
  readonly id: number
  readonly kind: string
  readonly title: string
  readonly status: BatchStatus
  readonly total: number
  readonly processed: number
  readonly successful: number
  readonly failed: number
  /** Of the failed ones, those that may pass when just tried again. */
  readonly mendable: number
  readonly batchSize: number
  readonly batches: number
  readonly startedBy: { readonly id: number; readonly name: string }
  readonly createdAt: string
  readonly finishedAt: string | null
}

export type BatchItemView = {
  readonly id: number
  readonly label: string
  readonly success: boolean
  readonly statusMessage: string | null
}

export type BatchDetail = BatchView & { readonly items: readonly BatchItemView[] }

/** How many batches a run of so many items takes. */
export function batchCount(total: number, batchSize: number): number {
  return Math.ceil(total / batchSize)
}

/** Which batch is being worked on: after the last item it is still the last one. */
export function currentBatch({
  processed,
  batchSize,
  batches,
}: Pick<BatchView, 'processed' | 'batchSize' | 'batches'>): number {
  return Math.min(batches, Math.floor(processed / batchSize) + 1)
}

/** How a run ended: everything done, something failed, or nothing done at all. */
export function batchOutcome({
  total,
  failed,
}: {
  total: number
  failed: number
}): Exclude<BatchStatus, 'running'> {
  if (failed === 0) return 'success'
  return failed < total ? 'partial' : 'error'
}

/** Ids as an officer chose them: each once, in his order. */
export function frozenIds(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)]
}

/** What came over the wire, if it is a run at all. */
export function asBatchDetail(value: unknown): BatchDetail | null {
  const isRun =
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    BATCH_STATUSES.some((status) => status === value.status) &&
    'items' in value &&
    Array.isArray(value.items)
  return isRun ? (value as BatchDetail) : null
}
