import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { titlesWords } from './titles.words.ts'

type Named = { readonly id: number; readonly name: string }

type TermFieldsProps = {
  readonly titles: readonly (Named & { readonly scope: 'club' | 'division' })[]
  readonly divisions: readonly Named[]
  readonly roles: readonly Role[]
  readonly today: string
  readonly fault: FormFault | undefined
}

/** Which title, where, from when to when and with which role: asked the same of whoever is given it or was elected. */
export function TermFields({ titles, divisions, roles, today, fault }: TermFieldsProps) {
  const say = useWords(titlesWords)
  const sayRole = useWords(roleWords)
  const values = fault?.values ?? {}
  const fields = fault?.fields ?? {}
  return (
    <>
      <Field label={say('which')} error={fields.titleId} className="col-span-2">
        <Select
          name="titleId"
          defaultValue={values.titleId}
          options={titles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      {titles.some(({ scope }) => scope === 'division') && (
        <Field
          label={say('division')}
          hint={say('divisionHint')}
          error={fields.division}
          className="col-span-2"
        >
          <Select
            name="division"
            defaultValue={values.division ?? ''}
            options={[
              { value: '', label: say('wholeClub') },
              ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      )}
      <Field label={say('from')} error={fields.startsOn} className="max-sm:col-span-2">
        <TextInput name="startsOn" type="date" required defaultValue={values.startsOn ?? today} />
      </Field>
      <Field label={say('until')} hint={say('untilHint')} error={fields.endsOn} className="max-sm:col-span-2">
        <TextInput name="endsOn" type="date" defaultValue={values.endsOn ?? ''} />
      </Field>
      {roles.length > 0 && (
        <Field label={say('role')} hint={say('roleHint')} error={fields.role} className="col-span-2">
          <Select
            name="role"
            defaultValue={values.role ?? ''}
            options={[
              { value: '', label: say('noRole') },
              ...roles.map((role) => ({ value: role, label: sayRole(role) })),
            ]}
          />
        </Field>
      )}
      <Checkbox
        name="replaces"
        label={say('replaces')}
        defaultChecked={fault ? 'replaces' in values : true}
        className="col-span-2"
      />
    </>
  )
}
