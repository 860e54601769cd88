import { type DragEvent, type ReactNode, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Group, MOST_GROUPS, placeOnDrop, type Placed, placeText } from './groups.ts'
import { groupsWords } from './groups.words.ts'

type Person = Placed & {
  readonly memberId: number
  readonly name: string
  readonly passengers: number
  readonly isNew: boolean
  readonly isGuest: boolean
}

type Props = {
  readonly id: number
  readonly groups: readonly Group<Person>[]
  readonly without: readonly Person[]
}

const KIND = 'text/x-rider'

/** The groups side by side: a rider is dragged into another one, or moved by a choice and its button. */
export function GroupDesk({ id, groups, without }: Props) {
  const say = useWords(groupsWords)
  const submit = useSubmit()
  const action = `/akce/${id}/skupiny`
  const move = (group: number | null) => (memberId: string) => {
    const place = placeOnDrop(groups, Number(memberId), group)
    if (!place) return
    void submit(
      { intent: 'move', memberId, place: placeText(place) },
      { method: 'post', action, preventScrollReset: true },
    )
  }
  const numbers = groups.map(({ number }) => number)
  const row = (person: Person) => (
    <Row key={person.memberId} person={person} numbers={numbers} action={action} />
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {groups.map(({ number, people, lead, sweep }) => (
        <DropPanel key={number} title={say('group', { number })} onDropped={move(number)}>
          <p className="figures flex flex-wrap items-center gap-2 px-4 pb-2 text-muted md:px-6">
            {say('machines', { count: people.length })}
            {!lead && <Badge tone="danger">{say('noLead')}</Badge>}
            {!sweep && <Badge tone="danger">{say('noSweep')}</Badge>}
          </p>
          <ul className="divide-y divide-line border-t border-line">{people.map(row)}</ul>
        </DropPanel>
      ))}
      {without.length > 0 && (
        <DropPanel title={say('none')} onDropped={move(null)}>
          <ul className="divide-y divide-line border-t border-line">{without.map(row)}</ul>
        </DropPanel>
      )}
    </div>
  )
}

type DropPanelProps = {
  readonly title: string
  readonly onDropped: (memberId: string) => void
  readonly children: ReactNode
}

function DropPanel({ title, onDropped, children }: DropPanelProps) {
  const [isOver, setOver] = useState(false)
  const isRider = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(KIND)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the choice of each row does the same by keyboard
    <section
      aria-label={title}
      className={classNames(
        'overflow-hidden rounded-panel border border-line bg-panel pt-4',
        isOver && 'outline-3 outline-primary-500',
      )}
      onDragOver={(event) => {
        if (!isRider(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isRider(event)) return
        event.preventDefault()
        onDropped(event.dataTransfer.getData(KIND))
      }}
    >
      <h2 className="heading px-4 pb-1 text-2xl md:px-6">{title}</h2>
      {children}
    </section>
  )
}

type RowProps = {
  readonly person: Person
  readonly numbers: readonly number[]
  readonly action: string
}

function Row({ person, numbers, action }: RowProps) {
  const say = useWords(groupsWords)
  const { memberId, name, part, isNew, isGuest, passengers } = person
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the choice of each row does the same by keyboard
    <li
      draggable
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:px-6 lg:cursor-grab"
      onDragStart={({ dataTransfer }) => dataTransfer.setData(KIND, String(memberId))}
    >
      <p className="min-w-40 flex-1">
        <span className="font-semibold">{name}</span>{' '}
        {passengers > 0 && <span className="figures">+ {passengers}</span>}{' '}
        {part && <Badge tone="accent">{say(part)}</Badge>}{' '}
        {(isGuest || isNew) && <Badge>{say(isGuest ? 'guest' : 'newcomer')}</Badge>}
      </p>
      <Form method="post" action={action} preventScrollReset className="flex gap-2 max-md:w-full">
        <input type="hidden" name="memberId" value={memberId} />
        <Select
          key={placeText(person)}
          name="place"
          aria-label={say('whereTo', { name })}
          defaultValue={placeText(person)}
          className="min-w-0 max-md:flex-1"
          options={placesOf(numbers, say)}
        />
        <Button type="submit" name="intent" value="move" aria-label={say('moveNamed', { name })}>
          {say('move')}
        </Button>
      </Form>
    </li>
  )
}

type Say = ReturnType<typeof useWords<typeof groupsWords>>

/** Where one can be moved, the same for everybody. */
function placesOf(numbers: readonly number[], say: Say) {
  const next = Math.max(0, ...numbers) + 1
  const choice = (group: number | null, part: Placed['part'], label: string) => ({
    value: placeText({ group, part }),
    label,
  })
  return [
    ...numbers.flatMap((number) => [
      choice(number, null, say('group', { number })),
      choice(number, 'lead', say('groupLead', { number })),
      choice(number, 'sweep', say('groupSweep', { number })),
    ]),
    ...(next <= MOST_GROUPS ? [choice(next, 'lead', say('newGroup'))] : []),
    choice(null, null, say('none')),
  ]
}
