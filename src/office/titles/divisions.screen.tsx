import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/divisions.screen'
import { closeDivision, MOVE_BATCH, reopenDivision } from './close-division.server.ts'
import { DivisionFieldSet, DivisionPanel } from './division-panel.tsx'
import { listDivisions } from './divisions.server.ts'
import { divisionsWords } from './divisions.words.ts'
import {
  addDivision,
  changeDivision,
  deleteDivision,
  DivisionFields,
  moveDivision,
} from './save-division.server.ts'

const PATH = '/admin/sprava/divisions'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const chosen = args.url.searchParams.get('davka')
  const [divisions, run] = await Promise.all([
    listDivisions(db),
    viewCurrentRun(db, { visitor, language }, { chosen, kinds: [MOVE_BATCH] }),
  ])
  return { title: `${speak(divisionsWords, language)('title')} · ${club.name}`, divisions, run }
}

const Id = { id: RowId }
const Input = z.discriminatedUnion('intent', [
  DivisionFields.extend({ intent: z.literal('add') }),
  DivisionFields.extend({ intent: z.literal('save'), ...Id }),
  z.strictObject({ intent: z.literal('up'), ...Id }),
  z.strictObject({ intent: z.literal('down'), ...Id }),
  z.strictObject({ intent: z.literal('close'), ...Id, moveTo: z.union([z.literal(''), RowId]) }),
  z.strictObject({ intent: z.literal('reopen'), ...Id }),
  z.strictObject({ intent: z.literal('remove'), ...Id }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const keeps = ['intent', 'id', 'name', 'town', 'meets', 'description']
  return answerForm(args, keeps, async (form) => {
    const batchId = await fulfil(context, visitor, parseForm(Input, form))
    throw redirect(batchId === null ? PATH : `${PATH}?davka=${batchId}`, {
      status: 303,
      headers: { 'set-cookie': flashCookie('saved') },
    })
  })
}

async function fulfil(
  { db, today }: RequestContext,
  visitor: Visitor,
  input: z.infer<typeof Input>,
): Promise<number | null> {
  if (input.intent === 'add') {
    const { intent: _, ...fields } = input
    await addDivision(db, visitor, fields)
    return null
  }
  const { id } = input
  if (input.intent === 'save') {
    const { intent: _, id: __, ...change } = input
    await changeDivision(db, visitor, { id, change })
  } else if (input.intent === 'close') {
    const moveTo = input.moveTo === '' ? null : input.moveTo
    const batch = await closeDivision(db, visitor, { id, today, moveTo })
    return batch?.id ?? null
  } else if (input.intent === 'reopen') await reopenDivision(db, visitor, id)
  else if (input.intent === 'remove') await deleteDivision(db, visitor, id)
  else await moveDivision(db, visitor, { id, step: input.intent === 'up' ? -1 : 1 })
  return null
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function DivisionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(divisionsWords)
  const { divisions, run } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  const open = divisions.filter(({ closedOn }) => closedOn === null)
  return (
    <div className="max-w-4xl">
      <Link to="/admin/sprava" className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <PageTitle title={say('title')} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {run && <RunProgress batchId={run.id} initial={run} hideTo={PATH} />}
      <div className="grid gap-4">
        {divisions.length === 0 && (
          <Panel>
            <EmptyState text={say('empty')} />
          </Panel>
        )}
        {divisions.map((division) => (
          <DivisionPanel
            key={JSON.stringify(division)}
            division={division}
            open={open}
            fault={fault?.values.id === String(division.id) ? fault : undefined}
          />
        ))}
        <Panel title={say('add')}>
          <DivisionFieldSet
            key={divisions.length}
            division={null}
            fault={fault?.values.intent === 'add' ? fault : undefined}
          />
        </Panel>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  const say = useWords(divisionsWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
