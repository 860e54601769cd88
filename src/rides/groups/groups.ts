export const SIZES = { least: 2, most: 50, usual: 8 } as const
export const MOST_GROUPS = 50

/** '', '2', '2:lead': where somebody stands, as a choice of a form says it. */
export function placeText({ group, part }: Placed): string {
  return group === null ? '' : part === null ? String(group) : `${group}:${part}`
}

export type GroupPart = 'lead' | 'sweep' | null
export type Placed = { readonly group: number | null; readonly part: GroupPart }

type Rider = {
  /** A card's own number, or below zero a guest's. */
  readonly memberId: number
  /** On how many rides of the club he was before. */
  readonly rides: number
  /** The leader of the ride leads a group, a sweep sweeps one, before anybody else. */
  readonly named: 'leader' | 'sweep' | null
}

type Proposed = { readonly memberId: number; readonly group: number; readonly part: GroupPart }

/**
 * Even groups of at most that many motorcycles, each with a lead and a sweep: first those named for the ride, then the most
 * experienced. The others are dealt from the least experienced, so that newcomers ride among those who know the way.
 * A single rider leads himself. A guest leads or sweeps only where no member is left for it, so there are no more groups
 * than pairs of members.
 */
export function proposeGroups(riders: readonly Rider[], size: number): readonly Proposed[] {
  const members = riders.filter((rider) => !isGuest(rider)).length
  const count = countGroups({ riders: riders.length, members, size })
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const byRides = riders.toSorted(
    (one, other) =>
      Number(isGuest(one)) - Number(isGuest(other)) ||
      other.rides - one.rides ||
      one.memberId - other.memberId,
  )
  // One more sweep than there are groups is free to lead: better he than a newcomer.
  const kept = byRides.filter(({ named }) => named === 'sweep').slice(0, count)
  const leads = firstOf(byRides, 'leader', count, kept)
  const others = byRides.filter((rider) => !leads.includes(rider))
  const sweeps = firstOf(others, 'sweep', count)
  const rest = others.filter((rider) => !sweeps.includes(rider)).toReversed()
  return [
    ...leads.map(({ memberId }, index) => ({ memberId, group: index + 1, part: 'lead' as const })),
    ...sweeps.map(({ memberId }, index) => ({ memberId, group: index + 1, part: 'sweep' as const })),
    ...rest.map(({ memberId }, index) => ({
      memberId,
      group: numbers[index % count] ?? 1,
      part: null,
    })),
  ]
}

export const isGuest = ({ memberId }: { readonly memberId: number }) => memberId < 0

type Count = { readonly riders: number; readonly members: number; readonly size: number }

/** A group has a lead and a sweep: there are never more groups than pairs of those who know the club's way. */
function countGroups({ riders, members, size }: Count): number {
  return Math.min(Math.ceil(riders / size), Math.max(1, Math.floor(members / 2)), MOST_GROUPS)
}

/** Those named for it first, those kept for the other thing last. */
function firstOf(
  riders: readonly Rider[],
  wanted: Rider['named'],
  count: number,
  kept: readonly Rider[] = [],
): readonly Rider[] {
  const order = (rider: Rider) => (rider.named === wanted ? 0 : kept.includes(rider) ? 2 : 1)
  return riders.toSorted((one, other) => order(one) - order(other)).slice(0, count)
}

/** The size asked for when groups are dealt again: as they are now, not as they usually are. */
export function sizeOf(groups: readonly { readonly people: readonly unknown[] }[]): number {
  return groups.length === 0
    ? SIZES.usual
    : Math.max(SIZES.least, ...groups.map(({ people }) => people.length))
}

/** Where somebody comes to who is dropped on a group. Nowhere when it is his own: he goes on leading or sweeping it. */
export function placeOnDrop(
  groups: readonly Group<Member>[],
  memberId: number,
  group: number | null,
): Placed | null {
  const own = groups.find(({ people }) => people.some((one) => one.memberId === memberId))
  return (own?.number ?? null) === group ? null : { group, part: null }
}

type Member = Placed & { readonly memberId: number }
export type Group<Person extends Member> = {
  readonly number: number
  readonly people: readonly Person[]
  readonly lead: Person | null
  readonly sweep: Person | null
}

/** The groups as they stand, the lead first and the sweep last; and who is in none. */
export function groupsOf<Person extends Member>(people: readonly Person[]) {
  const numbers = [...new Set(people.flatMap(({ group }) => group ?? []))].toSorted((a, b) => a - b)
  return {
    groups: numbers.map((number): Group<Person> => {
      const inside = people.filter(({ group }) => group === number)
      const order = ({ part }: Person) => (part === 'lead' ? 0 : part === 'sweep' ? 2 : 1)
      return {
        number,
        people: inside.toSorted((one, other) => order(one) - order(other)),
        lead: inside.find(({ part }) => part === 'lead') ?? null,
        sweep: inside.find(({ part }) => part === 'sweep') ?? null,
      }
    }),
    without: people.filter(({ group }) => group === null),
  }
}
