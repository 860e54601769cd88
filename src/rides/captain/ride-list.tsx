import { memo } from 'react'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { TickList, TickRow } from '../../ground/ui/tick-list.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import type { RideRider } from './ride.ts'

type RideListProps = {
  readonly riders: readonly RideRider[]
  /** Whose emergency contact was opened. */
  readonly seen: ReadonlySet<number>
  readonly isEmergency: boolean
  readonly onHere: (memberId: number) => void
  readonly onLook: (memberId: number) => void
  readonly onOpen: (memberId: number) => void
}

export function RideList({ riders, seen, ...rest }: RideListProps) {
  const say = useWords(captainWords)
  return (
    <TickList label={say('riders')}>
      {riders.map((rider) => (
        <Row key={rider.id} rider={rider} isSeen={seen.has(rider.id)} {...rest} />
      ))}
    </TickList>
  )
}

type RowProps = Omit<RideListProps, 'riders' | 'seen'> & {
  readonly rider: RideRider
  readonly isSeen: boolean
}

// Two hundred rows: a letter written in the search must not draw those that stay.
const Row = memo(function RiderRow({ rider, isSeen, isEmergency, onHere, onLook, onOpen }: RowProps) {
  const say = useWords(captainWords)
  const name = listName(rider)
  const contact = isEmergency && isSeen ? rider.emergency : null
  const number = isEmergency ? (contact?.phone ?? null) : rider.phone
  return (
    <TickRow
      person={rider}
      name={name}
      mark={rider.owes > 0 && <Badge tone="danger">{say('unpaid')}</Badge>}
      under={contact ? [contact.name, contact.phone].filter(Boolean).join(' · ') : <Under rider={rider} />}
      isDone={rider.hereAt !== null}
      call={number ? { number, label: say('callNamed', { name: contact?.name ?? name }) } : null}
      act={
        isEmergency ? (
          <Emergency rider={rider} name={name} isSeen={isSeen} onLook={onLook} />
        ) : (
          <Here rider={rider} name={name} onHere={onHere} />
        )
      }
      more={{ href: `#${rider.id}`, label: say('moreNamed', { name }), onOpen: () => onOpen(rider.id) }}
    />
  )
})

function Under({ rider: { nickname, passengers, motorcycle, note } }: { readonly rider: RideRider }) {
  const say = useWords(captainWords)
  const who = [nickname && `„${nickname}“`, passengers > 0 && say('withCount', { count: passengers })]
  return [who.filter(Boolean).join(' '), motorcycle, note].filter(Boolean).join(' · ')
}

type ActProps = { readonly rider: RideRider; readonly name: string }

function Here({ rider, name, onHere }: ActProps & Pick<RideListProps, 'onHere'>) {
  const say = useWords(captainWords)
  const language = useLanguage()
  if (rider.hereAt !== null)
    return <Badge tone="success">{say('hereSince', { time: clock(new Date(rider.hereAt), language) })}</Badge>
  return (
    <Button
      variant="primary"
      className="shrink-0 px-4!"
      aria-label={say('hereNamed', { name })}
      onClick={() => onHere(rider.id)}
    >
      {say('here')}
    </Button>
  )
}

type EmergencyProps = ActProps & Pick<RideListProps, 'onLook'> & { readonly isSeen: boolean }

function Emergency({ rider, name, isSeen, onLook }: EmergencyProps) {
  const say = useWords(captainWords)
  if (!rider.emergency) return <span className="shrink-0 text-sm text-muted">{say('noContact')}</span>
  if (isSeen) return null
  return (
    <Button className="shrink-0" aria-label={say('showNamed', { name })} onClick={() => onLook(rider.id)}>
      {say('show')}
    </Button>
  )
}
