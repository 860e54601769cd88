import { Form } from 'react-router'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { notFound } from '../../site/pages/not-found.ts'
import type { Route } from './+types/own-meeting.screen'
import { PointText } from './agenda-panel.tsx'
import { ProposalInput } from './meeting-input.ts'
import { STATE_TONES } from './meeting-tones.ts'
import { meetingStateWords, ownMeetingWords, proposalWords } from './meeting.words.ts'
import { propose } from './propose.server.ts'
import { ProposalText } from './proposals-panel.tsx'
import { viewOwnMeeting } from './view-own-meeting.server.ts'

const screen = declareScreen({ who: 'account.edit-own', params: z.object({ id: RowId }) })

export const loader = screen.shows(async (given) => {
  const page = await viewOwnMeeting(given, given.visitor, given.params.id)
  if (!page) throw notFound()
  return { ...page, title: page.name }
})

export const action = screen.acts({
  keeps: ['title', 'wording'],
  acts: {
    propose: screen.act({
      takes: ProposalInput,
      does: async ({ db, visitor, today, params: { id: meetingId } }, input) => {
        await propose(db, visitor, { meetingId, today, ...input })
        return seeOther(`/admin/membership/meetings/${meetingId}`, flashCookie('saved'))
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function OwnMeetingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(ownMeetingWords)
  const sayState = useWords(meetingStateWords)
  const { id, name, when, place, note, state, points, cancelReason, minutesId, minutesBy } = loaderData
  const { leads, writes, takesProxies } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-3xl">
      <PageTitle
        title={<span className="wrap-anywhere">{name}</span>}
        actions={
          <>
            {state === 'open' && (
              <ButtonLink to={`/admin/membership/meetings/${id}/vote`} variant="primary">
                {say('vote')}
              </ButtonLink>
            )}
            {takesProxies && (
              <ButtonLink to={`/admin/membership/meetings/${id}/proxy`}>{say('proxy')}</ButtonLink>
            )}
            {writes && (
              <ButtonLink to={`/admin/membership/meetings/${id}/minutes`}>{say('minutes')}</ButtonLink>
            )}
            {leads && <ButtonLink to={`/schuze/${id}`}>{say('room')}</ButtonLink>}
          </>
        }
      />
      <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Badge tone={STATE_TONES[state]}>{sayState(state)}</Badge>
        <span className="figures wrap-anywhere">
          {when} · {place}
        </span>
      </p>
      {cancelReason && <p className="mb-4 wrap-anywhere">{say('cancelled', { reason: cancelReason })}</p>}
      {minutesBy && <p className="mb-4 text-pretty text-muted">{say('minutesBy', { day: minutesBy })}</p>}
      {minutesId !== null && (
        <p className="mb-5">
          <ButtonLink to={`/admin/documents/${minutesId}`}>{say('readMinutes')}</ButtonLink>
        </p>
      )}
      {note && <p className="mb-5 whitespace-pre-line text-pretty wrap-anywhere">{note}</p>}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <Panel flush title={say('agenda')}>
          <ol className="divide-y divide-line border-t border-line">
            {points.map((point, index) => (
              <li key={point.id} className="px-5 py-4 md:px-6">
                <PointText point={point} number={index + 1} />
              </li>
            ))}
          </ol>
        </Panel>
        <Proposals page={loaderData} fault={fault} />
      </div>
    </div>
  )
}

type ProposalsProps = {
  readonly page: Route.ComponentProps['loaderData']
  readonly fault: NonNullable<Route.ComponentProps['actionData']>['fault'] | undefined
}

function Proposals({ page: { proposals, until }, fault }: ProposalsProps) {
  const say = useWords(proposalWords)
  if (proposals.length === 0 && until === null) return null
  return (
    <Panel title={say('title')}>
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="py-3 first:pt-0">
            <ProposalText proposal={proposal} />
          </li>
        ))}
      </ul>
      {until !== null && (
        <Form method="post" key={proposals.length} className="grid gap-4">
          <p className="text-muted">{say('until', { day: until })}</p>
          <Field label={say('what')} error={fault?.fields.title}>
            <TextInput
              name="title"
              required
              maxLength={200}
              autoComplete="off"
              defaultValue={fault?.values.title ?? ''}
            />
          </Field>
          <Field label={say('wording')} error={fault?.fields.wording}>
            <TextInput name="wording" rows={4} maxLength={5000} defaultValue={fault?.values.wording ?? ''} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="propose"
            variant="primary"
            className="justify-self-start max-md:w-full"
          >
            {say('send')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(ownMeetingWords)
