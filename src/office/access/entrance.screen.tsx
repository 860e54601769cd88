import { useState } from 'react'
import { useSubmit } from 'react-router'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { type Selection, useSelection } from '../../ground/batches/use-selection.ts'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { PeopleTable } from '../../people/members/people-table.tsx'
import type { Route } from './+types/entrance.screen'
import { ENTRANCE_PATH, ENTRANCE_TABS, type EntranceTab, type LetterFate } from './entrance.ts'
import { entranceActs, entranceScreen, viewEntrance } from './entrance-page.server.ts'
import { entranceWords } from './entrance.words.ts'

export const loader = entranceScreen.shows(viewEntrance)
export const action = entranceScreen.acts({ keeps: ['memberId'], acts: entranceActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Person = Data['people'][number]

const EMPTY = {
  uninvited: 'emptyUninvited',
  invited: 'emptyInvited',
  unreachable: 'emptyUnreachable',
} as const

export default function EntranceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, sort, counts, people, view } = loaderData
  const say = useWords(entranceWords)
  const address = (page: number, sorted: string = sort) =>
    listAddress(ENTRANCE_PATH, { tab, sort: sorted === 'name' ? null : sorted, page })
  const selection = useSelection(people.map(({ id }) => id))
  const awaited = counts.uninvited + counts.invited + counts.unreachable
  return (
    <>
      <PageTitle title={say('title')} note={say('note', { inside: counts.inside, awaited })} />
      <p className="mb-5 max-w-[65ch] text-muted">{say('lead')}</p>
      <Outcome answer={actionData} />
      <Sending {...loaderData} hideTo={address(1)} />
      <div className="mb-5">
        <Tabs
          label={say('tabs')}
          current={tab}
          tabs={ENTRANCE_TABS.map((key) => ({
            key,
            to: listAddress(ENTRANCE_PATH, { tab: key }),
            label: say(key),
            count: counts[key],
            tone: key === 'unreachable' && counts[key] > 0 ? 'warning' : 'neutral',
          }))}
        />
      </div>
      <ListStates path={ENTRANCE_PATH} isEmpty={view.total === 0} empty={say(EMPTY[tab])}>
        <PeopleTable
          label={say('list')}
          people={people}
          selection={selection}
          isSelectable={tab !== 'unreachable'}
          sorting={{ current: sort, to: (sorted) => address(1, sorted) }}
          columns={[
            {
              key: 'email',
              label: say('email'),
              onPhone: 'foot',
              renderCell: ({ email }) => <span className="break-all">{email ?? say('noEmail')}</span>,
            },
            ...(tab === 'invited'
              ? [
                  {
                    key: 'invited',
                    label: say('invitedOn'),
                    sort: 'invited',
                    onPhone: 'side' as const,
                    renderCell: (person: Person) => <Letter person={person} />,
                  },
                ]
              : []),
          ]}
          linkTo={({ id }) => `/admin/${id}/edit`}
          renderAction={(person) => <OneAct person={person} tab={tab} />}
        />
      </ListStates>
      <Pager view={view} to={(page) => address(page)} />
      {tab !== 'unreachable' && <ManyActs {...loaderData} selection={selection} />}
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(entranceWords)('title')} />
}

const TONES: Readonly<Record<LetterFate, BadgeTone>> = {
  waiting: 'info',
  sent: 'success',
  failed: 'danger',
  stopped: 'warning',
  expired: 'warning',
  none: 'neutral',
}

function Letter({ person: { letter, invited } }: { readonly person: Person }) {
  const say = useWords(entranceWords)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[letter]}>{say(letter)}</Badge>
      {invited && <span className="figures text-sm text-muted">{invited}</span>}
    </span>
  )
}

function OneAct({ person, tab }: { readonly person: Person; readonly tab: EntranceTab }) {
  const say = useWords(entranceWords)
  const pending = usePendingMember() === person.id
  if (tab === 'unreachable')
    return (
      <ButtonLink size="small" to={`/admin/${person.id}/edit`}>
        {say('card')}
      </ButtonLink>
    )
  return (
    <ActButton
      to={ENTRANCE_PATH}
      intent="one"
      sends={{ memberId: person.id, again: tab === 'invited' ? 'yes' : 'no' }}
      size="small"
      pending={pending}
      disabled={person.letter === 'waiting'}
      className="max-md:w-full"
    >
      {say(tab === 'invited' ? 'again' : 'invite')}
    </ActButton>
  )
}

/** The run, letters that wait for the limit, and the one way to hold both back. */
function Sending({ waiting, run, hideTo }: Data & { readonly hideTo: string }) {
  const say = useWords(entranceWords)
  const inLine = waiting > 0 && say('inLine', { count: waiting })
  const stop = (
    <ActButton to={ENTRANCE_PATH} intent="stop" sends={{}}>
      {say('stop')}
    </ActButton>
  )
  return (
    <>
      {run && (
        <RunProgress
          batchId={run.id}
          initial={run}
          hideTo={hideTo}
          note={run.status === 'running' && inLine}
          stop={<div className="mt-4">{stop}</div>}
        />
      )}
      {inLine && run?.status !== 'running' && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-panel px-5 py-3.5">
          <p className="figures">{inLine}</p>
          {stop}
        </div>
      )}
    </>
  )
}

/** The whole tab by one button, or those who are chosen. */
function ManyActs({ tab, view, batchSize, selection }: Data & { readonly selection: Selection }) {
  const say = useWords(entranceWords)
  const [asked, ask] = useState<'all' | 'many' | null>(null)
  const submit = useSubmit()
  const isAgain = tab === 'invited'
  const count = asked === 'all' ? view.total : selection.ids.length
  const send = () => {
    const form = new FormData()
    form.set('intent', asked ?? '')
    form.set('again', isAgain ? 'yes' : 'no')
    if (asked === 'all') form.set('expected', String(count))
    else form.set('ids', selection.ids.join(','))
    void submit(form, { method: 'post', action: ENTRANCE_PATH })
    ask(null)
    selection.clear()
  }
  if (view.total === 0) return null
  return (
    <>
      {selection.ids.length === 0 && (
        <p className="mt-5 flex justify-end noscript:hidden">
          <Button variant="primary" className="max-md:w-full" onClick={() => ask('all')}>
            {say(isAgain ? 'againAll' : 'inviteAll', { count: view.total })}
          </Button>
        </p>
      )}
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        <Button variant="primary" size="small" onClick={() => ask('many')}>
          {say(isAgain ? 'again' : 'invite')}
        </Button>
      </BulkBar>
      {asked && (
        <ConfirmBatch
          open
          onOpenChange={() => ask(null)}
          title={say(isAgain ? 'again' : 'title')}
          note={say(isAgain ? 'againQuestion' : 'inviteQuestion')}
          count={count}
          batchSize={batchSize}
          confirm={say(isAgain ? 'again' : 'invite')}
          onConfirm={send}
        />
      )}
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(entranceWords)
  const failed = useWords(peopleWords)('failed')
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const stopped = answer && 'stopped' in answer ? answer.stopped : undefined
  const text = done ? say('done', { name: done.name }) : stopped ? say('heldBack', stopped) : ''
  useFaultToast(fault, fault?.message ?? failed)
  useDoneToast(done ?? stopped, text)
  if (fault) return <FaultNote title={failed} fault={fault} />
  return text ? <DoneNote title={text} /> : null
}
