import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { STATE_TONES } from './meeting-tones.ts'
import { meetingStateWords, ownMeetingWords, proposalWords } from './meeting.words.ts'
import { PointText } from './point-text.tsx'
import { ProposalText } from './proposal-text.tsx'
import type { OwnMeeting } from './view-own-meeting.server.ts'

/** When and where, or that it is not. */
export function MeetingDay({ page: { when, place, state, cancelReason } }: { readonly page: OwnMeeting }) {
  const say = useWords(ownMeetingWords)
  const sayState = useWords(meetingStateWords)
  return (
    <>
      <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Badge tone={STATE_TONES[state]}>{sayState(state)}</Badge>
        <span className="figures wrap-anywhere">
          {when} · {place}
        </span>
      </p>
      {cancelReason && <p className="mb-4 wrap-anywhere">{say('cancelled', { reason: cancelReason })}</p>}
    </>
  )
}

/** The agenda, and what its reader himself proposed. */
export function MeetingBody({ page, fault, addressOf = null }: BodyProps) {
  const say = useWords(ownMeetingWords)
  const { note, points } = page
  return (
    <>
      {note && <p className="mb-5 whitespace-pre-line text-pretty wrap-anywhere">{note}</p>}
      <div className="grid gap-5">
        <Panel flush title={say('agenda')}>
          <ol className="divide-y divide-line border-t border-line">
            {points.map((point, index) => (
              <li key={point.id} className="px-5 py-4 md:px-6">
                <PointText point={point} number={index + 1} addressOf={addressOf} />
              </li>
            ))}
          </ol>
        </Panel>
        <Proposals page={page} fault={fault} />
      </div>
    </>
  )
}

type ProposalsProps = {
  readonly page: OwnMeeting
  readonly fault: FormFault | undefined
}

type BodyProps = ProposalsProps & {
  /** Where its documents lie for whoever came by a link; none is in the clubhouse. */
  readonly addressOf?: ((documentId: number) => string) | null
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
