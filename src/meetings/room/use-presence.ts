import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptAct } from '../../ground/offline/act.ts'
import { deviceId } from '../../ground/offline/marks.ts'
import { countWaiting } from '../../ground/offline/queue.ts'
import { useKeptList } from '../../ground/offline/use-kept-list.ts'
import { type Door, withActs } from './door.ts'

type Act =
  | { readonly act: 'came' | 'left'; readonly memberId: number }
  | { readonly act: 'came'; readonly code: string }

type Answer = {
  readonly memberId: number
  readonly isHere: boolean
  readonly cameAt: string | null
  readonly leftAt: string | null
}

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

function told(door: Door, act: KeptAct, answer: unknown): Door {
  const { memberId, isHere, cameAt, leftAt } = answer as Answer
  return {
    ...door,
    people: withActs(door.people, [act]).map((person) =>
      person.id === memberId
        ? { ...person, isHere, cameAt: momentOf(cameAt), leftAt: momentOf(leftAt) }
        : person,
    ),
  }
}

/** The door on this phone. */
export function useDoor(loaded: Door, by: number) {
  const { list, act, ...rest } = useKeptList(loaded, {
    by,
    scope: `door:${loaded.id}`,
    listUrl: `/api/meetings/${loaded.id}/door`,
    actUrl: `/api/meetings/${loaded.id}/presence`,
    told,
  })
  const isEnded = useTelling(list, rest.waiting.length)
  const typed: (body: Act) => Promise<boolean> = act
  return { ...rest, ...isEnded, door: list, act: typed }
}

const TELL_EVERY_MS = 1000
const PATIENCE_MS = 4000

/**
 * While the meeting runs the house is told every second that this phone is at the door, and how much waits on it. With it goes the
 * house's own moment of its last answer: so the house knows that the count is not older, however long it was on the way.
 */
function useTelling({ id, isOpen }: Door, unsent: number) {
  const [isEnded, setEnded] = useState(false)
  const heardAt = useRef<number | null>(null)
  const last = useRef<Promise<unknown> | null>(null)
  const isLeaving = useRef(false)
  const ask = useCallback(
    (method: 'PUT' | 'DELETE', body?: object) =>
      fetch(`/api/meetings/${id}/doors/${deviceId()}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    [id],
  )
  useEffect(() => {
    if (!isOpen || isEnded) return undefined
    const say = async () => {
      const heard = heardAt.current
      // By what is on the disk; where nothing can be kept, nothing waits but what is just being sent.
      const waiting = await countWaiting(`door:${id}`).catch(() => unsent)
      const answer = await ask('PUT', { unsent: waiting, heardAt: heard })
      if (answer.ok) heardAt.current = ((await answer.json()) as { readonly at: number }).at
    }
    // One at a time: an older count never comes after a newer one.
    const tell = () => {
      if (isLeaving.current || last.current) return
      last.current = say()
        .catch(() => undefined)
        .finally(() => {
          last.current = null
        })
    }
    tell()
    const timer = window.setInterval(tell, TELL_EVERY_MS)
    window.addEventListener('online', tell)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', tell)
    }
  }, [ask, id, isEnded, isOpen, unsent])
  /** Nobody waits for this phone any more; false where the house could not be told. */
  const end = async () => {
    isLeaving.current = true
    await last.current
    const isTold = await ask('DELETE').then(
      ({ ok, status }) => ok || status === 404,
      () => false,
    )
    isLeaving.current = isTold
    setEnded(isTold)
    return isTold
  }
  return { end }
}
