import { Along } from '../../ground/ui/along.tsx'
import { Button } from '../../ground/ui/button.tsx'
import type { AnyForm } from '../../ground/ui/dialog-form.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationView } from './application-view.ts'
import type { Sponsor } from './application.ts'
import { applicationDetailWords } from './applications.words.ts'
import { DECIDED_AT } from './use-decisions.ts'

type Props = {
  readonly application: ApplicationView
  /** Where somebody else can be asked. */
  readonly Form: AnyForm | undefined
}

/** Who was asked about the applicant and what he said, and whom else to ask. */
export function SponsorFacts({ application, Form }: Props) {
  const { status, awaitsProof, sponsors } = application
  const say = useWords(applicationDetailWords)
  const isAsking = Form && status === 'PENDING' && !awaitsProof
  if (sponsors.length === 0 && !isAsking) return null
  return (
    <div>
      <dt className="text-sm text-muted">{say('sponsors')}</dt>
      <dd>
        <ul className="grid gap-1">
          {sponsors.map((sponsor) => (
            <li key={sponsor.memberId}>
              {sponsor.name}:{' '}
              <span className={TONES[sponsor.answer ?? 'none']}>{say(SAID[sponsor.answer ?? 'none'])}</span>
            </li>
          ))}
        </ul>
        {isAsking && <AskSponsor key={sponsors.length} application={application} Form={Form} />}
      </dd>
    </div>
  )
}

type Said = NonNullable<Sponsor['answer']> | 'none'

const SAID = {
  confirmed: 'sponsorConfirmed',
  declined: 'sponsorDeclined',
  none: 'sponsorWaiting',
} as const satisfies Record<Said, string>

const TONES: Readonly<Record<Said, string>> = {
  confirmed: 'font-semibold text-success-ink',
  declined: 'font-semibold text-danger-ink',
  none: 'text-muted',
}

/** Begun anew with each one who is asked. */
function AskSponsor({
  application: { id },
  Form,
}: {
  readonly application: ApplicationView
  readonly Form: AnyForm
}) {
  return (
    <Form method="post" action={DECIDED_AT} className="mt-2">
      <Along intent="sponsor" id={id} />
      <SponsorField />
    </Form>
  )
}

export function SponsorField() {
  const say = useWords(applicationDetailWords)
  return (
    <div className="grid gap-3">
      <Field label={say('askSponsor')} hint={say('askSponsorHint')}>
        <TextInput name="name" required maxLength={200} autoComplete="off" />
      </Field>
      <p>
        <Button type="submit" size="small">
          {say('ask')}
        </Button>
      </p>
    </div>
  )
}
