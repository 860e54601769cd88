import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Form } from 'react-router'
import { chainWords } from '../../ground/audit/chain.words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { RoadProgress } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { chainPanelWords } from './audit.words.ts'
import { isLive, resultOf, type TaskView } from '../backup/task-view.ts'
import { useTask } from '../backup/use-task.ts'

/** Whether anybody has meddled with the history: the last answer, and a way to ask again. */
export function ChainPanel({ task: told }: { readonly task: TaskView | null }) {
  const say = useWords(chainPanelWords)
  const task = useTask(told)
  return (
    <Panel
      title={say('title')}
      actions={
        <Form method="post">
          <Button type="submit" name="intent" value="check" pending={isLive(task)}>
            {say('start')}
          </Button>
        </Form>
      }
      className="mb-5"
    >
      <div aria-live="polite">
        <Verdict task={task} />
      </div>
      {/* On a phone what happened is above it all. */}
      <p className="mt-3 max-w-[75ch] text-sm text-muted max-md:hidden">
        {say('text')} {say('nightly')}
      </p>
    </Panel>
  )
}

function Verdict({ task }: { readonly task: TaskView | null }) {
  const say = useWords(chainPanelWords)
  const sayFault = useWords(chainWords)
  if (!task) return <p>{say('never')}</p>
  if (isLive(task)) return <Walk task={task} />
  const report = resultOf('chain', task)
  const when = task.finished ?? task.asked
  if (!report)
    return (
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge tone="danger">{say('failed')}</Badge> {task.fault}
      </p>
    )
  const { fault, entries: count } = report
  const Icon = fault ? ShieldAlert : ShieldCheck
  return (
    <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <Badge tone={fault ? 'danger' : 'success'}>{say(fault ? 'broken' : 'whole')}</Badge>
      <span>
        {fault
          ? say('brokenText', { when, count, what: sayFault(fault.kind, { seq: fault.seq }) })
          : say('wholeText', { when, count })}
      </span>
    </p>
  )
}

function Walk({ task: { progress } }: { readonly task: TaskView }) {
  const say = useWords(chainPanelWords)
  const text = progress ? say('progress', { done: progress.done, of: progress.of }) : say('waiting')
  return (
    <>
      <p className="mb-2 flex flex-wrap justify-between gap-x-6">
        <span className="font-semibold">{say('running')}</span>
        <span className="figures text-muted">{text}</span>
      </p>
      <RoadProgress
        value={progress?.done ?? 0}
        max={Math.max(1, progress?.of ?? 1)}
        label={say('running')}
        text={text}
      />
    </>
  )
}
