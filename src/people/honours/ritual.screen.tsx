import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { listName } from '../members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/ritual.screen'
import { ActNote } from './act-note.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { PeopleTable } from '../members/people-table.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { ritualActs, ritualScreen, viewRitual } from './ritual-page.server.ts'
import { ritualWords } from './ritual.words.ts'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'

const PATH = '/admin/ritual'

export const loader = ritualScreen.shows(viewRitual)
export const action = ritualScreen.acts({ keeps: ['intent'], acts: ritualActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RitualScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, waitingFor, counts, run, view } = loaderData
  const say = useWords(ritualWords)
  const sayPeople = useWords(peopleWords)
  return (
    <>
      <PageTitle title={say('title')} note={sayPeople('people', { count: view.total })} />
      <div className="mb-5">
        <Tabs
          label={say('tabs')}
          current={waitingFor}
          tabs={lists.map((tab) => ({
            key: tab,
            to: tab === 'ritual' ? PATH : `${PATH}?tab=${tab}`,
            label: say(tab),
            count: counts[tab],
            tone: counts[tab] > 0 ? 'warning' : 'neutral',
          }))}
        />
      </div>
      <Outcome answer={actionData} />
      {run && <RunProgress batchId={run.id} initial={run} hideTo={`${PATH}?tab=${waitingFor}`} />}
      <ListStates
        path={PATH}
        isEmpty={view.total === 0}
        empty={say(waitingFor === 'ritual' ? 'emptyRitual' : 'emptyBackPatch')}
      >
        <Waiting key={waitingFor} loaderData={loaderData} fields={actionData?.fault?.fields} />
      </ListStates>
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(ritualWords)('title')} />
}

type WaitingProps = Pick<Route.ComponentProps, 'loaderData'> & {
  readonly fields: Readonly<Record<string, string>> | undefined
}

/** One form: a day, and a button beside everybody who waits. */
function Waiting({
  loaderData: { waitingFor, people, today, chosenDay, batchSize, view, sort },
  fields,
}: WaitingProps) {
  const say = useWords(ritualWords)
  const language = useLanguage()
  const isRitual = waitingFor === 'ritual'
  const ritualHint = useClub().off.includes('patches') ? 'dateRitualOnly' : 'dateRitual'
  const act = say(isRitual ? 'approveRitual' : 'approveBackPatch')
  const selection = useSelection(people.map(({ id }) => id))
  const address = (page: number, sorted: string = sort) =>
    listAddress(PATH, { tab: waitingFor, sort: sorted === 'waiting' ? null : sorted, page })
  const [date, setDate] = useState(chosenDay)
  const [asking, setAsking] = useState(false)
  const pendingId = usePendingMember()
  const submit = useSubmit()
  const approveMany = () => {
    setAsking(false)
    void submit(
      { intent: 'approve-many', tab: waitingFor, date, ids: selection.ids.join(',') },
      { method: 'post' },
    )
  }
  return (
    <Form method="post" action={address(1)} preventScrollReset>
      {/* Enter in the date would press the first button, the approval of whoever stands first: this one is pressed instead. */}
      <button type="submit" hidden formMethod="get" formAction={PATH} />
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="tab" value={waitingFor} />
      <Field
        label={say('date')}
        hint={say(isRitual ? ritualHint : 'dateBackPatch')}
        error={fields?.date}
        className="mb-5 md:max-w-80"
      >
        <TextInput
          type="date"
          name="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          max={today}
          required
          className="md:w-44"
        />
      </Field>
      <PeopleTable
        label={say(waitingFor)}
        people={people}
        selection={selection}
        sorting={{ current: sort, to: (sorted) => address(1, sorted) }}
        columns={[
          {
            key: 'division',
            sort: 'division',
            label: useWords(peopleWords)('division'),
            onPhone: 'side',
            renderCell: (person) => person.divisionName ?? '–',
          },
          {
            key: 'since',
            sort: 'waiting',
            label: say(isRitual ? 'approvedOn' : 'ritualOn'),
            onPhone: 'foot',
            renderCell: (person) => <Since person={person} />,
          },
        ]}
        renderAction={(person) => (
          <Button
            type="submit"
            size="small"
            pending={pendingId === person.id}
            name="memberId"
            value={person.id}
            className="max-md:w-full"
            aria-label={say('approveNamed', { act, name: listName(person) })}
          >
            {act}
          </Button>
        )}
      />
      <Pager view={view} to={(page) => address(page)} />
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {act}
        </Button>
      </BulkBar>
      <ConfirmBatch
        open={asking}
        onOpenChange={setAsking}
        title={act}
        count={selection.ids.length}
        batchSize={batchSize}
        note={say('onDay', { day: date && dayInFigures(date, language) })}
        confirm={act}
        onConfirm={approveMany}
      />
    </Form>
  )
}

function Since({ person }: { readonly person: { readonly since: string; readonly waits: string } }) {
  return (
    <span>
      <span className="block">{person.since}</span>
      <span className="block text-sm text-muted">{person.waits}</span>
    </span>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(ritualWords)
  const sayPeople = useWords(peopleWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const failed = sayPeople('failed')
  const text = done ? say(DONE[done.what], { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? failed)
  useDoneToast(done, text)
  if (fault) return <FaultNote title={failed} fault={fault} />
  if (!done) return null
  if (done.what === 'undone') return <DoneNote title={text} />
  return (
    <ActNote done={done} text={text}>
      <Form method="post" action={`${PATH}?tab=${done.what}`} preventScrollReset>
        <input type="hidden" name="intent" value="undo" />
        <input type="hidden" name="tab" value={done.what} />
        <Button type="submit" size="small" name="memberId" value={done.memberId}>
          {say('undo')}
        </Button>
      </Form>
    </ActNote>
  )
}

const DONE = { ritual: 'doneRitual', 'back-patch': 'doneBackPatch', undone: 'undone' } as const
