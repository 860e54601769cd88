/** The captain's list as it is shown and kept on the phone; nothing that is not shown is in it. */
export type Ride = {
  readonly id: number
  /** When the house said so, in milliseconds: the newer of two lists counts. */
  readonly asOf: number
  readonly name: string
  readonly when: string
  readonly riders: readonly RideRider[]
  /** Emergency contacts are open until then; null while they are shut. */
  readonly emergencyUntil: number | null
  /** From then on the question is who is home. */
  readonly homeFrom: number
  readonly closedAt: number | null
  /** What is kept of it in a phone is gone after this. */
  readonly keepUntil: number
}

export type RideRider = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly motorcycle: string | null
  readonly passengers: number
  /** Who rides along, by name. */
  readonly pillions: string | null
  readonly note: string | null
  /** Where and when he joins. */
  readonly point: string | null
  readonly group: number | null
  readonly part: 'lead' | 'sweep' | null
  readonly phone: string | null
  readonly emergency: { readonly name: string | null; readonly phone: string | null } | null
  /** What he still owes for the ride, in haléře, and what of it a captain took in cash that the Treasurer has not counted yet. */
  readonly owes: number
  readonly cash: number
  /** When he was ticked off, in milliseconds. */
  readonly hereAt: number | null
  /** When he was asked whether he is home, and since when he is. */
  readonly askedAt: number | null
  readonly homeAt: number | null
}

/** What most riders have nothing of: not said of two hundred, one by one. */
export const NOTHING = {
  nickname: null,
  motorcycle: null,
  passengers: 0,
  pillions: null,
  note: null,
  point: null,
  group: null,
  part: null,
  phone: null,
  emergency: null,
  owes: 0,
  cash: 0,
  hereAt: null,
  askedAt: null,
  homeAt: null,
} as const satisfies Partial<RideRider>

export type PackedRide = Omit<Ride, 'riders'> & {
  readonly riders: readonly (Partial<RideRider> & Omit<RideRider, keyof typeof NOTHING>)[]
}

/** The list as the page brings it: a third lighter to read before the first row stands. */
export function packed({ riders, ...ride }: Ride): PackedRide {
  const isNothing = (name: string, value: unknown) => name in NOTHING && Reflect.get(NOTHING, name) === value
  const lighter = ({ id, firstName, lastName, ...rest }: RideRider) => ({
    id,
    firstName,
    lastName,
    ...(Object.fromEntries(
      Object.entries(rest).filter(([name, value]) => !isNothing(name, value)),
    ) as Partial<RideRider>),
  })
  return { ...ride, riders: riders.map(lighter) }
}

export function unpacked({ riders, ...ride }: PackedRide): Ride {
  return { ...ride, riders: riders.map((rider) => ({ ...NOTHING, ...rider })) }
}

type Tick = {
  readonly madeAt: number
  readonly body: Readonly<Record<string, unknown>>
}

/** The list with what was done on this phone and not sent yet. */
export function withTicks(riders: readonly RideRider[], ticks: readonly Tick[]): readonly RideRider[] {
  if (ticks.length === 0) return riders
  const last = new Map<unknown, number | null>()
  const home = new Map<unknown, number | null>()
  const taken = new Map<unknown, number>()
  for (const { madeAt, body } of ticks) {
    if (body.kind === 'here') last.set(body.memberId, madeAt)
    if (body.kind === 'undo') last.set(body.memberId, null)
    if (body.kind === 'home') home.set(body.memberId, madeAt)
    if (body.kind === 'away') home.set(body.memberId, null)
    if (body.kind === 'cash') taken.set(body.memberId, Number(body.amount))
  }
  const isTouched = ({ id }: RideRider) => [last, home, taken].some((ticked) => ticked.has(id))
  return riders.map((rider) => {
    if (!isTouched(rider)) return rider
    const [hereAt = rider.hereAt, cash = 0] = [last.get(rider.id), taken.get(rider.id)]
    const homeAt = home.get(rider.id)
    return {
      ...rider,
      homeAt: homeAt === undefined ? rider.homeAt : homeAt && (rider.homeAt ?? homeAt),
      // Who is here already came when he came.
      hereAt: hereAt === null ? null : (rider.hereAt ?? hereAt),
      owes: Math.max(0, rider.owes - cash),
      cash: rider.cash + cash,
    }
  })
}

export function countPeople(riders: readonly RideRider[]): number {
  return riders.reduce((sum, { passengers }) => sum + 1 + passengers, 0)
}
