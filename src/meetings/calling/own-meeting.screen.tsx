import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { notFound } from '../../site/pages/not-found.ts'
import type { Route } from './+types/own-meeting.screen'
import { ProposalInput } from './meeting-input.ts'
import { ownMeetingWords } from './meeting.words.ts'
import { MeetingBody, MeetingDay } from './own-meeting-body.tsx'
import { propose } from './propose.server.ts'
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
  const { id, name, state, minutesId, minutesBy } = loaderData
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
      <MeetingDay page={loaderData} />
      {minutesBy && <p className="mb-4 text-pretty text-muted">{say('minutesBy', { day: minutesBy })}</p>}
      {minutesId !== null && (
        <p className="mb-5">
          <ButtonLink to={`/admin/documents/${minutesId}`}>{say('readMinutes')}</ButtonLink>
        </p>
      )}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <MeetingBody page={loaderData} fault={fault} />
    </div>
  )
}

export const ErrorBoundary = screenFailed(ownMeetingWords)
