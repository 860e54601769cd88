import { hasQuorum } from '../votes/count.ts'
import type { Quorum } from '../calling/rules.ts'
import type { MeetingRecord, Stay } from './record.ts'

/** How many of those who vote were there at that moment; who left at that very moment was not. */
export function presentAt(stays: readonly Stay[], moment: Date): number {
  const here = stays.filter(
    ({ votes, cameAt, leftAt }) => votes && cameAt <= moment && (leftAt === null || leftAt > moment),
  )
  return new Set(here.map(({ memberId }) => memberId)).size
}

type Room = Pick<MeetingRecord, 'presence' | 'entitled' | 'openedAt' | 'endedAt'> & {
  readonly quorum: Quorum
}

export type Turn = { readonly at: Date; readonly present: number; readonly isQuorate: boolean }

/** The opening, and from then on every moment at which the meeting gained or lost its quorum. */
export function quorumTurns({ presence, entitled, openedAt, endedAt, quorum }: Room): readonly Turn[] {
  if (!openedAt) return []
  const turn = (at: Date): Turn => {
    const present = presentAt(presence, at)
    return { at, present, isQuorate: hasQuorum(quorum, { present, entitled }) }
  }
  const moments = presence
    .filter(({ votes }) => votes)
    .flatMap(({ cameAt, leftAt }) => (leftAt ? [cameAt, leftAt] : [cameAt]))
    .filter((at) => at > openedAt && (endedAt === null || at < endedAt))
    .toSorted((one, other) => one.getTime() - other.getTime())
  return [openedAt, ...moments].map(turn).filter((one, index, all) => {
    const before = all[index - 1]
    return before === undefined || before.isQuorate !== one.isQuorate
  })
}

/** Everybody who was there, once, by name: the list belongs to the minutes. */
export function attendance(stays: readonly Stay[]): {
  readonly voters: readonly string[]
  readonly others: readonly string[]
} {
  const people = new Map(stays.map((stay) => [stay.memberId, stay]))
  const names = (votes: boolean) =>
    [...people.values()].filter((one) => one.votes === votes).map(({ name }) => name)
  return { voters: names(true), others: names(false) }
}
