import { Form } from 'react-router'
import { z } from 'zod'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/erasure.screen'
import { askErasure, withdrawErasure } from './ask-erasure.server.ts'
import { ErasureAsk } from './erasure-input.ts'
import { type ErasuresView, viewErasures } from './erasure-page.server.ts'
import { ErasureRequest } from './erasure-request.tsx'
import { erasureWords } from './erasure.words.ts'
import { executeErasure } from './execute-erasure.server.ts'
import type { Subject } from './person.ts'

const PATH = '/admin/sprava/erasure'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, language, url }) => {
  const asked = url.searchParams
  const page = pageIn(asked)
  return {
    title: speak(erasureWords, language)('title'),
    ...(await viewErasures(db, { page, chosen: numberOf(asked.get('id')), start: startOf(asked) })),
  }
})

function numberOf(text: string | null): number | null {
  const parsed = RowId.safeParse(text)
  return parsed.success ? parsed.data : null
}

function startOf(asked: URLSearchParams): Subject | null {
  const memberId = numberOf(asked.get('memberId'))
  const applicationId = numberOf(asked.get('applicationId'))
  if (memberId !== null) return { kind: 'member', id: memberId }
  return applicationId === null ? null : { kind: 'application', id: applicationId }
}

const One = z.strictObject({ requestId: RowId })
const Start = ErasureAsk.extend({ kind: z.enum(['member', 'application']), subjectId: RowId })

export const action = screen.acts({
  keeps: ['requestId', 'note'],
  acts: {
    execute: screen.act({
      takes: One.extend({ sure: z.literal('on') }),
      does: async ({ db, visitor }, { requestId }) => {
        await executeErasure(db, visitor, requestId)
        return { fault: undefined, done: { intent: 'execute' as const } }
      },
    }),
    withdraw: screen.act({
      takes: One.extend({ sure: z.literal('on').optional() }),
      does: async ({ db, visitor }, { requestId }) => {
        await withdrawErasure(db, visitor, requestId)
        return { fault: undefined, done: { intent: 'withdraw' as const } }
      },
    }),
    start: screen.act({
      takes: formOf(Start),
      does: async ({ db, visitor }, { kind, subjectId, note }) => {
        const id = await askErasure(db, visitor, { subject: { kind, id: subjectId }, note })
        return seeOther(`${PATH}?id=${id}`)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ErasureScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, requests, chosen, preview, start } = loaderData
  const say = useWords(erasureWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={say('count', { count: view.total })} />
      <Outcome answer={actionData} />
      {start && <Beginning start={start} />}
      <ListStates path={PATH} isEmpty={requests.length === 0} empty={say('empty')}>
        <p className="mb-4 max-w-[65ch] text-muted">{say('lead')}</p>
        <ul className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id} className="rounded-panel border border-line bg-panel p-5">
              <ErasureRequest request={request} preview={request.id === chosen ? preview : null} />
            </li>
          ))}
        </ul>
        <Pager view={view} to={(page) => `${PATH}?page=${page}`} />
      </ListStates>
    </div>
  )
}

function Beginning({ start }: { readonly start: NonNullable<ErasuresView['start']> }) {
  const say = useWords(erasureWords)
  return (
    <Panel title={say('startTitle')} className="mb-5">
      <Form method="post" action={PATH} className="grid gap-4">
        <input type="hidden" name="kind" value={start.kind} />
        <input type="hidden" name="subjectId" value={start.id} />
        <p className="text-muted">{say('startText', { name: start.name })}</p>
        <Field label={say('note')}>
          <TextInput name="note" rows={2} maxLength={2000} />
        </Field>
        <Button type="submit" name="intent" value="start" className="justify-self-start max-sm:w-full">
          {say('start')}
        </Button>
      </Form>
    </Panel>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(erasureWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = say(done?.intent === 'withdraw' ? 'withdrawn' : 'executed')
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(erasureWords)('title')} />
}
