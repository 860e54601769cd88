import { Form } from 'react-router'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { leadOf } from '../voters/lead.server.ts'
import type { Route } from './+types/resolution.screen'
import { changeTask } from './change-task.server.ts'
import { findDoers } from './find-doers.server.ts'
import { numberOf } from './resolution.ts'
import { TaskInput } from './resolution-input.ts'
import { RESOLUTION_TONES } from './resolution-list.tsx'
import { findResolution, mayReadResolutions } from './resolutions.server.ts'
import { resolutionLine } from './resolutions-page.server.ts'
import { resolutionStateWords, resolutionsWords, taskWords } from './resolutions.words.ts'
import { TaskForm } from './task-form.tsx'

const screen = declareScreen({ who: 'account.edit-own', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, language, today, url, params: { id } }) => {
  const row = mayReadResolutions(visitor) ? await findResolution(db, id) : null
  if (!row) throw notFound()
  const { mayWrite } = await leadOf(db, visitor, row.meetingId ?? 0)
  const wanted = (url.searchParams.get('pridat') ?? '').trim().slice(0, 100)
  return {
    title: speak(resolutionsWords, language)('named', { number: numberOf(row) }),
    line: resolutionLine(row, { today, language }),
    mayWrite,
    wanted,
    found: mayWrite && wanted.length >= 2 ? await findDoers(db, row, wanted) : null,
    form: {
      memberId: row.memberId === null ? '' : String(row.memberId),
      memberName: row.memberName,
      doer: row.doer,
      dueOn: row.dueOn ?? '',
      isDone: row.doneOn !== null,
      version: row.version,
    },
  }
})

export const action = screen.acts({
  keeps: ['doer', 'dueOn', 'isDone'],
  acts: screen.act({
    takes: formOf(TaskInput),
    does: async ({ db, visitor, today, params: { id } }, input) => {
      await changeTask(db, visitor, { id, today, ...input })
      return seeOther(`/admin/membership/resolutions/${id}`, flashCookie('saved'))
    },
  }),
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ResolutionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(taskWords)
  const sayState = useWords(resolutionStateWords)
  const { line, mayWrite } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-3xl">
      <PageTitle title={<span className="figures wrap-anywhere">{line.name}</span>} note={line.meeting} />
      <p className="-mt-3 mb-5 flex flex-wrap items-center gap-3">
        <Badge tone={RESOLUTION_TONES[line.state]}>{sayState(line.state)}</Badge>
        {line.task && <span className="figures font-medium wrap-anywhere">{line.task}</span>}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <Panel title={say('wording')}>
          {line.wording ? (
            <p className="whitespace-pre-line text-pretty wrap-anywhere">{line.wording}</p>
          ) : (
            <p className="text-muted">{say('noWording')}</p>
          )}
        </Panel>
        {mayWrite && (
          <Panel title={say('title')}>
            <p className="mb-4 text-pretty text-muted">{say('note')}</p>
            <Finding wanted={loaderData.wanted} />
            <TaskForm page={loaderData} fault={fault} />
          </Panel>
        )}
      </div>
    </div>
  )
}

function Finding({ wanted }: { readonly wanted: string }) {
  const say = useWords(taskWords)
  return (
    <Form method="get" preventScrollReset className="mb-5 flex flex-wrap items-end gap-3">
      <Field label={say('search')} className="min-w-48 flex-1">
        <TextInput name="pridat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
      </Field>
      <Button type="submit" className="max-md:w-full">
        {say('find')}
      </Button>
    </Form>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(resolutionsWords)('title')} />
}
