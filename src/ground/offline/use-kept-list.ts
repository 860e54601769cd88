import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeptAct } from './act.ts'
import { markKept } from './marks.ts'
import { forgetAct, keepAct, listActs, sendActs } from './queue.ts'
import { findKept, putRow } from './store.ts'

/** What the house would not take: whom it was about, and why. */
export type Conflict = { readonly id: string; readonly memberId: number | null; readonly why: string }

type KeptList = {
  /** When the house said so, in milliseconds: the newer of two lists counts. */
  readonly asOf: number
  /** What is kept of it in a phone is gone after this. */
  readonly keepUntil: number
}

type Ways<List> = {
  /** Whose phone it is. */
  readonly by: number
  readonly scope: string
  /** Where the list is read, and where an act is sent. */
  readonly listUrl: string
  readonly actUrl: string
  /** The list after the house took an act and said where things stand. */
  readonly told: (list: List, act: KeptAct, answer: unknown) => List
}

const LOOK_EVERY_MS = 30_000

/** A list that lives on this phone: what the house said last, what waits to be sent, what did not fit. */
export function useKeptList<List extends KeptList>(loaded: List, ways: Ways<List>) {
  const { by, scope, listUrl, actUrl, told } = ways
  const [list, setList] = useState(loaded)
  const [acts, setActs] = useState<readonly KeptAct[]>([])
  const [isOnline, setOnline] = useState(true)
  const current = useRef(list)

  const keep = useCallback(
    async (next: List) => {
      current.current = next
      setList(next)
      markKept(next.keepUntil)
      await putRow('kept', { key: scope, until: next.keepUntil, data: next })
    },
    [scope],
  )
  const count = useCallback(
    async () => setActs((await listActs()).filter((act) => act.scope === scope && act.by === by)),
    [by, scope],
  )

  const send = useCallback(async () => {
    const sending = await sendActs({
      by,
      told: async (act, sent) => {
        if (sent.what === 'done' && act.scope === scope) await keep(told(current.current, act, sent.answer))
        await count()
      },
    })
    const isSent = sending !== 'later'
    setOnline(isSent)
    return isSent
  }, [by, count, keep, scope, told])

  /** What others did meanwhile. */
  const refresh = useCallback(async () => {
    if (!(await send())) return
    try {
      const answer = await fetch(listUrl)
      if (!answer.ok) return
      const next = (await answer.json()) as List
      if (next.asOf > current.current.asOf) await keep(next)
      setOnline(true)
    } catch {
      setOnline(false)
    }
  }, [keep, listUrl, send])

  useEffect(() => {
    const begin = async () => {
      const kept = await findKept(scope)
      const before = kept?.data as List | undefined
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
    async (body: KeptAct['body']) => {
      await keepAct({ by, scope, url: actUrl, body })
      await count()
      return send()
    },
    [actUrl, by, count, scope, send],
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

  const waiting = useMemo(() => acts.filter(({ refusal }) => refusal === null), [acts])
  return {
    list,
    waiting,
    conflicts,
    isOnline,
    act,
    understand,
  }
}
