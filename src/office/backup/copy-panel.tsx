import { Form } from 'react-router'
import { sizeInWords } from '../../ground/platform/disk.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { copyWords } from './backup.words.ts'
import { resultOf, type TaskView } from './task-view.ts'
import type { CopiesView } from './view-backups.server.ts'

type CopyPanelProps = {
  readonly copies: CopiesView
  readonly task: TaskView | null
  readonly isBusy: boolean
  readonly hasBackup: boolean
}

/** What survives the building: whether copies leave, where to, and how the last one fared. */
export function CopyPanel({ copies, task, isBusy, hasBackup }: CopyPanelProps) {
  const say = useWords(copyWords)
  if (!copies)
    return (
      <Panel title={say('title')}>
        <p className="text-sm">{say('off')}</p>
      </Panel>
    )
  const { lockedBy, places, plan } = copies
  return (
    <Panel
      title={say('title')}
      actions={
        hasBackup && (
          <Form method="post">
            <Button type="submit" name="intent" value="copy" pending={isBusy}>
              {say('send')}
            </Button>
          </Form>
        )
      }
    >
      <CopyResult task={task} />
      <p className="mt-3 text-sm text-muted">{say(lockedBy)}</p>
      <p className="mt-2 text-sm text-muted">
        {say('where', { places: places.map((place) => say(place)).join(', '), ...plan })}
      </p>
    </Panel>
  )
}

function CopyResult({ task }: { readonly task: TaskView | null }) {
  const say = useWords(copyWords)
  const language = useLanguage()
  const copy = resultOf('copy', task)
  if (task && copy)
    return (
      <p className="figures">
        <Badge tone="success">{say('sent')}</Badge>{' '}
        {say('sentWhen', { when: task.finished ?? '', size: sizeInWords(copy.size, language) })}{' '}
        {copy.isTried && say('tried')}
      </p>
    )
  if (task?.fault)
    return (
      <p>
        <Badge tone="danger">{say('failed')}</Badge> {task.fault}
      </p>
    )
  return <p>{say('never')}</p>
}
