import { sizeInWords } from '../../ground/platform/disk.ts'
import { RoadProgress } from '../../ground/ui/road.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { taskWords } from './backup.words.ts'
import { isLive, type TaskView } from './task-view.ts'
import { useTask } from './use-task.ts'

/** What goes on right now, on the dark board where runs are shown. */
export function TaskRun({ task: told }: { readonly task: TaskView }) {
  const say = useWords(taskWords)
  const task = useTask(told) ?? told
  const text = useProgressText(task)
  if (!isLive(task)) return null
  const { done = 0, of = 0 } = task.progress ?? {}
  return (
    <section
      aria-label={say(task.kind)}
      className="night mb-5 rounded-panel border border-line bg-asphalt px-5 py-4.5 text-[0.9375rem] md:px-6"
    >
      <header className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <strong className="font-semibold">{say(task.kind)}</strong>
        <span className="figures">{text}</span>
      </header>
      <RoadProgress value={done} max={Math.max(1, of)} label={say(task.kind)} text={text} />
      {task.kind === 'restore' && <p className="mt-2 text-primary-200">{say('quiet')}</p>}
    </section>
  )
}

function useProgressText({ kind, progress }: TaskView): string {
  const say = useWords(taskWords)
  const language = useLanguage()
  if (!progress) return say('waiting')
  const size = sizeInWords(progress.bytes, language)
  if (kind === 'restore') return say('bytes', { size, of: sizeInWords(progress.of, language) })
  if (kind === 'copy') return say('places', { done: progress.done, of: progress.of })
  return progress.done < progress.of || progress.bytes === 0
    ? say('tables', { done: progress.done, of: progress.of })
    : say('files', { size })
}
