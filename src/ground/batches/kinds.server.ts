import type { BatchKinds } from './run-batch.server.ts'

let declared: BatchKinds = {}

/** The house says once, as it opens, which bulk actions there are: this slice stands below all who have one. */
export function declareBatchKinds(kinds: BatchKinds): void {
  declared = kinds
}

export function batchKinds(): BatchKinds {
  return declared
}
