import { useState } from 'react'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/people.screen'
import { PeopleList } from './people-list.tsx'
import { AddPerson } from './add-person.tsx'
import { peopleActs, peopleScreen, viewPeople } from './people-page.server.ts'
import { PeopleSearch } from './people-search.tsx'
import { peopleWords } from './people.words.ts'
import { matchesName } from './people-search.ts'
import { ScanPanel } from './scan-panel.tsx'

export const loader = peopleScreen.shows(async (given) => {
  const { searchParams } = given.url
  const wanted = searchParams.get('pridat') ?? ''
  const page = await viewPeople(given, given.visitor, given.params.id, wanted)
  return {
    ...page,
    wanted,
    search: searchParams.get('hledat') ?? '',
    title: `${speak(peopleWords, given.language)('title')}: ${page.name}`,
  }
})

export const action = peopleScreen.acts({ keeps: [], acts: peopleActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PeopleScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, when, place, going, waiting, people, here } = loaderData
  const say = useWords(peopleWords)
  const [search, setSearch] = useState(loaderData.search)
  // Without JavaScript the browser's own printing does, and a camera does nothing.
  const inBrowser = useInBrowser()
  const address = `/admin/events/${id}/people`
  const shown = going.filter((line) => matchesName(line, search))
  return (
    <>
      <PageTitle title={say('title')} note={say('summary', { people, here, waiting: waiting.length })} />
      <p className="-mt-3 mb-5 text-lg text-pretty">
        <strong className="font-semibold">{name}</strong>
        <span className="figures text-muted"> · {[when, place].filter(Boolean).join(' · ')}</span>
      </p>
      <Outcome answer={actionData} />
      <div className="mb-5 flex flex-wrap gap-2.5 print:hidden">
        {/* Their place is kept: what comes later must not push a button from under the thumb. */}
        <span className={inBrowser ? 'contents' : 'invisible contents'}>
          <ScanPanel address={address} />
          <Button onClick={() => window.print()}>{say('print')}</Button>
        </span>
        <a href={`/api/events/${id}/registrations.csv`} className={buttonClass({})}>
          {say('csv')}
        </a>
        <ButtonLink to={`/admin/events/${id}/message`}>{say('write')}</ButtonLink>
        <ButtonLink to={`/admin/events/${id}/edit`}>{say('edit')}</ButtonLink>
        <ButtonLink to={`/akce/${id}`}>{say('show')}</ButtonLink>
      </div>
      {!loaderData.isCancelled && <AddPerson page={loaderData} address={address} />}
      <PeopleSearch address={address} value={search} onChange={setSearch} />
      {going.length === 0 && (
        <Panel>
          <EmptyState
            text={say('nobody')}
            action={<ButtonLink to={`/akce/${id}`}>{say('show')}</ButtonLink>}
          />
        </Panel>
      )}
      {going.length > 0 && (
        <Panel title={say('riders')} flush>
          {shown.length === 0 ? (
            <p className="px-5 pb-5 text-muted md:px-6">{say('nobodyFound')}</p>
          ) : (
            <PeopleList
              people={shown}
              address={address}
              canTick={!loaderData.isCancelled}
              mostPassengers={loaderData.mostPassengers}
              label={say('riders')}
            />
          )}
        </Panel>
      )}
      {waiting.length > 0 && (
        <Panel title={say('queue')} flush className="mt-5">
          <PeopleList
            people={waiting}
            address={address}
            canTick={false}
            mostPassengers={loaderData.isCancelled ? null : loaderData.mostPassengers}
            label={say('queue')}
          />
        </Panel>
      )}
    </>
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
