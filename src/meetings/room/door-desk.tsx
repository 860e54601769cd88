import { memo, useCallback, useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptPage } from '../../ground/offline/use-kept-page.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Conflicts } from '../../ground/ui/conflicts.tsx'
import { offlineWords } from '../../ground/ui/offline.words.ts'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { Ticked } from '../../ground/ui/ticked.tsx'
import { TickList, TickRow } from '../../ground/ui/tick-list.tsx'
import { useTyped } from '../../ground/ui/use-typed.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { namedBy } from '../../rides/planning/people-search.ts'
import { fetchScanner, ScanPanel } from '../../rides/planning/scan-panel.tsx'
import { ShownChips } from '../../rides/planning/shown-chips.tsx'
import { countVoters, type Door, type DoorPerson, withActs } from './door.ts'
import { doorWords } from './door.words.ts'
import { useDoor } from './use-presence.ts'

type Shown = 'missing' | 'here' | 'all'
type OnAct = (act: 'came' | 'left', memberId: number) => void

const nameOf = ({ lastName, firstName }: DoorPerson) => `${lastName} ${firstName}`

/** Who came, left and came back, on one phone among several, with a signal or without. */
export function DoorDesk({ loaded, by }: { readonly loaded: Door; readonly by: number }) {
  const say = useWords(doorWords)
  const sayOffline = useWords(offlineWords)
  const { door, waiting, conflicts, isOnline, act, understand, end } = useDoor(loaded, by)
  const isKept = useKeptPage({
    address: `/schuze/${loaded.id}/dvere`,
    scope: '/schuze/',
    fetchParts: fetchScanner,
  })
  const { typed, field } = useTyped<HTMLInputElement & HTMLTextAreaElement>()
  // The letters come first; the list follows as fast as the phone can.
  const search = useDeferredValue(typed)
  const [shown, setShown] = useState<Shown>('missing')
  const [isScanning, setScanning] = useState(false)
  const onAct = useCallback<OnAct>((kind, memberId) => void act({ act: kind, memberId }), [act])

  const people = withActs(door.people, waiting)
  const here = people.filter(({ isHere }) => isHere)
  const voters = countVoters(people)
  const lists: Readonly<Record<Shown, readonly DoorPerson[]>> = {
    missing: people.filter(({ isHere }) => !isHere),
    here,
    all: people,
  }
  const isNamed = namedBy(search)
  const lines = (search ? people : lists[shown]).filter((person) => isNamed({ ...person, nickname: null }))
  const chips = [
    { value: 'missing', label: say('missing', { count: people.length - here.length }) },
    { value: 'here', label: say('hereCount', { count: here.length }) },
    { value: 'all', label: say('all', { count: people.length }) },
  ] as const
  return (
    <>
      <header className="mb-3 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading line-clamp-2 text-3xl md:text-4xl">{door.name}</h1>
          <p className="text-muted">{say('title')}</p>
        </div>
        {!isOnline && <Badge tone="warning">{sayOffline('noSignal')}</Badge>}
      </header>
      {door.isOpen ? (
        <>
          <Ticked
            here={voters.here}
            all={voters.all}
            text={say('ofVoters', { all: voters.all })}
            label={say('present')}
          />
          {voters.represented > 0 && (
            <p className="figures text-muted">{say('represented', { count: voters.represented })}</p>
          )}
          <search className="sticky top-0 z-10 -mx-4 grid grid-cols-1 gap-2 bg-paper px-4 pt-3 pb-2.5 print:hidden">
            <div className="flex gap-2.5">
              <TextInput
                type="search"
                aria-label={say('search')}
                placeholder={say('search')}
                autoComplete="off"
                maxLength={100}
                className="min-w-0 flex-1"
                {...field}
              />
              <Button variant="primary" aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
                {say(isScanning ? 'scanStop' : 'scan')}
              </Button>
            </div>
            {isScanning && (
              <ScanPanel
                onCode={(code) => void act({ act: 'came', code })}
                onClose={() => setScanning(false)}
              />
            )}
            <ShownChips label={say('shown')} chips={chips} chosen={shown} onChoose={setShown} />
          </search>
          <output className="sr-only">{search && say('found', { count: lines.length })}</output>
          <Conflicts
            conflicts={conflicts}
            nameOf={(memberId) => people.filter(({ id }) => id === memberId).map(nameOf)[0]}
            onUnderstood={(id) => void understand(id)}
          />
          {lines.length === 0 ? (
            <p className="py-6 text-muted">
              {say(search ? 'nobody' : shown === 'here' ? 'nobodyHere' : 'allHere')}
            </p>
          ) : (
            <People people={lines} onAct={onAct} />
          )}
        </>
      ) : (
        <p className="py-6 text-muted">{say('notOpen')}</p>
      )}
      <Foot door={door} waiting={waiting.length} isKept={isKept} onEnd={end} />
    </>
  )
}

