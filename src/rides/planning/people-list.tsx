import { Form, useNavigation } from 'react-router'
import { cardNumber, listName } from '../../people/members/member.ts'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { PersonLine } from './people-page.server.ts'
import { peopleWords } from './people.words.ts'

type PeopleListProps = {
  readonly people: readonly PersonLine[]
  readonly address: string
  readonly canTick: boolean
  /** Null where nothing can be changed any more. */
  readonly mostPassengers: number | null
  readonly label: string
}

/** Rows large enough for a thumb in a glove; on paper a box to tick. */
export function PeopleList({ people, address, canTick, mostPassengers, label }: PeopleListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {people.map((person) => (
        <li
          key={person.id}
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6',
            person.hereAt && 'bg-success/40',
          )}
        >
          <span aria-hidden="true" className="hidden size-5 border border-stone-900 print:block" />
          <Avatar firstName={person.firstName} lastName={person.lastName} />
          <Who person={person} />
          <Contact person={person} />
          {canTick && <Tick person={person} address={address} />}
          {mostPassengers !== null && <Manage person={person} address={address} most={mostPassengers} />}
        </li>
      ))}
    </ul>
  )
}

function Who({ person }: { readonly person: PersonLine }) {
  const say = useWords(peopleWords)
  const under = [
    person.nickname && `„${person.nickname}“`,
    say('cardNumber', { number: cardNumber(person.number) }),
    person.division,
  ]
  return (
    <div className="min-w-44 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {listName(person)}
        {person.passengers > 0 && <Badge>{say('withCount', { count: person.passengers })}</Badge>}
        {person.position !== null && (
          <Badge tone="warning">{say('place', { position: person.position })}</Badge>
        )}
        {person.payment && (
          <Badge tone={person.payment === 'paid' ? 'success' : 'danger'}>{say(person.payment)}</Badge>
        )}
        {person.hereAt && <Badge tone="success">{say('hereSince', { time: person.hereAt })}</Badge>}
      </p>
      <p className="figures text-sm text-muted">{under.filter(Boolean).join(' · ')}</p>
      {person.note && <p className="mt-0.5 text-[0.9375rem] break-words">{person.note}</p>}
    </div>
  )
}

/** Only what the visibility table gives: the emergency contact comes on the day of the ride. */
function Contact({ person: { phone, emergency } }: { readonly person: PersonLine }) {
  const say = useWords(peopleWords)
  if (!phone && !emergency) return null
  return (
    <dl className="figures text-sm max-md:w-full md:w-56">
      {phone && (
        <div className="flex gap-2">
          <dt className="sr-only">{say('phone')}</dt>
          <dd>
            <Call number={phone} />
          </dd>
        </div>
      )}
      {emergency && (
        <div>
          <dt className="inline text-muted">{say('emergency')}: </dt>
          <dd className="inline">
            {emergency.name} {emergency.phone && <Call number={emergency.phone} />}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Call({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className="link inline-block py-1 whitespace-nowrap">
      {number}
    </a>
  )
}

type ManageProps = { readonly person: PersonLine; readonly address: string; readonly most: number }

/** What is rarely needed hides behind a word; a place taken away is never one press from a tick. */
function Manage({ person, address, most }: ManageProps) {
  const say = useWords(peopleWords)
  const options = Array.from({ length: Math.max(most, person.passengers) + 1 }, (_, count) => ({
    value: String(count),
    label: String(count),
  }))
  return (
    <details className="w-full print:hidden">
      <summary
        aria-label={say('manageNamed', { name: listName(person) })}
        className="link inline-block cursor-pointer py-1.5 text-[0.9375rem] font-medium"
      >
        {say('manage')}
      </summary>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 pt-2 pb-1">
        <Form method="post" action={address} preventScrollReset className="flex items-end gap-3">
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="memberId" value={person.id} />
          <Field label={say('passengers')}>
            <Select name="passengers" options={options} defaultValue={String(person.passengers)} />
          </Field>
          <Button type="submit">{say('save')}</Button>
        </Form>
        <Form method="post" action={address} preventScrollReset className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="memberId" value={person.id} />
          <Button type="submit" variant="danger">
            {say('remove')}
          </Button>
          <span className="max-w-[34ch] text-sm text-pretty text-muted">{say('removeNote')}</span>
        </Form>
      </div>
    </details>
  )
}

function Tick({ person, address }: { readonly person: PersonLine; readonly address: string }) {
  const say = useWords(peopleWords)
  const isPending = useNavigation().formData?.get('memberId') === String(person.id)
  const isHere = person.hereAt !== null
  return (
    <Form method="post" action={address} preventScrollReset className="max-md:w-full print:hidden">
      <input type="hidden" name="intent" value={isHere ? 'undo' : 'here'} />
      <input type="hidden" name="memberId" value={person.id} />
      <Button
        type="submit"
        variant={isHere ? 'quiet' : 'outline'}
        className="w-full md:w-28"
        pending={isPending}
        aria-label={say(isHere ? 'undoNamed' : 'hereNamed', { name: listName(person) })}
      >
        {say(isHere ? 'undo' : 'here')}
      </Button>
    </Form>
  )
}
