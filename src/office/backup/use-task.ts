import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isLive, type TaskView } from './task-view.ts'

const LOOK_EVERY = 1500
const SIGNED_OUT = 401

/**
 * A task as it goes on. A house in the middle of a restore does not answer, so silence is waited out; one that no longer
 * knows us has been restored, and leads to the entrance.
 */
export function useTask(told: TaskView | null): TaskView | null {
  const [seen, setSeen] = useState(told)
  const [before, setBefore] = useState(told)
  if (told !== before) {
    setBefore(told)
    setSeen(told)
  }
  const { revalidate } = useRevalidator()
  const id = isLive(seen) ? seen?.id : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const looking = setInterval(() => {
      void look(id).then((news) => {
        if (news === 'signed-out') window.location.assign('/login?next=/admin/sprava/backup')
        else if (news) {
          setSeen(news)
          if (!isLive(news)) void revalidate()
        }
      })
    }, LOOK_EVERY)
    return () => clearInterval(looking)
  }, [id, revalidate])
  return seen
}

async function look(id: number): Promise<TaskView | 'signed-out' | null> {
  try {
    const response = await fetch(`/api/house-tasks/${id}`)
    if (response.status === SIGNED_OUT) return 'signed-out'
    return response.ok ? ((await response.json()) as { task: TaskView }).task : null
  } catch {
    return null
  }
}
