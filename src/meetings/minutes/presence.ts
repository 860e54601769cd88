import type { Quorum } from '../calling/rules.ts'
import { representedStays } from '../room/proxy.ts'
import { hasQuorum } from '../votes/count.ts'
import type { MeetingRecord, ProxyRecord, Stay } from './record.ts'

type There = Pick<Stay, 'memberId' | 'votes' | 'cameAt' | 'leftAt'>

/** Everybody's time in the room, himself or by another. */
export function allStays({
  presence,
  proxies,
}: Pick<MeetingRecord, 'presence' | 'proxies'>): readonly There[] {
  return [...presence, ...representedStays(proxies, presence).map((stay) => ({ ...stay, votes: true }))]
}

/** How many of those who vote were there at that moment; who left at that very moment was not. */
export function presentAt(stays: readonly There[], moment: Date): number {
  const here = stays.filter(
    ({ votes, cameAt, leftAt }) => votes && cameAt <= moment && (leftAt === null || leftAt > moment),
  )
  return new Set(here.map(({ memberId }) => memberId)).size
}

type Room = Pick<MeetingRecord, 'presence' | 'proxies' | 'entitled' | 'openedAt' | 'endedAt'> & {
  readonly quorum: Quorum
}

export type Turn = { readonly at: Date; readonly present: number; readonly isQuorate: boolean }

/** The opening, and from then on every moment at which the meeting gained or lost its quorum. */
export function quorumTurns({ entitled, openedAt, endedAt, quorum, ...room }: Room): readonly Turn[] {
  if (!openedAt) return []
  const stays = allStays(room)
  const turn = (at: Date): Turn => {
    const present = presentAt(stays, at)
    return { at, present, isQuorate: hasQuorum(quorum, { present, entitled }) }
  }
  const moments = stays
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
export function attendance(
  stays: readonly Stay[],
  proxies: readonly ProxyRecord[],
): {
  readonly voters: readonly string[]
  readonly others: readonly string[]
  readonly represented: readonly string[]
} {
  const people = new Map(stays.map((stay) => [stay.memberId, stay]))
  const names = (votes: boolean) =>
    [...people.values()].filter((one) => one.votes === votes).map(({ name }) => name)
  const represented = new Set(
    representedStays(proxies, stays).map(({ name, holderName }) => `${name} (${holderName})`),
  )
  return { voters: names(true), others: names(false), represented: [...represented] }
}
