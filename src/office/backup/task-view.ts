import type { Json } from '../../ground/tables/json.ts'
import type { TaskKind, TaskProgress, TaskState } from './task.ts'

export type TaskView = {
  readonly id: number
  readonly kind: TaskKind
  readonly state: TaskState
  readonly progress: TaskProgress | null
  readonly asked: string
  readonly finished: string | null
  readonly fault: string | null
  readonly result: Json | null
}

export function isLive(task: TaskView | null | undefined): boolean {
  return task?.state === 'waiting' || task?.state === 'running'
}
