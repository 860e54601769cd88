import { useState } from 'react'
import { Form } from 'react-router'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { batchSentence } from '../../ground/batches/batch-sentence.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { listName } from '../members/member.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { DialogForm } from '../../ground/ui/dialog-form.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/patches.screen'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { patchesActs, patchesScreen, viewPatches } from './patches-page.server.ts'
import { patchesWords } from './patches.words.ts'
import { PeopleTable } from '../members/people-table.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'

const PATH = '/admin/patches'

export const loader = patchesScreen.shows(viewPatches)
export const action = patchesScreen.acts({ keeps: ['memberId', 'note'], acts: patchesActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Person = Route.ComponentProps['loaderData']['people'][number]

export default function PatchesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { people, run, view, batchSize, sort } = loaderData
  const address = (page: number, sorted: string = sort) =>
    listAddress(PATH, { sort: sorted === 'left' ? null : sorted, page })
  const say = useWords(patchesWords)
  const sayPeople = useWords(peopleWords)
  const selection = useSelection(people.map(({ id }) => id))
  return (
    <>
      <PageTitle title={say('title')} note={sayPeople('people', { count: view.total })} />
      <p className="mb-5 max-w-[65ch] text-muted">{say('lead')}</p>
      <Outcome answer={actionData} />
      {run && <RunProgress batchId={run.id} initial={run} hideTo={PATH} />}
      <ListStates path={PATH} isEmpty={view.total === 0} empty={say('empty')}>
        <PeopleTable
          label={say('list')}
          people={people}
          selection={selection}
          sorting={{ current: sort, to: (sorted) => address(1, sorted) }}
          columns={[
            {
              key: 'left',
              label: say('left'),
              sort: 'left',
              onPhone: 'foot',
              renderCell: (person) => <LeftOn person={person} />,
            },
            {
              key: 'patches',
              label: say('patches'),
              onPhone: 'side',
              renderCell: (person) => <Patches person={person} />,
            },
            {
              key: 'phone',
              label: say('phone'),
              onPhone: 'rest',
              renderCell: (person) => <Phone phone={person.phone} />,
            },
          ]}
          renderAction={(person) => <SolveOne person={person} />}
        />
      </ListStates>
      <Pager view={view} to={(page) => address(page)} />
      <SolveMany ids={selection.ids} onClear={selection.clear} batchSize={batchSize} />
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(patchesWords)('title')} />
}

function LeftOn({ person }: { readonly person: Person }) {
  const say = useWords(patchesWords)
  return (
    <span>
      <span className="block">
        {say(person.isExcluded ? 'excluded' : 'archived', { day: person.leftOn })}
      </span>
      <span className="block text-sm text-muted">{person.ago}</span>
      {person.phone && (
        <span className="block md:hidden">
          <Phone phone={person.phone} />
        </span>
      )}
    </span>
  )
}

function Patches({ person: { hasFront, hasBack } }: { readonly person: Person }) {
  const say = useWords(patchesWords)
  return (
    <span className="flex flex-wrap gap-1.5">
      {hasFront && <Badge tone="warning">{say('front')}</Badge>}
      {hasBack && <Badge tone="danger">{say('back')}</Badge>}
    </span>
  )
}

function Phone({ phone }: { readonly phone: string | null }) {
  if (!phone) return '–'
  return (
    <a href={`tel:${phone}`} className="link whitespace-nowrap">
      {phoneInFigures(phone)}
    </a>
  )
}

/** Unfolds in place: a note and the button, without a script too. */
function SolveOne({ person }: { readonly person: Person }) {
  const say = useWords(patchesWords)
  const pending = usePendingMember() === person.id
  return (
    <details className="text-left">
      <summary
        aria-label={say('solveNamed', { name: listName(person) })}
        className="ml-auto flex h-10 w-fit cursor-pointer list-none items-center rounded-lg border border-line bg-panel px-3 text-sm font-semibold hover:border-edge max-md:w-full max-md:justify-center md:h-8 dark:border-stone-700 [&::-webkit-details-marker]:hidden"
      >
        {say('solve')}
      </summary>
      <Form method="post" action={PATH} preventScrollReset className="mt-3 grid gap-3 md:w-72">
        <input type="hidden" name="intent" value="solve" />
        <input type="hidden" name="memberId" value={person.id} />
        <Field label={say('note')} hint={say('noteHint')}>
          <TextInput name="note" maxLength={2000} autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary" pending={pending}>
          {say('solveMany')}
        </Button>
      </Form>
    </details>
  )
}

type SolveManyProps = {
  readonly ids: readonly number[]
  readonly onClear: () => void
  readonly batchSize: number
}

function SolveMany({ ids, onClear, batchSize }: SolveManyProps) {
  const say = useWords(patchesWords)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {say('solveMany')}
        </Button>
      </BulkBar>
      <DialogForm
        open={asking}
        onClose={() => setAsking(false)}
        title={say('solveMany')}
        text={batchSentence({ count: ids.length, batchSize }, language)}
        confirm={say('confirm')}
        address={PATH}
        sends={{ intent: 'solve-many', ids: ids.join(',') }}
      >
        <Field label={say('note')} hint={say('noteHint')}>
          <TextInput name="note" maxLength={2000} autoComplete="off" />
        </Field>
      </DialogForm>
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(patchesWords)
  const failed = useWords(peopleWords)('failed')
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say('done', { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? failed)
  useDoneToast(done, text)
  if (fault) return <FaultNote title={failed} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
