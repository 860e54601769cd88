import { door } from '../../ground/http/door.server.ts'
import { TaskStarted } from './task-answer.ts'
import { startTask } from './start-task.server.ts'

type Task = {
  readonly path: string
  readonly kind: Parameters<typeof startTask>[2]
  readonly summary: string
}

/** Begins work of the house in the background; GET /api/house-tasks/{id} says how it gets on. */
export function taskDoor({ path, kind, summary }: Task) {
  return door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path,
    who: 'club.administer',
    summary,
    answers: { 202: TaskStarted },
    handle: async ({ db, visitor, http }) => {
      const taskId = await startTask(db, visitor, kind)
      http.status(202)
      return { success: true, taskId }
    },
  })
}
