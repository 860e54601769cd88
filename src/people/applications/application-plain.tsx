import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ApplicationDetail } from './application-detail.tsx'
import type { ApplicationView } from './application-view.ts'
import { fullName } from './application.ts'
import { decisionWords, duplicateWords } from './applications.words.ts'
import { MentorField } from './decision-dialogs.tsx'
import type { Possible } from './duplicate.ts'
import { SponsorField } from './sponsor-facts.tsx'

type Props = {
  readonly application: ApplicationView
  readonly hasStage: boolean
  readonly backTo: string
}

/** The drawer of one application for a browser without JavaScript: read here, decided by plain forms. */
export function ApplicationPlain({ application, hasStage, backTo }: Props) {
  const say = useWords(decisionWords)
  const { name, email, possibleDuplicates } = application
  const cards = possibleDuplicates.filter(({ kind }) => kind === 'member')
  return (
    <noscript>
      <Panel title={name} className="mt-5">
        <ApplicationDetail application={application} />
        {application.status === 'PENDING' && application.awaitsProof && (
          <div className="mt-6 border-t border-line pt-6">
            <Decision intent="let-through" applicationId={application.id}>
              <p>
                <Button type="submit" variant="primary">
                  {say('letThrough')}
                </Button>
              </p>
            </Decision>
          </div>
        )}
        {application.status === 'PENDING' && !application.awaitsProof && (
          <div className="mt-6 grid gap-6 border-t border-line pt-6">
            {cards.map((card) => (
              <Candidate key={card.id} applicationId={application.id} card={card} />
            ))}
            <Decision intent="sponsor" applicationId={application.id}>
              <SponsorField />
            </Decision>
            <Decision intent="approve" applicationId={application.id}>
              <p className="text-muted">
                {say(hasStage ? 'approveAsApplicant' : 'approveText', { name, email })}
              </p>
              {hasStage && <MentorField />}
              {cards.length > 0 && <input type="hidden" name="withDuplicates" value="on" />}
              {cards.length > 0 && <p className="font-medium text-warning-ink">{say('approveDespite')}</p>}
              <p>
                <Button type="submit" variant="primary">
                  {say('approve')}
                </Button>
              </p>
            </Decision>
            <Decision intent="reject" applicationId={application.id}>
              <Field label={say('reason')} hint={say('rejectText', { email })}>
                <TextInput name="reason" rows={4} required maxLength={2000} />
              </Field>
              <p>
                <Button type="submit" variant="danger">
                  {say('rejectConfirm')}
                </Button>
              </p>
            </Decision>
          </div>
        )}
        <p className="mt-6">
          <ButtonLink to={backTo}>{say('backToList')}</ButtonLink>
        </p>
      </Panel>
    </noscript>
  )
}

function Candidate({ applicationId, card }: { readonly applicationId: number; readonly card: Possible }) {
  const say = useWords(duplicateWords)
  return (
    <Decision intent="link" applicationId={applicationId}>
      <input type="hidden" name="memberId" value={card.id} />
      <p className="font-semibold">{fullName(card)}</p>
      <p className="flex flex-wrap gap-2">
        {!card.isExcluded && <Button type="submit">{say('link')}</Button>}
        <Button type="submit" name="intent" value="somebody-else">
          {say('somebodyElse')}
        </Button>
      </p>
    </Decision>
  )
}

type DecisionProps = {
  readonly intent: string
  readonly applicationId: number
  readonly children: ReactNode
}

/** Of two intents the pressed button's comes later, and counts. */
function Decision({ intent, applicationId, children }: DecisionProps) {
  return (
    <form method="post" action={`/admin/applications?id=${applicationId}`} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={applicationId} />
      {children}
    </form>
  )
}
