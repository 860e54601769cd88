import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptAct } from '../../ground/offline/act.ts'
import { markKept } from '../../ground/offline/marks.ts'
import { forgetAct, keepAct, listActs, sendActs } from '../../ground/offline/queue.ts'
import { findKept, putRow } from '../../ground/offline/store.ts'
import { type Ride, withTicks } from './ride.ts'

type Act =
  | { readonly kind: 'here' | 'undo' | 'home' | 'away' | 'look'; readonly memberId: number }
  | { readonly kind: 'here'; readonly code: string }
  | { readonly kind: 'cash'; readonly memberId: number; readonly amount: number }

export type Conflict = { readonly id: string; readonly memberId: number | null; readonly why: string }

type Answer = {
  readonly act: {
    readonly memberId: number
    readonly checkedInAt: string | null
    readonly homeAt: string | null
  }
}

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

const LOOK_EVERY_MS = 30_000

/** The ride on this phone: what the house said last, what waits to be sent, what did not fit. */
export function useRide(loaded: Ride, by: number) {
  const scope = `ride:${loaded.id}`
  const [ride, setRide] = useState(loaded)
  const [acts, setActs] = useState<readonly KeptAct[]>([])
  const [isOnline, setOnline] = useState(true)
  const current = useRef(ride)

  const keep = useCallback(
    async (next: Ride) => {
      current.current = next
      setRide(next)
      markKept(next.keepUntil)
      await putRow('kept', { key: scope, until: next.keepUntil, data: next })
    },
    [scope],
  )
  const count = useCallback(
    async () => setActs((await listActs()).filter((act) => act.scope === scope)),
    [scope],
  )

  const told = useCallback(
    async (act: KeptAct, { memberId, ...answer }: Answer['act']) => {
      const [hereAt, homeAt] = [momentOf(answer.checkedInAt), momentOf(answer.homeAt)]
      const { riders } = current.current
      await keep({
        ...current.current,
        riders: withTicks(riders, [act]).map((rider) =>
          rider.id === memberId ? { ...rider, hereAt, homeAt } : rider,
        ),
      })
    },
    [keep],
  )

  const send = useCallback(async () => {
    const isSent = await sendActs(async (act, sent) => {
      if (sent.what === 'done' && act.scope === scope) await told(act, (sent.answer as Answer).act)
      await count()
    })
    setOnline(isSent)
    return isSent
  }, [count, scope, told])

  /** What other captains did meanwhile. */
  const refresh = useCallback(async () => {
    if (!(await send())) return
    try {
      const answer = await fetch(`/api/events/${loaded.id}/captain`)
      if (!answer.ok) return
      const next = (await answer.json()) as Ride
      if (next.asOf > current.current.asOf) await keep(next)
      setOnline(true)
    } catch {
      setOnline(false)
    }
  }, [keep, loaded.id, send])

  useEffect(() => {
    const begin = async () => {
      const kept = await findKept(scope)
      const before = kept?.data as Ride | undefined
      await keep(before && before.asOf >= loaded.asOf ? before : loaded)
      await count()
      await refresh()
    }
    // Where nothing can be kept (a private window) the list works as long as there is a signal.
    begin().catch(() => undefined)
    const wake = () => void refresh().catch(() => undefined)
    const sleep = () => setOnline(false)
    const timer = window.setInterval(() => document.visibilityState === 'visible' && wake(), LOOK_EVERY_MS)
    window.addEventListener('online', wake)
    window.addEventListener('offline', sleep)
    document.addEventListener('visibilitychange', wake)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', wake)
      window.removeEventListener('offline', sleep)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [count, keep, loaded, refresh, scope])

  const act = useCallback(
    async (body: Act) => {
      await keepAct({ by, scope, url: `/api/events/${loaded.id}/captain/acts`, body })
      await count()
      return send()
    },
    [by, count, loaded.id, scope, send],
  )

  const conflicts = acts.flatMap(({ id, body, refusal }): Conflict[] =>
    refusal === null
      ? []
      : [{ id, memberId: typeof body.memberId === 'number' ? body.memberId : null, why: refusal }],
  )
  const understand = async (id: string) => {
    await forgetAct(id)
    await count()
  }

  return {
    ride,
    waiting: acts.filter(({ refusal }) => refusal === null),
    conflicts,
    isOnline,
    act,
    understand,
  }
}
