import { Form } from 'react-router'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from './people.words.ts'

type PeopleSearchProps = {
  readonly address: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filters as one writes; without JavaScript Enter asks the server. */
export function PeopleSearch({ address, value, onChange }: PeopleSearchProps) {
  const say = useWords(peopleWords)
  return (
    <search className="min-w-0 flex-1 md:max-w-xl">
      <Form method="get" action={address}>
        <TextInput
          type="search"
          name="hledat"
          aria-label={say('search')}
          placeholder={say('searchRider')}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          maxLength={100}
        />
      </Form>
    </search>
  )
}
