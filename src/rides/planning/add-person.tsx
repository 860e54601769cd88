import { Form } from 'react-router'
import { cardNumber, listName } from '../../people/members/member.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from './people.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

type Candidate = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly isListed: boolean
}

type AddPersonProps = {
  readonly address: string
  readonly page: { readonly wanted: string; readonly found: readonly Candidate[] | null }
}

/** Somebody who called, or stands here without having registered: found by name, added by one press. */
export function AddPerson({ address, page: { wanted, found } }: AddPersonProps) {
  const say = useWords(peopleWords)
  const language = useLanguage()
  return (
    <details
      id="pridat"
      open={found !== null}
      className="mt-5 rounded-panel border border-line bg-panel print:hidden"
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold md:px-6">{say('add')}</summary>
      <div className="border-t border-line px-4 py-4 md:px-6">
        <Form method="get" action={address} preventScrollReset className="flex flex-wrap items-end gap-3">
          <Field label={say('addSearch')} hint={say('addHint')} className="min-w-60 flex-1">
            <TextInput name="pridat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
          </Field>
          <Button type="submit" className="max-md:w-full md:mb-7">
            {say('find')}
          </Button>
        </Form>
        {found && found.length === 0 && <p className="mt-3 text-muted">{say('addNobody')}</p>}
        {found && found.length > 0 && (
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {found.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
                <p>
                  <span className="font-semibold">{listName(person)}</span>{' '}
                  <span className="figures text-sm text-muted">
                    {[
                      person.nickname && quoted(person.nickname, language),
                      say('cardNumber', { number: cardNumber(person.number) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                {person.isListed ? (
                  <span className="text-muted">{say('listed')}</span>
                ) : (
                  <ActButton
                    to={address}
                    intent="add"
                    sends={{ memberId: person.id }}
                    named={say('addNamed', { name: listName(person) })}
                  >
                    {say('addOne')}
                  </ActButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
