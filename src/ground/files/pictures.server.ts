import { setTimeout as sleep } from 'node:timers/promises'
import type Sharp from 'sharp'

/** A picture drawn in another process: one at a time, and while one lasts the others wait. The slowest takes two seconds of a good processor, and a small one is given its time. */
export const PICTURE_TERMS = { lane: 'pictures', seconds: 40 } as const

const AT_ONCE = 2
const desk = { working: 0 }
const waiting: (() => void)[] = []

/**
 * One piece of work with pictures; at most two go on at once, the rest waits its turn, so that a hundred photos cost the
 * memory of two. The library is loaded with the first picture.
 */
export async function withPictures<Result>(work: (sharp: typeof Sharp) => Promise<Result>): Promise<Result> {
  if (desk.working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else desk.working += 1
  try {
    return await work(await loadSharp())
  } finally {
    const next = waiting.shift()
    if (next) next()
    else desk.working -= 1
  }
}

/** Work nobody waits for: one piece at a time, and only when nobody who is waited for has work to do. */
export async function withPicturesLater<Result>(
  work: (sharp: typeof Sharp) => Promise<Result>,
): Promise<Result> {
  const before = later
  let done = (): void => undefined
  later = new Promise((resolve) => (done = resolve))
  try {
    await before
    for (let looks = 0; desk.working > 0 && looks < MOST_LOOKS; looks += 1) await sleep(200)
    return await withPictures(work)
  } finally {
    done()
  }
}

/** A minute's patience: a job that waits for ever is taken for dead. */
const MOST_LOOKS = 300

let later: Promise<void> = Promise.resolve()

/** How many wait: a hint for those who may be turned away. */
export function pictureQueue(): number {
  return waiting.length
}

let loaded: Promise<typeof Sharp> | null = null

function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Every picture is worked on once: nothing is worth remembering. One thread a picture leaves the rest to the visitors.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}
