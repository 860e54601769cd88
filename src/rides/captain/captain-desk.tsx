import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useKeptPage } from '../../ground/offline/use-kept-page.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Conflicts } from '../../ground/ui/conflicts.tsx'
import { offlineWords } from '../../ground/ui/offline.words.ts'
import { partOf } from '../../ground/ui/part.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { Ticked } from '../../ground/ui/ticked.tsx'
import { useIsPast } from '../../ground/ui/use-is-past.ts'
import { useTyped } from '../../ground/ui/use-typed.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { countsPillions } from '../planning/people-shown.ts'
import { namedBy } from '../planning/people-search.ts'
import { fetchScanner, ScanPanel } from '../planning/scan-panel.tsx'
import { ShownChips } from '../planning/shown-chips.tsx'
import { whoRode } from '../events/home.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import { countPeople, type Ride, type RideRider, withTicks } from './ride.ts'
import { RideList, type RideMode } from './ride-list.tsx'
import { useRide } from './use-ride.ts'

const sheet = () => import('./ride-sheet.tsx')
const RideSheet = partOf(() => sheet().then((part) => part.RideSheet))
/** Before the signal is lost: whatever opens later. */
const fetchParts = () => Promise.all([fetchScanner(), sheet()])

type Shown = 'missing' | 'all' | 'away'
const IS_SHOWN: Readonly<Record<Shown, (rider: RideRider) => boolean>> = {
  missing: ({ hereAt }) => hereAt === null,
  all: () => true,
  away: ({ homeAt }) => homeAt === null,
}

/** The whole job of a captain, on one screen: who is here, who is missing, whom to call, and who is not home yet. */
export function CaptainDesk({ loaded, by }: { readonly loaded: Ride; readonly by: number }) {
  const say = useWords(captainWords)
  const { ride, waiting, conflicts, isOnline, act, understand } = useRide(loaded, by)
  const sayOffline = useWords(offlineWords)
  const isKept = useKeptPage({
    address: `/akce/${loaded.id}/kapitan`,
    scope: '/akce/',
    fetchParts,
  })
  const { typed, field } = useTyped<HTMLInputElement & HTMLTextAreaElement>()
  // The letters come first; the list follows as fast as the phone can.
  const search = useDeferredValue(typed)
  const [shown, setShown] = useState<Shown>(loaded.asOf >= loaded.homeFrom ? 'away' : 'missing')
  const { typed: chosen, field: choice } = useTyped<HTMLSelectElement>()
  const group = chosen ? Number(chosen) : null
  const [opened, setOpened] = useState<number | null>(null)
  const [isScanning, setScanning] = useState(false)
  const isShut = useIsPast(ride.emergencyUntil)
  const mayCall = ride.emergencyUntil !== null && !isShut
  const [isAsked, setAsked] = useState(false)
  const isEmergency = isAsked && mayCall
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())

  const going = useMemo(() => withTicks(ride.riders, waiting), [ride.riders, waiting])
  const rode = useMemo(() => whoRode(going), [going])
  const here = going.filter(({ hereAt }) => hereAt !== null)
  const away = rode.filter(({ homeAt }) => homeAt === null)
  const mode: RideMode = isEmergency ? 'emergency' : shown === 'away' ? 'home' : 'start'
  const all = mode === 'home' ? rode : going
  const done = mode === 'home' ? rode.filter(({ homeAt }) => homeAt !== null) : here
  const people = countPeople(all)
  const counted = countsPillions(people, all) ? 'ofAll' : 'ofPeople'
  const ofWhom = mode === 'home' ? (counted === 'ofAll' ? 'ofAllHome' : 'ofHome') : counted
  // In an emergency, and by his name, one finds everybody.
  const among = isEmergency || search ? 'all' : shown
  const listed = useMemo(() => {
    const isNamed = namedBy(search)
    const isOneOf = (rider: RideRider) => IS_SHOWN[among](rider) && (group === null || rider.group === group)
    return new Set(all.filter((rider) => isOneOf(rider) && isNamed(rider)).map(({ id }) => id))
  }, [all, among, group, search])
  const groups = [...new Set(going.flatMap((one) => one.group ?? []))].toSorted((a, b) => a - b)
  const rider = going.find(({ id }) => id === opened)
  const isOver = ride.asOf >= ride.homeFrom
  const chips = inTurn<{ readonly value: Shown; readonly label: string }>(isOver, [
    { value: 'missing', label: say('missing', { count: going.length - here.length }) },
    { value: 'all', label: say('all', { count: going.length }) },
    ...(here.length > 0 || isOver
      ? ([{ value: 'away', label: say('away', { count: away.length }) }] as const)
      : []),
  ])
  // The same ones each time: a row whose rider stays as he is, is not drawn again.
  const onHere = useCallback((memberId: number) => void act({ kind: 'here', memberId }), [act])
  const onHome = useCallback((memberId: number) => void act({ kind: 'home', memberId }), [act])
  const onLook = useCallback(
    (memberId: number) => {
      setSeen((before) => new Set(before).add(memberId))
      void act({ kind: 'look', memberId })
    },
    [act],
  )
  return (
    <>
      <header className="mb-3 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="heading line-clamp-2 text-3xl md:text-4xl">{ride.name}</h1>
          <p className="figures text-muted">{say('starts', { when: ride.when })}</p>
        </div>
        {!isOnline && <Badge tone="warning">{sayOffline('noSignal')}</Badge>}
      </header>
      <Ticked
        here={countPeople(done)}
        all={people}
        text={say(ofWhom, { people })}
        label={say(mode === 'home' ? 'homeCount' : 'ticked')}
      />
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
          <ScanPanel onCode={(code) => void act({ kind: 'here', code })} onClose={() => setScanning(false)} />
        )}
        <div className="flex items-center justify-between gap-2">
          <ShownChips label={say('shown')} chips={chips} chosen={shown} onChoose={setShown} />
          {groups.length > 0 && (
            <Select
              aria-label={say('whichGroup')}
              className="w-auto! min-w-0"
              options={[
                { value: '', label: say('everyGroup') },
                ...groups.map((number) => ({ value: String(number), label: say('oneGroup', { number }) })),
              ]}
              {...choice}
            />
          )}
        </div>
      </search>
      <output className="sr-only">{search && say('found', { count: listed.size })}</output>
      <Conflicts
        conflicts={conflicts}
        nameOf={(memberId) => {
          const found = going.find(({ id }) => id === memberId)
          return found && listName(found)
        }}
        onUnderstood={(id) => void understand(id)}
      />
      {isEmergency && <p className="mb-2 text-sm text-muted">{say('emergenciesNote')}</p>}
      {listed.size === 0 ? (
        <div className="grid justify-items-start gap-4 py-6">
          <p className="text-muted">{say(emptyOf({ going, search, mode }))}</p>
          {mode === 'home' && !search && going.length > 0 && (
            <Closing ride={ride} isSent={waiting.length === 0} />
          )}
        </div>
      ) : (
        <RideList
          key={mode}
          riders={all}
          listed={listed}
          seen={seen}
          mode={mode}
          onHere={onHere}
          onHome={onHome}
          onLook={onLook}
          onOpen={setOpened}
        />
      )}
      {rider && (
        <RideSheet
          key={rider.id}
          rider={rider}
          onUndo={() => {
            setOpened(null)
            void act({ kind: 'undo', memberId: rider.id })
          }}
          onAway={() => {
            setOpened(null)
            void act({ kind: 'away', memberId: rider.id })
          }}
          onCash={(amount) => {
            setOpened(null)
            void act({ kind: 'cash', memberId: rider.id, amount })
          }}
          onClose={() => setOpened(null)}
        />
      )}
      <Foot
        rideId={ride.id}
        waiting={waiting.length}
        isKept={isKept}
        mayCall={mayCall}
        isEmergency={isEmergency}
        onEmergency={() => setAsked(!isEmergency)}
      />
    </>
  )
}

