import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptAct } from '../../ground/offline/act.ts'
import { deviceId } from '../../ground/offline/marks.ts'
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

const TELL_EVERY_MS = 10_000

/** While the meeting runs the house is told that this phone is at the door, and how much waits on it. */
function useTelling({ id, isOpen }: Door, unsent: number) {
  const [isEnded, setEnded] = useState(false)
  const now = useRef(unsent)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const ask = useCallback(
    async (method: 'PUT' | 'DELETE') => {
      try {
        const answer = await fetch(`/api/meetings/${id}/doors/${deviceId()}`, {
          method,
          ...(method === 'PUT' && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ unsent: now.current }),
          }),
        })
        return answer.ok || answer.status === 404
      } catch {
        return false
      }
    },
    [id],
  )
  useEffect(() => {
    now.current = unsent
    if (!isOpen || isEnded) return undefined
    // One after another, each with what waits by then: an older number never comes after a newer one.
    const tell = () => {
      last.current = last.current.then(() => ask('PUT'))
    }
    tell()
    const timer = window.setInterval(tell, TELL_EVERY_MS)
    window.addEventListener('online', tell)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', tell)
    }
  }, [ask, isEnded, isOpen, unsent])
  /** Nobody waits for this phone any more; false where the house could not be told. */
  const end = async () => {
    setEnded(true)
    await last.current
    const isTold = await ask('DELETE')
    if (!isTold) setEnded(false)
    return isTold
  }
  return { end }
}
