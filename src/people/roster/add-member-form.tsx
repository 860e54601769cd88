import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Choices } from '../members/member-choices.server.ts'
import { basicFieldWords } from '../members/basic-field.words.ts'
import { addMemberWords } from './members.words.ts'

type AddMemberProps = { readonly choices: Choices; readonly fault: FormFault | undefined }

/** Just enough to have a card; everything else is written on the card itself. */
export function AddMemberForm({ choices, fault }: AddMemberProps) {
  const say = useWords(addMemberWords)
  const sayField = useWords(basicFieldWords)
  const isPending = useNavigation().formData?.get('intent') === 'add'
  const text = (name: 'firstName' | 'lastName' | 'nickname' | 'email') => ({
    name,
    defaultValue: fault?.values[name] ?? '',
  })
  return (
    <Panel title={say('title')} className="mb-5">
      <p className="mb-4 text-muted">{say('text')}</p>
      {fault && (
        <p role="alert" className="mb-4 rounded-lg bg-danger px-4 py-3 text-danger-ink">
          {say('failed')}: {fault.message}
        </p>
      )}
      <Form method="post" action="/admin/members?add=1">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field label={sayField('firstName')} error={fault?.fields.firstName}>
            <TextInput {...text('firstName')} required maxLength={100} autoComplete="off" />
          </Field>
          <Field label={sayField('lastName')} error={fault?.fields.lastName}>
            <TextInput {...text('lastName')} required maxLength={100} autoComplete="off" />
          </Field>
          <Field label={sayField('nickname')} error={fault?.fields.nickname}>
            <TextInput {...text('nickname')} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={sayField('email')} error={fault?.fields.email}>
            <TextInput {...text('email')} type="email" maxLength={254} autoComplete="off" />
          </Field>
          <Field label={sayField('division')} error={fault?.fields.division}>
            <Select
              name="division"
              defaultValue={fault?.values.division ?? ''}
              options={[
                { value: '', label: say('noDivision') },
                ...choices.divisions
                  .filter(({ isClosed }) => !isClosed)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="add" variant="primary" pending={isPending}>
            {say('submit')}
          </Button>
          <Link to="/admin/members" className="link px-2">
            {say('cancel')}
          </Link>
        </div>
      </Form>
    </Panel>
  )
}
