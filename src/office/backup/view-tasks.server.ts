import { momentInFigures } from '../../ground/values/moment.ts'
import { speak, type Language } from '../../ground/values/words.ts'
import { isRefusalCode, REFUSAL_WORDS } from '../../refusals.ts'
import { readProgress, readResult } from './task.ts'
import type { TaskView } from './task-view.ts'
import type { Task } from './tasks.server.ts'

/** A task as a screen shows it: moments and faults in words, the rest as it is. */
export function viewTask(task: Task, language: Language): TaskView {
  const fault = task.fault && isRefusalCode(task.fault) ? task.fault : 'unexpected'
  return {
    id: task.id,
    kind: task.kind,
    state: task.state,
    progress: readProgress(task.progress),
    asked: momentInFigures(task.askedAt, language),
    finished: task.finishedAt && momentInFigures(task.finishedAt, language),
    fault: task.state === 'failed' ? speak(REFUSAL_WORDS, language)(fault) : null,
    result: task.state === 'done' ? readResult(task.kind, task.result) : null,
  }
}
