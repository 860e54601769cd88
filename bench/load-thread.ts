// One thread of the load where no wrk is installed.
import { parentPort, workerData } from 'node:worker_threads'
import { lane } from './lane.ts'
import type { Asked } from './load.ts'

const { lanes, seconds, ...asked } = workerData as Asked & { lanes: number; seconds: number }
const times = await Promise.all(Array.from({ length: lanes }, (_, first) => lane(asked, { first, seconds })))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(times.flat())
