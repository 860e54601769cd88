import { useNavigation } from 'react-router'
import { listName } from '../../people/members/member.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { TickList, TickRow } from '../../ground/ui/tick-list.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { PersonLine } from './people-page.server.ts'
import { peopleWords } from './people.words.ts'
import { Contact } from './rider-sheet.tsx'
import { quoted } from '../../ground/values/quoted.ts'

type PeopleListProps = {
  readonly people: readonly PersonLine[]
  readonly address: string
  readonly canTick: boolean
  readonly label: string
  readonly onOpen: (id: number) => void
}

/** Rows large enough for a thumb in a glove; on paper a box to tick and whom to call. */
export function PeopleList({ people, address, canTick, label, onOpen }: PeopleListProps) {
  const say = useWords(peopleWords)
  return (
    <TickList label={label}>
      {people.map((person) => {
        const name = listName(person)
        return (
          <TickRow
            key={person.id}
            person={person}
            name={name}
            mark={
              person.payment === 'unpaid' ? (
                <Badge tone="danger">{say('unpaid')}</Badge>
              ) : (
                person.position !== null && (
                  <Badge tone="warning">{say('place', { position: person.position })}</Badge>
                )
              )
            }
            under={<Under person={person} />}
            isDone={person.hereAt !== null}
            call={person.phone ? { number: person.phone, label: say('callNamed', { name }) } : null}
            act={canTick && <Tick person={person} address={address} />}
            more={{
              href: `${address}?kdo=${person.id}`,
              label: say('manageNamed', { name }),
              onOpen: () => onOpen(person.id),
            }}
            onPaper={<Contact person={person} />}
          />
        )
      })}
    </TickList>
  )
}

function Under({ person }: { readonly person: PersonLine }) {
  const say = useWords(peopleWords)
  const language = useLanguage()
  const { nickname, passengers, pillions, motorcycle, joins, note, answers } = person
  const said = answers.map(({ label, text }) => `${label}: ${text}`)
  const who = [
    person.isGuest && say('guest'),
    nickname && quoted(nickname, language),
    passengers > 0 && say('withCount', { count: passengers }),
    pillions,
  ]
  return [who.filter(Boolean).join(' '), joins && say('joinsAt', { point: joins }), motorcycle, note, ...said]
    .filter(Boolean)
    .join('\u00a0· ')
}

function Tick({ person, address }: { readonly person: PersonLine; readonly address: string }) {
  const say = useWords(peopleWords)
  const isPending = useNavigation().formData?.get('memberId') === String(person.id)
  if (person.hereAt !== null)
    return (
      <span className="shrink-0 print:hidden">
        <Badge tone="success">{say('hereSince', { time: person.hereAt })}</Badge>
      </span>
    )
  return (
    <ActButton
      to={address}
      intent="here"
      sends={{ memberId: person.id }}
      named={say('hereNamed', { name: listName(person) })}
      variant="primary"
      pending={isPending}
      className="px-4!"
    >
      {say('here')}
    </ActButton>
  )
}
