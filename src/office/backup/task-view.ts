import type { TaskKind, TaskProgress, TaskResults, TaskState } from './task.ts'

/** What has to be typed before a restore: nobody types it by mistake. */
export const RESTORE_WORD = 'OBNOVIT'

export type TaskView = {
  readonly id: number
  readonly kind: TaskKind
  readonly state: TaskState
  readonly progress: TaskProgress | null
  readonly asked: string
  readonly finished: string | null
  readonly fault: string | null
  readonly result: TaskResults[TaskKind] | null
}

/** What came of a task of this kind; the server has read it, so a browser need not know how. */
export function resultOf<Kind extends TaskKind>(kind: Kind, task: TaskView | null): TaskResults[Kind] | null {
  return task?.kind === kind ? (task.result as TaskResults[Kind] | null) : null
}

export function isLive(task: TaskView | null | undefined): boolean {
  return task?.state === 'waiting' || task?.state === 'running'
}
