import type { BatchKinds } from './batches/run-batch.server.ts'

// Every bulk action there is: who may run it and what it does with one item.
export const BATCH_KINDS: BatchKinds = {}
