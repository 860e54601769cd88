import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from './people.words.ts'

type PeopleSearchProps = {
  readonly address: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filters as one writes; without JavaScript the button asks the server. */
export function PeopleSearch({ address, value, onChange }: PeopleSearchProps) {
  const say = useWords(peopleWords)
  return (
    <Form method="get" action={address} className="mb-5 flex max-w-xl items-end gap-2.5 print:hidden">
      <Field label={say('search')} className="flex-1">
        <TextInput
          type="search"
          name="hledat"
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </Field>
      <Button type="submit">{say('find')}</Button>
    </Form>
  )
}
