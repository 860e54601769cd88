import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { listWords, totalWords } from './donate.words.ts'
import type { DonateView } from './view-donate.server.ts'

type Purpose = Extract<DonateView, { tab: 'purposes' }>['purposes'][number]
type PurposeDeskProps = {
  readonly purposes: readonly Purpose[]
  readonly path: string
  readonly fault: FormFault | undefined
}

/** What one can give to. Nothing is deleted: what is over is closed and keeps its donations. */
export function PurposeDesk({ purposes, path, fault }: PurposeDeskProps) {
  const say = useWords(listWords)
  const sayTotal = useWords(totalWords)
  const refusedId = fault?.values.id
  return (
    <div className="grid max-w-3xl gap-4">
      {purposes.map((purpose) => (
        <details
          key={JSON.stringify(purpose)}
          open={refusedId === String(purpose.id)}
          className="rounded-panel border border-line bg-panel"
        >
          <summary className="cursor-pointer px-5 py-4 font-semibold md:px-6">
            {purpose.name} {!purpose.active && <Badge>{sayTotal('closed')}</Badge>}
          </summary>
          <PurposeForm
            purpose={purpose}
            path={path}
            fault={refusedId === String(purpose.id) ? fault : undefined}
          />
        </details>
      ))}
      <Panel title={say('newPurpose')}>
        <PurposeForm
          key={purposes.length}
          purpose={null}
          path={path}
          fault={fault && !refusedId ? fault : undefined}
        />
      </Panel>
    </div>
  )
}

type PurposeFormProps = {
  readonly purpose: Purpose | null
  readonly path: string
  readonly fault: FormFault | undefined
}

function PurposeForm({ purpose, path, fault }: PurposeFormProps) {
  const say = useWords(listWords)
  return (
    <Form
      method="post"
      action={`${path}?tab=purposes`}
      className={purpose ? 'grid gap-4 px-5 pb-5 md:px-6' : 'grid gap-4'}
    >
      {purpose && <input type="hidden" name="id" value={purpose.id} />}
      <Field label={say('name')} error={fault?.fields.name}>
        <TextInput
          name="name"
          required
          maxLength={100}
          defaultValue={fault?.values.name ?? purpose?.name ?? ''}
        />
      </Field>
      <Field label={say('description')} error={fault?.fields.description}>
        <TextInput
          name="description"
          rows={3}
          maxLength={2000}
          defaultValue={fault?.values.description ?? purpose?.description ?? ''}
        />
      </Field>
      <Checkbox name="showsTotal" label={say('showsTotal')} defaultChecked={purpose?.showsTotal ?? false} />
      <Checkbox name="active" label={say('active')} defaultChecked={purpose?.active ?? true} />
      <Button
        type="submit"
        name="intent"
        value="purpose"
        variant={purpose ? 'outline' : 'primary'}
        className="justify-self-start"
      >
        {say('savePurpose')}
      </Button>
    </Form>
  )
}
