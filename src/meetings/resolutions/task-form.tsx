import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { taskWords } from './resolutions.words.ts'

type Task = {
  readonly form: {
    readonly memberId: string
    readonly memberName: string | null
    readonly doer: string
    readonly dueOn: string
    readonly isDone: boolean
    readonly version: number
  }
  readonly found: readonly { readonly memberId: number; readonly name: string }[] | null
}

type TaskFormProps = { readonly page: Task; readonly fault: FormFault | undefined }

export function TaskForm({ page: { form, found }, fault }: TaskFormProps) {
  const say = useWords(taskWords)
  const [first] = found ?? []
  const people = [
    { value: '', label: say('nobody') },
    ...(form.memberId ? [{ value: form.memberId, label: form.memberName ?? form.memberId }] : []),
    ...(found ?? [])
      .filter(({ memberId }) => String(memberId) !== form.memberId)
      .map(({ memberId, name }) => ({ value: String(memberId), label: name })),
  ]
  return (
    <Form
      key={`${form.version} ${people.length} ${first?.memberId ?? ''}`}
      method="post"
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="version" value={form.version} />
      {found?.length === 0 && <p className="text-muted sm:col-span-2">{say('notFound')}</p>}
      <Field label={say('person')} error={fault?.fields.memberId}>
        <Select
          name="memberId"
          defaultValue={first ? String(first.memberId) : form.memberId}
          options={people}
        />
      </Field>
      <Field label={say('doer')} hint={say('doerHint')} error={fault?.fields.doer}>
        <TextInput
          name="doer"
          maxLength={200}
          autoComplete="off"
          defaultValue={fault?.values.doer ?? form.doer}
        />
      </Field>
      <Field label={say('dueOn')} error={fault?.fields.dueOn}>
        <TextInput name="dueOn" type="date" defaultValue={fault?.values.dueOn ?? form.dueOn} />
      </Field>
      <div className="self-end">
        <Checkbox
          name="isDone"
          label={say('isDone')}
          defaultChecked={fault ? 'isDone' in fault.values : form.isDone}
        />
      </div>
      <Button type="submit" variant="primary" className="justify-self-start max-md:w-full sm:col-span-2">
        {say('save')}
      </Button>
    </Form>
  )
}
