import { Form } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/meeting.screen'
import { AgendaPanel } from './agenda-panel.tsx'
import { CallingPanel } from './calling-panel.tsx'
import { LeadingPanel } from './leading-panel.tsx'
import { meetingActs } from './meeting-acts.server.ts'
import { MEETING_FIELDS, MeetingFields } from './meeting-fields.tsx'
import { meetingScreen, viewMeeting } from './meeting-page.server.ts'
import { STATE_TONES } from './meeting-tones.ts'
import { meetingStateWords, meetingWords } from './meeting.words.ts'
import { ProposalsPanel } from './proposals-panel.tsx'

export const loader = meetingScreen.shows(async (given) => {
  const wanted = given.url.searchParams.get('pridat') ?? ''
  const page = await viewMeeting(given, given.visitor, { id: given.params.id, wanted })
  return { ...page, title: page.name }
})

export const action = meetingScreen.acts({
  keeps: [
    ...MEETING_FIELDS,
    'intent',
    'id',
    'kind',
    'wording',
    'presenter',
    'documentId',
    'reason',
    'shortNoticeReason',
  ],
  acts: meetingActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MeetingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(meetingWords)
  const sayState = useWords(meetingStateWords)
  const { id, name, when, place, state, form } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const isSaving = fault?.values.intent === 'save'
  return (
    <div className="max-w-6xl">
      <PageTitle
        title={<span className="wrap-anywhere">{name}</span>}
        note={`${when} · ${place}`}
        actions={
          <>
            <ButtonLink to={`/admin/meetings/${id}/voters`}>{say('voters')}</ButtonLink>
            {state === 'closed' && (
              <ButtonLink to={`/admin/meetings/${id}/elected`}>{say('elected')}</ButtonLink>
            )}
            {(state === 'called' || state === 'open' || state === 'closed') && (
              <ButtonLink to={`/schuze/${id}`}>{say('room')}</ButtonLink>
            )}
            {(state === 'open' || state === 'closed') && (
              <ButtonLink to={`/admin/membership/meetings/${id}/minutes`}>{say('minutes')}</ButtonLink>
            )}
          </>
        }
      />
      <p className="-mt-3 mb-5">
        <Badge tone={STATE_TONES[state]}>{sayState(state)}</Badge>
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-5">
          <AgendaPanel page={loaderData} fault={fault} />
          <ProposalsPanel page={loaderData} fault={fault} />
        </div>
        <div className="grid min-w-0 gap-5">
          <CallingPanel page={loaderData} fault={fault} />
          <LeadingPanel page={loaderData} />
          {state === 'draft' && (
            <FoldPanel title={say('about')} note={when} isOpen={isSaving}>
              <Form method="post" key={JSON.stringify(form)} className="grid gap-5">
                <MeetingFields
                  values={form}
                  fault={isSaving ? fault : undefined}
                  asking={loaderData.asking}
                />
                <Button
                  type="submit"
                  name="intent"
                  value="save"
                  variant="primary"
                  className="justify-self-start max-md:w-full"
                >
                  {say('save')}
                </Button>
              </Form>
              <Form method="post" className="mt-5 border-t border-line pt-4">
                <Button type="submit" name="intent" value="delete" variant="danger" className="max-md:w-full">
                  {say('deleteMeeting')}
                </Button>
              </Form>
            </FoldPanel>
          )}
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(meetingWords)
