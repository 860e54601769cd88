import type { Blinded } from './blind.ts'

/** What a phone keeps of one secret vote, until its ballot is confirmed: nobody else has it. */
export type KeptBallot = Blinded & {
  readonly signed: string | null
  readonly choice: readonly number[] | null
  readonly isConfirmed: boolean
}

const keyOf = (voteId: number) => `klubovna-ballot:${voteId}`

export function findKept(voteId: number): KeptBallot | null {
  try {
    const text = localStorage.getItem(keyOf(voteId))
    return text === null ? null : (JSON.parse(text) as KeptBallot)
  } catch {
    return null
  }
}

/** Thrown where nothing can be kept: then no right is taken either, for it would be lost with the page. */
export function keepBallot(voteId: number, ballot: KeptBallot): KeptBallot {
  localStorage.setItem(keyOf(voteId), JSON.stringify(ballot))
  return ballot
}
