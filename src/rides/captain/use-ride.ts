import type { KeptAct } from '../../ground/offline/act.ts'
import { useKeptList } from '../../ground/offline/use-kept-list.ts'
import { type Ride, withTicks } from './ride.ts'

type Act =
  | { readonly kind: 'here' | 'undo' | 'home' | 'away' | 'look'; readonly memberId: number }
  | { readonly kind: 'here'; readonly code: string }
  | { readonly kind: 'cash'; readonly memberId: number; readonly amount: number }

type Answer = {
  readonly act: {
    readonly memberId: number
    readonly checkedInAt: string | null
    readonly homeAt: string | null
  }
}

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

function told(ride: Ride, act: KeptAct, answer: unknown): Ride {
  const { memberId, checkedInAt, homeAt } = (answer as Answer).act
  return {
    ...ride,
    riders: withTicks(ride.riders, [act]).map((rider) =>
      rider.id === memberId ? { ...rider, hereAt: momentOf(checkedInAt), homeAt: momentOf(homeAt) } : rider,
    ),
  }
}

/** The ride on this phone. */
export function useRide(loaded: Ride, by: number) {
  const { list, act, ...rest } = useKeptList(loaded, {
    by,
    scope: `ride:${loaded.id}`,
    listUrl: `/api/events/${loaded.id}/captain`,
    actUrl: `/api/events/${loaded.id}/captain/acts`,
    told,
  })
  const typed: (body: Act) => Promise<boolean> = act
  return { ...rest, ride: list, act: typed }
}
