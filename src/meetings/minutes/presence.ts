import { clock } from '../../ground/values/moment.ts'
import type { Quorum } from '../calling/rules.ts'
import { representedStays } from '../room/proxy.ts'
import { hasQuorum } from '../votes/count.ts'
import type { MeetingRecord, Stay } from './record.ts'

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

type Attending = Pick<MeetingRecord, 'presence' | 'proxies' | 'endedAt'>

/** Everybody who was there, once, by name, and when, where he was not there to the end: the list belongs to the minutes. */
export function attendance({ presence: stays, proxies, endedAt }: Attending): {
  readonly voters: readonly string[]
  readonly others: readonly string[]
  readonly represented: readonly string[]
} {
  const people = new Map(stays.map((stay) => [stay.memberId, stay]))
  const stayed = ({ leftAt }: Stay) => leftAt === null || (endedAt !== null && leftAt >= endedAt)
  const named = ({ memberId, name }: Stay) => {
    const own = stays.filter((stay) => stay.memberId === memberId)
    return own.length === 1 && own.every(stayed) ? name : `${name} (${own.map(told(stayed)).join(', ')})`
  }
  const names = (votes: boolean) => [...people.values()].filter((one) => one.votes === votes).map(named)
  const represented = new Set(
    representedStays(proxies, stays).map(({ name, holderName }) => `${name} (${holderName})`),
  )
  return { voters: names(true), others: names(false), represented: [...represented] }
}

const told =
  (stayed: (stay: Stay) => boolean) =>
  (stay: Stay): string =>
    `od ${clock(stay.cameAt, 'cs')}${stayed(stay) || !stay.leftAt ? '' : ` do ${clock(stay.leftAt, 'cs')}`}`
