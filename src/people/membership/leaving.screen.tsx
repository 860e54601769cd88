import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { z } from 'zod'
import { Note, pageIn } from '../../ground/lists/list-fields.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { cardNumber, listName } from '../members/member.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { LAPSES_PATH } from '../lapsing/lapse-path.ts'
import type { Route } from './+types/leaving.screen'
import { closeLeave } from './close-leave.server.ts'
import { listLeaveRequests } from './leave-requests.server.ts'
import { leavingWords } from './leaving.words.ts'

const PATH = '/admin/leaving'

const screen = declareScreen({ who: 'members.archive' })

export const loader = screen.shows(async ({ db, language, url }) => {
  const { items, ...view } = await listLeaveRequests(db, pageIn(url.searchParams))
  return {
    title: speak(leavingWords, language)('title'),
    view,
    requests: items.map((row) => ({ ...row, requestedOn: pragueDay(row.requestedAt) })),
  }
})

const Closing = z.strictObject({
  requestId: RowId,
  note: Note,
  waiveDebts: z
    .literal('yes')
    .optional()
    .transform((ticked) => ticked === 'yes'),
})

const closes = (closedAs: 'archived' | 'stays') =>
  screen.act({
    takes: Closing,
    does: async ({ db, visitor, now, today }, input) => {
      await closeLeave(db, visitor, { ...input, closedAs, now, today })
      return { fault: undefined, done: { intent: closedAs } }
    },
  })

export const action = screen.acts({
  keeps: ['requestId', 'note'],
  acts: { archived: closes('archived'), stays: closes('stays') },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function LeavingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, requests } = loaderData
  const say = useWords(leavingWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={say('count', { count: view.total })} />
      <Outcome answer={actionData} />
      <Tabs
        label={say('tabs')}
        current="requests"
        tabs={[
          { key: 'requests', to: PATH, label: say('requests') },
          { key: 'unpaid', to: LAPSES_PATH, label: say('unpaid') },
        ]}
      />
      <div className="mt-4" />
      <ListStates path={PATH} isEmpty={requests.length === 0} empty={say('empty')}>
        <p className="mb-4 text-muted">{say('lead')}</p>
        <ul className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id} className="rounded-panel border border-line bg-panel p-5">
              <Request request={request} />
            </li>
          ))}
        </ul>
        <Pager view={view} to={(page) => `${PATH}?page=${page}`} />
      </ListStates>
    </div>
  )
}

type RequestView = Route.ComponentProps['loaderData']['requests'][number]

function Request({ request }: { readonly request: RequestView }) {
  const say = useWords(leavingWords)
  const language = useLanguage()
  const { off } = useClub()
  const hasPatches =
    !off.includes('patches') && (request.frontPatchOn !== null || request.backPatchOn !== null)
  const line = [request.nickname, cardNumber(request.number), request.divisionName]
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <Link
            to={`/admin/${request.memberId}/edit`}
            className="text-lg font-semibold underline underline-offset-4"
          >
            {listName(request)}
          </Link>
          <p className="figures text-sm text-muted">{line.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge>{say('asked', { day: dayInFigures(request.requestedOn, language) })}</Badge>
          {request.owes > 0 && (
            <Badge tone="danger">{say('owes', { amount: moneyInWords(request.owes, language) })}</Badge>
          )}
          {hasPatches && <Badge tone="warning">{say('patches')}</Badge>}
        </p>
      </div>
      <p className="mt-3 break-words whitespace-pre-line">{request.reason ?? say('noReason')}</p>
      <details className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">{say('decide')}</summary>
        <Form method="post" className="mt-2 grid gap-4" preventScrollReset>
          <input type="hidden" name="requestId" value={request.id} />
          <p className="text-muted">{say('closes')}</p>
          {request.owes > 0 && <Checkbox name="waiveDebts" value="yes" label={say('waive')} />}
          <Field label={say('note')}>
            <TextInput name="note" maxLength={1000} />
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" name="intent" value="archived" variant="danger">
              {say('archive')}
            </Button>
            <Button type="submit" name="intent" value="stays">
              {say('stays')}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(leavingWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = say(done?.intent === 'stays' ? 'stayed' : 'archived')
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(leavingWords)('title')} />
}
