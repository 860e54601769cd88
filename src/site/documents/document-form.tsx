import { Form, useNavigation } from 'react-router'
import { roleWords } from '../../people/members/role.words.ts'
import { ROLES } from '../../permissions.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { AUDIENCES, DOCUMENT_KINDS } from './document.ts'
import { documentFormWords } from './document-form.words.ts'
import { documentWords } from './documents.words.ts'
import { ACCEPTED, LARGEST_DOCUMENT } from './file-kind.ts'

export type DocumentValues = {
  readonly title: string
  readonly kind: string
  readonly datedOn: string
  readonly audience: string
  readonly roles: readonly string[]
  readonly version: number
}

type DocumentFormProps = {
  readonly values: DocumentValues
  readonly fault: FormFault | undefined
  /** A new one comes with its file. */
  readonly isNew: boolean
}

/** What is said about a document, and who may have it. */
export function DocumentForm({ values, fault, isNew }: DocumentFormProps) {
  const say = useWords(documentFormWords)
  const sayKind = useWords(documentWords)
  const sayRole = useWords(roleWords)
  const intent = isNew ? 'add' : 'save'
  const isPending = useNavigation().formData?.get('intent') === intent
  const given = (name: 'title' | 'kind' | 'datedOn' | 'audience') => fault?.values[name] ?? values[name]
  const isTicked = (role: string) =>
    fault ? fault.values[`role:${role}`] === 'on' : values.roles.includes(role)
  return (
    <Form
      method="post"
      {...(isNew ? { encType: 'multipart/form-data' as const } : {})}
      preventScrollReset
      className="grid gap-5 md:grid-cols-2"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={values.version} />
      {isNew && (
        <Field
          label={say('file')}
          hint={say('fileHint')}
          error={fault?.fields.file}
          className="md:col-span-2"
        >
          <FileInput accept={ACCEPTED} largest={LARGEST_DOCUMENT} tooLarge={say('tooLarge')} />
        </Field>
      )}
      <Field label={say('title')} error={fault?.fields.title} className="md:col-span-2">
        <TextInput name="title" required maxLength={200} defaultValue={given('title')} />
      </Field>
      <Field label={say('kind')} error={fault?.fields.kind}>
        <Select
          name="kind"
          defaultValue={given('kind')}
          options={DOCUMENT_KINDS.map((value) => ({ value, label: sayKind(value) }))}
        />
      </Field>
      <Field label={say('datedOn')} error={fault?.fields.datedOn}>
        <TextInput name="datedOn" type="date" required defaultValue={given('datedOn')} />
      </Field>
      <Field label={say('audience')} error={fault?.fields.audience}>
        <Select
          name="audience"
          defaultValue={given('audience')}
          options={AUDIENCES.map((value) => ({ value, label: say(value) }))}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-medium">{say('rolesTitle')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {ROLES.map((role) => (
            <Checkbox
              key={role}
              name={`role:${role}`}
              label={sayRole(role)}
              defaultChecked={isTicked(role)}
            />
          ))}
        </div>
        <p className="mt-1.5 text-sm text-muted">{say('rolesHint')}</p>
        {fault?.fields.roles && (
          <p className="mt-1 text-sm font-medium text-danger-ink">{fault.fields.roles}</p>
        )}
      </fieldset>
      <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
        {say(isNew ? 'add' : 'save')}
      </Button>
    </Form>
  )
}
