import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { RoadProgress } from '../../ground/ui/road.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { EVERY, type Plan } from './backup-name.ts'
import { backupWords } from './backup.words.ts'
import { sendBackupFile } from './send-backup.ts'
import { resultOf, type TaskView } from './task-view.ts'

type PlanPanelProps = {
  readonly plan: Plan
  readonly isWebmaster: boolean
  readonly fields: Readonly<Record<string, string>>
}

export function PlanPanel({ plan, isWebmaster, fields }: PlanPanelProps) {
  const say = useWords(backupWords)
  const { state } = useNavigation()
  return (
    <Panel title={say('plan')}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="plan" />
        <Field label={say('every')}>
          <Select
            name="every"
            defaultValue={plan.every}
            disabled={!isWebmaster}
            options={EVERY.map((value) => ({ value, label: say(value) }))}
          />
        </Field>
        <Field label={say('keep')} hint={say('keepHint')} error={fields.keep}>
          <TextInput
            name="keep"
            type="number"
            min={1}
            max={365}
            required
            defaultValue={plan.keep}
            disabled={!isWebmaster}
          />
        </Field>
        {isWebmaster && <OwnPassword error={fields.password} />}
        {isWebmaster && (
          <div>
            <Button type="submit" pending={state !== 'idle'}>
              {say('save')}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  )
}

export function DrillPanel({ task, isBusy }: { readonly task: TaskView | null; readonly isBusy: boolean }) {
  const say = useWords(backupWords)
  return (
    <Panel
      title={say('drill')}
      actions={
        <Form method="post">
          <Button type="submit" name="intent" value="drill" pending={isBusy}>
            {say('drillStart')}
          </Button>
        </Form>
      }
    >
      <DrillResult task={task} />
      <p className="mt-3 text-sm text-muted">{say('drillText')}</p>
    </Panel>
  )
}

function DrillResult({ task }: { readonly task: TaskView | null }) {
  const say = useWords(backupWords)
  const report = resultOf('drill', task)
  if (task && report) {
    const { seconds, rows, files, chain } = report
    return (
      <p className="figures">
        <Badge tone={chain.fault ? 'warning' : 'success'}>{say('drillPassed')}</Badge>{' '}
        {say('drillResult', { when: task.finished ?? '', seconds, rows, files })}{' '}
        {chain.fault && say('drillChain')}
      </p>
    )
  }
  if (task?.fault)
    return (
      <p>
        <Badge tone="danger">{say('drillFailed')}</Badge> {task.fault}
      </p>
    )
  return <p>{say('drillNever')}</p>
}

/** Larger than a disk: the server says when there is no room. */
const LARGEST = 200_000_000_000

/** Bringing a backup in needs JavaScript: a form without it would hold gigabytes in memory. The folder is the other way. */
export function BringPanel() {
  const say = useWords(backupWords)
  const isInBrowser = useInBrowser()
  const goTo = useGoTo()
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [file, password] = [form.get('file'), form.get('password')]
    if (!(file instanceof File) || typeof password !== 'string' || percent !== null) return
    setFault(null)
    setPercent(0)
    const said = await sendBackupFile({ file, password }, setPercent)
    setPercent(null)
    if ('fault' in said) return setFault(said.fault ?? say('bringFailed'))
    showToast({ tone: 'success', text: say('brought_done') })
    goTo(`/admin/sprava/backup?obnovit=${said.name}`)
  }
  return (
    <Panel title={say('bring')}>
      <p className="mb-4 text-sm text-muted">{say('bringText')}</p>
      {isInBrowser && (
        <form className="grid gap-4" onSubmit={(event) => void send(event)}>
          <Field label={say('bringFile')} error={fault}>
            <FileInput accept=".gz,application/gzip" largest={LARGEST} tooLarge={say('bringFailed')} />
          </Field>
          <OwnPassword error={undefined} />
          {percent !== null && (
            <RoadProgress
              value={percent}
              max={100}
              label={say('bring')}
              text={say('bringing', { percent })}
            />
          )}
          <div>
            <Button type="submit" pending={percent !== null}>
              {percent === null ? say('bringStart') : say('bringing', { percent })}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}
