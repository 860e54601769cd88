import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { householdsWords } from './households.words.ts'

type Person = { readonly id: number; readonly name: string; readonly card: string }
type LineProps = {
  readonly household: { readonly payer: Person; readonly others: readonly Person[] }
  readonly fault: FormFault | undefined
}

/** One household: who pays, for whom, and what can be changed about it. */
export function HouseholdLine({ household: { payer, others }, fault }: LineProps) {
  const say = useWords(householdsWords)
  return (
    <li className="px-5 py-4 md:px-6">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {[payer, ...others].map((person) => (
          <li key={person.id} className="flex min-w-0 items-center gap-2">
            <Link to={`/admin/${person.id}/edit`} className="link font-semibold wrap-anywhere">
              {person.name}
            </Link>
            <span className="figures text-sm text-muted">{person.card}</span>
            {person === payer && <Badge tone="info">{say('pays')}</Badge>}
          </li>
        ))}
      </ul>
      <EditFold label={say('change')} name={payer.name} open={fault !== undefined} className="mt-1">
        <div className="mt-3 grid gap-4">
          <ul className="grid gap-2">
            {[payer, ...others].map((person) => (
              <OnePerson key={person.id} person={person} payer={payer} />
            ))}
          </ul>
          <Form method="post" preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
            <input type="hidden" name="payerId" value={payer.id} />
            <Field label={say('addWho')} error={fault?.fields.person} className="min-w-60 flex-1">
              <TextInput
                name="person"
                required
                placeholder={say('whoHint')}
                maxLength={200}
                autoComplete="off"
                defaultValue={fault?.values.person}
              />
            </Field>
            <Button type="submit" name="intent" value="add">
              {say('add')}
            </Button>
          </Form>
          <ActButton
            intent="end"
            sends={{ payerId: payer.id }}
            named={say('endNamed', { name: payer.name })}
            size="small"
          >
            {say('end')}
          </ActButton>
        </div>
      </EditFold>
    </li>
  )
}

function OnePerson({ person, payer }: { readonly person: Person; readonly payer: Person }) {
  const say = useWords(householdsWords)
  const { id, name } = person
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="payerId" value={payer.id} />
        <input type="hidden" name="memberId" value={id} />
        {person !== payer && (
          <Button
            type="submit"
            size="small"
            name="intent"
            value="payer"
            aria-label={say('makePayerNamed', { name })}
          >
            {say('makePayer')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          name="intent"
          value="remove"
          aria-label={say('removeNamed', { name })}
        >
          {say('remove')}
        </Button>
      </Form>
    </li>
  )
}
