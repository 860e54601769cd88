import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { titlesWords } from './titles.words.ts'
import type { TitlesView } from './view-titles.server.ts'

type GiveProps = Pick<TitlesView, 'titles' | 'people' | 'divisions' | 'chosen' | 'today' | 'roles'> & {
  readonly fault: FormFault | undefined
}

/** Which title to whom, from when to when. */
export function GivePanel({ titles, people, divisions, chosen, today, roles, fault }: GiveProps) {
  const say = useWords(titlesWords)
  const sayRole = useWords(roleWords)
  const isPending = useNavigation().formData?.get('intent') === 'give'
  const open = titles.filter(({ closed }) => !closed)
  const values = fault?.values ?? {}
  const fields = fault?.fields ?? {}
  if (open.length === 0) return null
  return (
    <Panel title={say('giveTitle')}>
      <Form method="post" className="grid grid-cols-2 gap-4">
        <Field label={say('which')} error={fields.titleId} className="col-span-2">
          <Select
            name="titleId"
            defaultValue={values.titleId}
            options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field
          label={say('member')}
          hint={say('memberHint')}
          error={fields.member && say('unknownMember')}
          className="col-span-2"
        >
          <TextInput
            name="member"
            required
            maxLength={300}
            list="title-people"
            autoComplete="off"
            defaultValue={values.member ?? chosen}
          />
          <datalist id="title-people">
            {people.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </Field>
        {open.some(({ scope }) => scope === 'division') && (
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
        <Field label={say('from')} error={fields.startsOn}>
          <TextInput name="startsOn" type="date" required defaultValue={values.startsOn ?? today} />
        </Field>
        <Field label={say('until')} hint={say('untilHint')} error={fields.endsOn}>
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
        <Button
          type="submit"
          name="intent"
          value="give"
          variant="primary"
          pending={isPending}
          className="col-span-2 justify-self-start max-sm:w-full"
        >
          {say('give')}
        </Button>
      </Form>
    </Panel>
  )
}
