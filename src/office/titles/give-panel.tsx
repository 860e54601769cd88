import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { TermFields } from './term-fields.tsx'
import { titlesWords } from './titles.words.ts'
import type { TitlesView } from './view-titles.server.ts'

type GiveProps = Pick<TitlesView, 'titles' | 'people' | 'divisions' | 'chosen' | 'today' | 'roles'> & {
  readonly fault: FormFault | undefined
}

/** Which title to whom, from when to when. */
export function GivePanel({ titles, people, divisions, chosen, today, roles, fault }: GiveProps) {
  const say = useWords(titlesWords)
  const isPending = useNavigation().formData?.get('intent') === 'give'
  const open = titles.filter(({ closed }) => !closed)
  const values = fault?.values ?? {}
  const fields = fault?.fields ?? {}
  if (open.length === 0) return null
  return (
    <Panel title={say('giveTitle')}>
      <Form method="post" className="grid grid-cols-2 gap-4">
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
        <TermFields titles={open} divisions={divisions} roles={roles} today={today} fault={fault} />
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
