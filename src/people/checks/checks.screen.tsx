import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../members/member.ts'
import { PeopleTable } from '../members/people-table.tsx'
import type { Route } from './+types/checks.screen'
import { CHECK_PATH, CHECK_TABS } from './check.ts'
import { checkActs, checksScreen, viewChecks } from './checks-page.server.ts'
import { checksWords } from './checks.words.ts'

export const loader = checksScreen.shows(viewChecks)
export const action = checksScreen.acts({ keeps: ['memberId'], acts: checkActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Start = NonNullable<Data['start']>
type Round = NonNullable<Data['round']>

export default function ChecksScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { run, start, round, year, batchSize } = loaderData
  const say = useWords(checksWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      <Outcome answer={actionData} />
      {run && <RunProgress batchId={run.id} initial={run} hideTo={CHECK_PATH} />}
      {start && <StartPanel start={start} year={year} batchSize={batchSize} />}
      {round && <RoundPart round={round} isThisYear={round.year === year} batchSize={batchSize} />}
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(checksWords)('title')} />
}

type StartProps = { readonly start: Start; readonly year: number; readonly batchSize: number }

/** Whom it would ask is seen before anybody is asked. */
function StartPanel({ start: { views, view, preview, trouble }, year, batchSize }: StartProps) {
  const say = useWords(checksWords)
  return (
    <Panel title={say('start', { year: String(year) })} className="mb-6">
      {views.length > 0 && (
        <Form method="get" action={CHECK_PATH} className="mb-4 flex flex-wrap items-end gap-3">
          <Field label={say('whom')} className="min-w-0 flex-1 basis-56 sm:max-w-sm">
            <Select
              name="view"
              key={view ?? ''}
              defaultValue={view === null ? '' : String(view)}
              options={[
                { value: '', label: say('everybody') },
                ...views.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
          <Button type="submit">{say('show')}</Button>
        </Form>
      )}
      {trouble && <p className="text-danger-ink">{trouble}</p>}
      {preview && preview.people === 0 && <p>{say('nobody')}</p>}
      {preview && preview.people > 0 && (
        <>
          <p className="figures text-lg font-semibold">
            {say('people', { count: preview.people })}
            {preview.withoutEmail > 0 && (
              <span className="font-normal text-muted">
                , {say('without', { count: preview.withoutEmail })}
              </span>
            )}
          </p>
          <p className="mt-1 text-muted">{say('examples', { names: preview.examples.join('; ') })}</p>
          <div className="mt-5">
            <AskMany
              intent="start"
              extra={{ view: view === null ? '' : String(view) }}
              count={preview.people}
              batchSize={batchSize}
              label={say('startAct', { count: preview.people })}
              question={say('startQuestion')}
              confirm={say('ask')}
            />
          </div>
        </>
      )}
    </Panel>
  )
}

type AskManyProps = {
  readonly intent: 'start' | 'remind'
  readonly extra: Readonly<Record<string, string>>
  readonly count: number
  readonly batchSize: number
  readonly label: string
  readonly question: string
  readonly confirm: string
}

/** One button, and once more whether it is meant. */
function AskMany({ intent, extra, count, batchSize, label, question, confirm }: AskManyProps) {
  const say = useWords(checksWords)
  const [isAsked, ask] = useState(false)
  const submit = useSubmit()
  const send = () => {
    ask(false)
    void submit({ intent, expected: String(count), ...extra }, { method: 'post', action: CHECK_PATH })
  }
  return (
    <>
      <Button variant="primary" className="max-md:w-full noscript:hidden" onClick={() => ask(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmBatch
          open
          onOpenChange={() => ask(false)}
          title={say('title')}
          note={question}
          count={count}
          batchSize={batchSize}
          confirm={confirm}
          onConfirm={send}
        />
      )}
    </>
  )
}

type RoundProps = { readonly round: Round; readonly isThisYear: boolean; readonly batchSize: number }

function RoundPart({ round, isThisYear, batchSize }: RoundProps) {
  const { year, started, reminded, tab, sort, counts, people, view } = round
  const say = useWords(checksWords)
  const selection = useSelection([])
  const answered = counts.corrected + counts.confirmed
  const all = answered + counts.silent + counts.unreachable
  const address = (page: number, sorted: string = sort) =>
    listAddress(CHECK_PATH, { tab, sort: sorted === 'name' ? null : sorted, page })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="figures">
          {say('note', { year: String(year), started, answered, all })}{' '}
          {reminded && say('wasReminded', { day: reminded })}
        </p>
        {isThisYear && !reminded && counts.silent > 0 && (
          <AskMany
            intent="remind"
            extra={{}}
            count={counts.silent}
            batchSize={batchSize}
            label={say('remind', { count: counts.silent })}
            question={say('remindQuestion')}
            confirm={say('remindDo')}
          />
        )}
      </div>
      <div className="mb-5">
        <Tabs
          label={say('tabs')}
          current={tab}
          tabs={CHECK_TABS.map((key) => ({
            key,
            to: listAddress(CHECK_PATH, { tab: key }),
            label: say(key),
            count: counts[key],
            tone: key === 'unreachable' && counts[key] > 0 ? 'warning' : 'neutral',
          }))}
        />
      </div>
      <ListStates path={CHECK_PATH} isEmpty={view.total === 0} empty={say(`empty${tab}`)}>
        <PeopleTable
          label={say('list')}
          people={people}
          selection={selection}
          isSelectable={false}
          sorting={{ current: sort, to: (sorted) => address(1, sorted) }}
          columns={[
            {
              key: 'said',
              label: say('answer'),
              sort: 'answered',
              onPhone: 'foot',
              renderCell: ({ said }) => <span className="figures">{said}</span>,
            },
          ]}
          linkTo={({ id }) => `/admin/${id}/edit`}
          renderAction={(person) => !person.isAnswered && <Heard person={person} />}
        />
      </ListStates>
      <Pager view={view} to={(page) => address(page)} />
    </>
  )
}

/** Somebody said so to an officer. */
function Heard({ person }: { readonly person: Round['people'][number] }) {
  const say = useWords(checksWords)
  const isPending = usePendingMember() === person.id
  return (
    <Form method="post" action={CHECK_PATH} preventScrollReset className="max-md:w-full">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{say('heard', { name: listName(person) })}</legend>
        <input type="hidden" name="memberId" value={person.id} />
        {(['phone', 'in_person'] as const).map((way) => (
          <Button
            key={way}
            type="submit"
            name="intent"
            value={`heard:${way}`}
            size="small"
            disabled={isPending}
            className="max-md:flex-1"
          >
            {say(way === 'phone' ? 'byPhone' : 'byPerson')}
          </Button>
        ))}
      </fieldset>
    </Form>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(checksWords)
  const failed = useWords(peopleWords)('failed')
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say('done', { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? failed)
  useDoneToast(done, text)
  if (fault) return <FaultNote title={failed} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
