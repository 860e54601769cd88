import { Form } from 'react-router'
import { cardNumber, listName } from '../../people/members/member.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { Sheet } from '../../ground/ui/sheet.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { PersonLine } from './people-page.server.ts'
import { peopleWords } from './people.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

type RiderSheetProps = {
  readonly person: PersonLine
  readonly address: string
  /** Null where nothing can be changed any more. */
  readonly most: number | null
  readonly onClose: () => void
}

/** Everything else about one rider: what he said and owes, whom to call, and what is done with him now and then. */
export function RiderSheet({ person, address, most, onClose }: RiderSheetProps) {
  const say = useWords(peopleWords)
  const language = useLanguage()
  const under = [
    person.nickname && quoted(person.nickname, language),
    person.isGuest ? say('guest') : say('cardNumber', { number: cardNumber(person.number) }),
    person.division,
    person.motorcycle,
  ]
  return (
    <Sheet title={listName(person)} note={under.filter(Boolean).join(' · ')} onClose={onClose}>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {person.position !== null && (
          <Badge tone="warning">{say('place', { position: person.position })}</Badge>
        )}
        {person.payment && (
          <Badge tone={person.payment === 'paid' ? 'success' : 'danger'}>{say(person.payment)}</Badge>
        )}
        {person.hereAt && <Badge tone="success">{say('hereSince', { time: person.hereAt })}</Badge>}
      </p>
      {person.pillions && (
        <p className="break-words">
          <span className="text-muted">{say('pillions')}: </span>
          {person.pillions}
        </p>
      )}
      {person.note && <p className="break-words">{person.note}</p>}
      {person.answers.length > 0 && (
        <dl className="grid gap-1 break-words">
          {person.answers.map(({ label, text }) => (
            <div key={label}>
              <dt className="inline text-muted">{label}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Contact person={person} />
      {most !== null && <Manage person={person} address={address} most={most} onClose={onClose} />}
    </Sheet>
  )
}

/** Only what the visibility table gives: the emergency contact comes on the day of the ride. */
export function Contact({ person: { phone, emergency } }: { readonly person: PersonLine }) {
  const say = useWords(peopleWords)
  if (!phone && !emergency) return null
  return (
    <dl className="figures grid gap-1">
      {phone && (
        <div>
          <dt className="inline text-muted">{say('phone')}: </dt>
          <dd className="inline">
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

type ManageProps = Omit<RiderSheetProps, 'most'> & { readonly most: number }

/** A place taken away is never one press from a tick; what was done is told on the list. */
function Manage({ person, address, most, onClose }: ManageProps) {
  const say = useWords(peopleWords)
  const options = Array.from({ length: Math.max(most, person.passengers) + 1 }, (_, count) => ({
    value: String(count),
    label: String(count),
  }))
  const rider = <input type="hidden" name="memberId" value={person.id} />
  return (
    <>
      {person.hereAt && (
        <Form method="post" action={address} preventScrollReset onSubmit={onClose}>
          {rider}
          <Button
            type="submit"
            name="intent"
            value="undo"
            className="w-full"
            aria-label={say('undoNamed', { name: listName(person) })}
          >
            {say('undo')}
          </Button>
        </Form>
      )}
      <Form
        method="post"
        action={address}
        preventScrollReset
        onSubmit={onClose}
        className="group/party grid gap-4"
      >
        <input type="hidden" name="intent" value="change" />
        {rider}
        <Field label={say('passengers')}>
          <Select name="passengers" options={options} defaultValue={String(person.passengers)} />
        </Field>
        <Field label={say('pillions')} className="group-has-[option[value='0']:checked]/party:hidden">
          <TextInput
            name="pillions"
            maxLength={500}
            autoComplete="off"
            defaultValue={person.pillions ?? ''}
          />
        </Field>
        <Button type="submit">{say('save')}</Button>
      </Form>
      <Form
        method="post"
        action={address}
        preventScrollReset
        onSubmit={onClose}
        className="border-t border-line pt-5"
      >
        <input type="hidden" name="intent" value="remove" />
        {rider}
        <Button type="submit" variant="danger" className="w-full">
          {say('remove')}
        </Button>
        <p className="mt-2 text-sm text-pretty text-muted">{say('removeNote')}</p>
      </Form>
    </>
  )
}