type Empty = {
  readonly going: readonly RideRider[]
  readonly search: string
  readonly mode: RideMode
}

/** On a phone only the first of them are in sight, and once the ride is over it is asked who is home. */
function inTurn<Chip>(isOver: boolean, chips: readonly Chip[]): readonly Chip[] {
  return isOver ? chips.toReversed() : chips
}

function emptyOf({ going, search, mode }: Empty) {
  if (going.length === 0) return 'nobody'
  if (search) return 'nobodyFound'
  return mode === 'home' ? 'allHome' : 'allHere'
}

/** Once everybody is home and the house knows it. */
function Closing({ ride: { id, closedAt }, isSent }: { readonly ride: Ride; readonly isSent: boolean }) {
  const say = useWords(captainWords)
  if (closedAt !== null) return <p>{say('closed')}</p>
  return isSent ? (
    <a href={`/akce/${id}/zaver`} className="button button-primary button-large w-full">
      {say('close')}
    </a>
  ) : null
}

type FootProps = {
  readonly rideId: number
  readonly waiting: number
  readonly isKept: boolean
  /** Emergency contacts are open, by the clock of the phone too: without a signal nobody else says that they are not any more. */
  readonly mayCall: boolean
  readonly isEmergency: boolean
  readonly onEmergency: () => void
}

/** Under the thumb: what is wanted when something happens, and whether everything got through. */
function Foot({ rideId, waiting, isKept, mayCall, isEmergency, onEmergency }: FootProps) {
  const say = useWords(captainWords)
  const sayOffline = useWords(offlineWords)
  return (
    <footer className="sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="flex gap-2.5 *:flex-1">
        <a href={`/akce/${rideId}`} className="button button-outline button-normal">
          {say('back')}
        </a>
        {mayCall && (
          <Button aria-pressed={isEmergency} onClick={onEmergency}>
            {say(isEmergency ? 'emergenciesEnd' : 'emergencies')}
          </Button>
        )}
      </div>
      {!mayCall && <p className="text-center text-sm text-balance text-muted">{say('emergenciesShut')}</p>}
      <output className="block figures text-center text-sm text-muted">
        {waiting > 0 ? sayOffline('waiting', { count: waiting }) : sayOffline(isKept ? 'kept' : 'sent')}
      </output>
    </footer>
  )
}