/** More than any phone shows at once. */
const FIRST = 25

function People({ people, onAct }: { readonly people: readonly DoorPerson[]; readonly onAct: OnAct }) {
  const say = useWords(doorWords)
  // The first ones can be noted while the rest of three hundred is still being drawn.
  const most = useDeferredValue(people.length, FIRST)
  return (
    <TickList label={say('people')}>
      {people.slice(0, Math.max(most, FIRST)).map((person) => (
        <Row key={person.id} person={person} onAct={onAct} />
      ))}
    </TickList>
  )
}

type RowProps = { readonly person: DoorPerson; readonly onAct: OnAct }

// Three hundred rows: a letter written in the search must not draw those that stay.
const Row = memo(function DoorRow({ person, onAct }: RowProps) {
  const say = useWords(doorWords)
  const language = useLanguage()
  const { id, votes, isHere, cameAt, leftAt, holder, standsFor } = person
  const time = (at: number) => clock(new Date(at), language)
  const name = nameOf(person)
  return (
    <TickRow
      person={person}
      name={name}
      isDone={isHere}
      call={null}
      more={null}
      under={[
        isHere && cameAt !== null && say('since', { time: time(cameAt) }),
        !isHere && leftAt !== null && say('until', { time: time(leftAt) }),
        !votes && say('noVote'),
        holder && say('heldBy', { name: holder }),
        standsFor.length > 0 && say('standsFor', { names: standsFor.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ')}
      act={
        <Button
          variant={isHere ? 'outline' : 'primary'}
          className="shrink-0 px-4! max-md:mr-3"
          aria-label={say(isHere ? 'leftNamed' : 'cameNamed', { name })}
          onClick={() => onAct(isHere ? 'left' : 'came', id)}
        >
          {say(isHere ? 'left' : 'came')}
        </Button>
      }
    />
  )
})

type FootProps = {
  readonly door: Door
  readonly waiting: number
  readonly isKept: boolean
  readonly onEnd: () => Promise<boolean>
}

/** Under the thumb: the way out, and whether everything got through. */
function Foot({ door, waiting, isKept, onEnd }: FootProps) {
  const say = useWords(doorWords)
  const sayOffline = useWords(offlineWords)
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const leave = async () => {
    if (await onEnd()) await navigate(`/schuze/${door.id}`)
    else setFailed(true)
  }
  return (
    <footer className="sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="flex gap-2.5 *:flex-1">
        <a href={`/schuze/${door.id}`} className="button button-outline button-normal">
          {say('desk')}
        </a>
        {door.isOpen && waiting === 0 && <Button onClick={() => void leave()}>{say('end')}</Button>}
      </div>
      {hasFailed && <p role="alert">{say('endFailed')}</p>}
      {door.isOpen && <p className="text-center text-sm text-balance text-muted">{say('holds')}</p>}
      <output className="block figures text-center text-sm text-muted">
        {waiting > 0 ? sayOffline('waiting', { count: waiting }) : sayOffline(isKept ? 'kept' : 'sent')}
      </output>
    </footer>
  )
}
