import { TableLinks } from '../../ground/lists/table-links.tsx'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { MoreActs } from '../../ground/ui/more-acts.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Ticked } from '../../ground/ui/ticked.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/people.screen'
import { PeopleList } from './people-list.tsx'
import { AddPerson } from './add-person.tsx'
import { peopleActs, peopleScreen, viewPeople } from './people-page.server.ts'
import { PeopleSearch } from './people-search.tsx'
import { countsPillions, linesOf, shownAtFirst } from './people-shown.ts'
import { peopleWords } from './people.words.ts'
import { namedBy } from './people-search.ts'
import { RiderSheet } from './rider-sheet.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { ShownChips } from './shown-chips.tsx'

export const loader = peopleScreen.shows(async (given) => {
  const { searchParams } = given.url
  const wanted = searchParams.get('pridat') ?? ''
  const { startsAt, ...page } = await viewPeople(given, given.visitor, given.params.id, wanted)
  return {
    ...page,
    wanted,
    search: searchParams.get('hledat') ?? '',
    first: shownAtFirst(searchParams.get('ukaz'), startsAt, given.today),
    opened: Number(searchParams.get('kdo')) || null,
    title: `${speak(peopleWords, given.language)('title')}: ${page.name}`,
  }
})

export const action = peopleScreen.acts({ keeps: [], acts: peopleActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PeopleScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, when, place, people, here, going } = loaderData
  const say = useWords(peopleWords)
  const address = `/admin/events/${id}/people`
  return (
    <>
      <PageTitle title={name} note={[when, place].filter(Boolean).join('\u00a0· ')} />
      <Outcome answer={actionData} />
      <Ticked
        here={here}
        all={people}
        text={say(countsPillions(people, going) ? 'ofAll' : 'ofPeople', { people })}
        label={say('ticked')}
      />
      <Desk key={id} page={loaderData} address={address} />
      {!loaderData.isCancelled && <AddPerson page={loaderData} address={address} />}
    </>
  )
}

type DeskProps = {
  readonly page: Route.ComponentProps['loaderData']
  readonly address: string
}

/** Search and scan stay in reach of the thumb; under them the rows. */
function Desk({ page, address }: DeskProps) {
  const { id, going, waiting, isCancelled, mostPassengers } = page
  const say = useWords(peopleWords)
  const submit = useSubmit()
  const inBrowser = useInBrowser()
  const [search, setSearch] = useState(page.search)
  const [shown, setShown] = useState(page.first)
  const [opened, setOpened] = useState(page.opened)
  const [isScanning, setScanning] = useState(false)
  const lines = linesOf(page, shown).filter(namedBy(search))
  const chips = [
    { value: 'missing', label: say('shownMissing', { count: linesOf(page, 'missing').length }) },
    { value: 'all', label: say('shownAll', { count: going.length }) },
    ...(waiting.length > 0
      ? [{ value: 'waiting', label: say('shownWaiting', { count: waiting.length }) } as const]
      : []),
  ] as const
  const person = [...going, ...waiting].find((line) => line.id === opened)
  const scan = (code: string) =>
    void submit({ intent: 'scan', code }, { method: 'post', action: address, preventScrollReset: true })
  if (going.length === 0 && waiting.length === 0)
    return (
      <Panel className="my-4">
        <EmptyState text={say('nobody')} action={<ButtonLink to={`/akce/${id}`}>{say('show')}</ButtonLink>} />
      </Panel>
    )
  return (
    <>
      <div className="sticky top-0 z-10 -mx-4 grid grid-cols-1 gap-2 bg-paper px-4 pt-3 pb-2.5 md:mx-0 md:px-0 print:hidden">
        <div className="flex gap-2.5">
          <PeopleSearch address={address} value={search} onChange={setSearch} />
          {/* Without JavaScript a camera does nothing; its place is kept, so that nothing moves from under the thumb. */}
          <Button
            variant="primary"
            aria-expanded={isScanning}
            className={inBrowser ? undefined : 'invisible'}
            onClick={() => setScanning(!isScanning)}
          >
            {say(isScanning ? 'scanStop' : 'scan')}
          </Button>
        </div>
        {isScanning && <ScanPanel onCode={scan} onClose={() => setScanning(false)} />}
        <div className="flex items-center justify-between gap-2.5 md:flex-wrap">
          <ShownChips label={say('shown')} chips={chips} chosen={shown} onChoose={setShown} />
          <div className="flex gap-2 max-md:shrink-0 md:flex-wrap max-md:[&>button]:h-10">
            <More id={id} canAdd={!isCancelled} />
          </div>
        </div>
      </div>
      <output className="sr-only">{search && say('found', { count: lines.length })}</output>
      {lines.length === 0 ? (
        <p className="py-6 text-muted">
          {say(search || shown !== 'missing' || going.length === 0 ? 'nobodyFound' : 'allHere')}
        </p>
      ) : (
        <PeopleList
          people={lines}
          address={address}
          canTick={!isCancelled && shown !== 'waiting'}
          label={say(shown === 'waiting' ? 'queue' : 'riders')}
          onOpen={setOpened}
        />
      )}
      {person && (
        <RiderSheet
          key={person.id}
          person={person}
          address={address}
          most={isCancelled ? null : mostPassengers}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function More({ id, canAdd }: { readonly id: number; readonly canAdd: boolean }) {
  const say = useWords(peopleWords)
  const inBrowser = useInBrowser()
  return (
    <MoreActs label={say('more')} folds>
      {canAdd && (
        <a href="#pridat" className={buttonClass({})}>
          {say('add')}
        </a>
      )}
      {inBrowser && <Button onClick={() => window.print()}>{say('print')}</Button>}
      <TableLinks
        csv={`/api/events/${id}/registrations.csv`}
        label={say('csv')}
        className={buttonClass({})}
      />
      <ButtonLink to={`/admin/events/${id}/invite`}>{say('invite')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/message`}>{say('write')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/questions`}>{say('questions')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/crew`}>{say('crew')}</ButtonLink>
      <ButtonLink to={`/admin/events/${id}/edit`}>{say('edit')}</ButtonLink>
      <ButtonLink to={`/akce/${id}`}>{say('show')}</ButtonLink>
    </MoreActs>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(peopleWords)
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say(`done_${done.what}`, { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
