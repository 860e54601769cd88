import type { FormEvent } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationView } from './application-view.ts'
import type { Sponsor } from './application.ts'
import { applicationDetailWords } from './applications.words.ts'

type Props = {
  readonly application: ApplicationView
  readonly onSponsor: ((name: string) => void) | undefined
}

/** Who was asked about the applicant and what he said, and whom else to ask. */
export function SponsorFacts({ application: { status, awaitsProof, sponsors }, onSponsor }: Props) {
  const say = useWords(applicationDetailWords)
  const isAsking = onSponsor && status === 'PENDING' && !awaitsProof
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
        {isAsking && <AskSponsor onSponsor={onSponsor} />}
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

function AskSponsor({ onSponsor }: { readonly onSponsor: (name: string) => void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string' && name.trim()) onSponsor(name)
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={send} className="mt-2">
      <SponsorField />
    </form>
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
