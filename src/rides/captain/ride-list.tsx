import { memo, startTransition, useEffect, useState } from 'react'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { TickItem, TickList, TickPerson } from '../../ground/ui/tick-list.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import type { RideRider } from './ride.ts'
import { quoted } from '../../ground/values/quoted.ts'

/** What the list is for: who came, who is home, whom to call for somebody. */
export type RideMode = 'start' | 'home' | 'emergency'

type RideListProps = {
  readonly riders: readonly RideRider[]
  /** Whom one looks for now. */
  readonly listed: ReadonlySet<number>
  /** Whose emergency contact was opened. */
  readonly seen: ReadonlySet<number>
  readonly mode: RideMode
  readonly onHere: (memberId: number) => void
  readonly onHome: (memberId: number) => void
  readonly onLook: (memberId: number) => void
  readonly onOpen: (memberId: number) => void
}

/** What a phone shows at once, and how many more are drawn at a time. */
const FIRST = 9
const MORE = 40

/**
 * The first ones can be ticked off while the rest of two hundred is still being drawn, piece by piece, so that no tap waits for
 * all of them. Once drawn they stay: another letter in the search, or none, only hides and shows them.
 */
export const RideList = memo(function RideList({ riders, listed, seen, mode, ...rest }: RideListProps) {
  const say = useWords(captainWords)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count < riders.length) startTransition(() => setCount(count + MORE))
  }, [count, riders.length])
  const first = riders.filter(({ id }) => listed.has(id)).slice(0, FIRST)
  return (
    <TickList label={say('riders')}>
      {riders.map((rider, index) => {
        const isListed = listed.has(rider.id)
        if (index >= count && !first.includes(rider)) return null
        return (
          <TickItem
            key={rider.id}
            isHidden={!isListed}
            isDone={(mode === 'home' ? rider.homeAt : rider.hereAt) !== null}
          >
            <Row rider={rider} isSeen={seen.has(rider.id)} mode={mode} {...rest} />
          </TickItem>
        )
      })}
    </TickList>
  )
})

type RowProps = Omit<RideListProps, 'riders' | 'listed' | 'seen'> & {
  readonly rider: RideRider
  readonly isSeen: boolean
}

// Two hundred rows: a letter written in the search must not draw those that stay.
const Row = memo(function RiderRow({ rider, isSeen, mode, onHere, onHome, onLook, onOpen }: RowProps) {
  const say = useWords(captainWords)
  const name = listName(rider)
  const isEmergency = mode === 'emergency'
  const contact = isEmergency && isSeen ? rider.emergency : null
  const number = isEmergency ? (contact?.phone ?? null) : rider.phone
  return (
    <TickPerson
      person={rider}
      name={name}
      mark={<Marks rider={rider} />}
      under={
        contact ? (
          [contact.name, contact.phone].filter(Boolean).join(' · ')
        ) : mode === 'home' ? (
          <Missing rider={rider} />
        ) : (
          <Under rider={rider} />
        )
      }
      call={number ? { number, label: say('callNamed', { name: contact?.name ?? name }) } : null}
      act={
        isEmergency ? (
          <Emergency rider={rider} name={name} isSeen={isSeen} onLook={onLook} />
        ) : mode === 'home' ? (
          <Home rider={rider} name={name} onHome={onHome} />
        ) : (
          <Here rider={rider} name={name} onHere={onHere} />
        )
      }
      more={{ href: `#${rider.id}`, label: say('moreNamed', { name }), onOpen: () => onOpen(rider.id) }}
    />
  )
})

/** A guest has a number below zero (rider.ts). */
function Marks({ rider: { id, owes } }: { readonly rider: RideRider }) {
  const say = useWords(captainWords)
  return (
    <>
      {owes > 0 && <Badge tone="danger">{say('unpaid')}</Badge>} {id < 0 && <Badge>{say('guest')}</Badge>}
    </>
  )
}

function Under({
  rider: { nickname, passengers, pillions, motorcycle, note, point, group, part },
}: {
  readonly rider: RideRider
}) {
  const say = useWords(captainWords)
  const language = useLanguage()
  const who = [
    nickname && quoted(nickname, language),
    passengers > 0 && say('withCount', { count: passengers }),
    pillions,
  ]
  const inGroup = group !== null && say(part ? `${part}Of` : 'inGroup', { number: group })
  return [inGroup, who.filter(Boolean).join(' '), point, motorcycle, note].filter(Boolean).join('\u00a0· ')
}

/** Since when nothing is known of him. */
function Missing({ rider: { askedAt, homeAt, motorcycle } }: { readonly rider: RideRider }) {
  const say = useWords(captainWords)
  const language = useLanguage()
  const since =
    homeAt !== null
      ? null
      : askedAt === null
        ? say('notAsked')
        : say('silentSince', { time: clock(new Date(askedAt), language) })
  return [since, motorcycle].filter(Boolean).join('\u00a0· ')
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

function Home({ rider, name, onHome }: ActProps & Pick<RideListProps, 'onHome'>) {
  const say = useWords(captainWords)
  const language = useLanguage()
  if (rider.homeAt !== null)
    return <Badge tone="success">{say('homeSince', { time: clock(new Date(rider.homeAt), language) })}</Badge>
  return (
    <Button
      variant="primary"
      className="shrink-0 px-4!"
      aria-label={say('homeNamed', { name })}
      onClick={() => onHome(rider.id)}
    >
      {say('home')}
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
