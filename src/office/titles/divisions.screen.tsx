import { z } from 'zod'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/divisions.screen'
import { closeDivision, MOVE_BATCH, MoveTo, reopenDivision } from './close-division.server.ts'
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

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, visitor, language, url }) => {
  const chosen = url.searchParams.get('davka')
  const [divisions, run] = await Promise.all([
    listDivisions(db),
    viewCurrentRun(db, { visitor, language }, { chosen, kinds: [MOVE_BATCH] }),
  ])
  return { title: speak(divisionsWords, language)('title'), divisions, run }
})

const One = z.strictObject({ id: RowId })
const saved = (query = '') => seeOther(`${PATH}${query}`, flashCookie('saved'))

const moves = (step: -1 | 1) =>
  screen.act({
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await moveDivision(db, visitor, { id, step })
      return saved()
    },
  })

export const action = screen.acts({
  keeps: ['intent', 'id', 'name', 'town', 'meets', 'description'],
  acts: {
    add: screen.act({
      takes: formOf(DivisionFields),
      does: async ({ db, visitor }, fields) => {
        await addDivision(db, visitor, fields)
        return saved()
      },
    }),
    save: screen.act({
      takes: formOf(DivisionFields.extend(One.shape)),
      does: async ({ db, visitor }, { id, ...change }) => {
        await changeDivision(db, visitor, { id, change })
        return saved()
      },
    }),
    up: moves(-1),
    down: moves(1),
    close: screen.act({
      takes: formOf(One.extend({ moveTo: MoveTo })),
      does: async ({ db, visitor, today }, { id, moveTo }) => {
        const batch = await closeDivision(db, visitor, { id, today, moveTo })
        return saved(batch ? `?davka=${batch.id}` : '')
      },
    }),
    reopen: screen.act({
      takes: One,
      does: async ({ db, visitor }, { id }) => {
        await reopenDivision(db, visitor, id)
        return saved()
      },
    }),
    remove: screen.act({
      takes: One,
      does: async ({ db, visitor }, { id }) => {
        await deleteDivision(db, visitor, id)
        return saved()
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DivisionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(divisionsWords)
  const { divisions, run } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  const open = divisions.filter(({ closedOn }) => closedOn === null)
  return (
    <div className="max-w-4xl">
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

export const ErrorBoundary = screenFailed(divisionsWords)
