import { Form } from 'react-router'
import { cardNumber, listName } from '../members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { searchWords } from './matches.words.ts'
import type { ShownPerson } from './people-pairs.server.ts'

export type HandSearchProps = {
  readonly search: {
    readonly first: string
    readonly second: string
    readonly firstFound: readonly ShownPerson[]
    readonly secondFound: readonly ShownPerson[]
  } | null
}

/** What the machine did not see: two cards found by a person. */
export function HandSearch({ search }: HandSearchProps) {
  const say = useWords(searchWords)
  return (
    <details open={search !== null} className="mt-8 rounded-panel border border-line bg-panel">
      <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('title')}</summary>
      <div className="border-t border-line p-5 md:p-6">
        <Form
          method="get"
          action="?"
          preventScrollReset
          className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]"
        >
          <Field label={say('first')}>
            <TextInput
              name="first"
              type="search"
              defaultValue={search?.first}
              placeholder={say('hint')}
              maxLength={100}
            />
          </Field>
          <Field label={say('second')}>
            <TextInput
              name="second"
              type="search"
              defaultValue={search?.second}
              placeholder={say('hint')}
              maxLength={100}
            />
          </Field>
          <Button type="submit">{say('search')}</Button>
        </Form>
        {search && <Found {...search} />}
      </div>
    </details>
  )
}

function Found({ firstFound, secondFound }: NonNullable<HandSearchProps['search']>) {
  const say = useWords(searchWords)
  const isReady = firstFound.length > 0 && secondFound.length > 0
  return (
    <Form method="get" action="?" className="mt-6">
      <p className="mb-4 text-muted">{say('choose')}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <Choice name="keep" legend={say('first')} people={firstFound} />
        <Choice name="drop" legend={say('second')} people={secondFound} />
      </div>
      {isReady && (
        <Button type="submit" variant="primary" className="mt-5 max-md:w-full">
          {say('compare')}
        </Button>
      )}
    </Form>
  )
}

type ChoiceProps = { readonly name: string; readonly legend: string; readonly people: readonly ShownPerson[] }

function Choice({ name, legend, people }: ChoiceProps) {
  const say = useWords(searchWords)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      {people.length === 0 ? (
        <p className="text-muted">{say('nobody')}</p>
      ) : (
        people.map((person, index) => (
          <label
            key={person.id}
            className="flex cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-sunk"
          >
            <input
              type="radio"
              name={name}
              value={person.id}
              required
              defaultChecked={index === 0}
              className="mt-1 size-4 accent-primary-500"
            />
            <span className="min-w-0 break-words">
              {listName(person)}
              <span className="figures block text-sm text-muted">
                {[cardNumber(person.number), person.nickname, person.birthDate, person.city]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </label>
        ))
      )}
    </fieldset>
  )
}
