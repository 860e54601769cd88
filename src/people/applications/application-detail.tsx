import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import type { AnyForm } from '../../ground/ui/dialog-form.tsx'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import type { ApplicationView } from './application-view.ts'
import type { ApplicationStatus } from './application.ts'
import { applicationDetailWords } from './applications.words.ts'
import type { Possible } from './duplicate.ts'
import { DuplicateList } from './duplicate-list.tsx'
import { SponsorFacts } from './sponsor-facts.tsx'

const TONES: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'neutral',
}

type DetailProps = {
  readonly application: ApplicationView
  readonly onLink?: (card: Possible) => void
  readonly onRefuse?: (card: Possible) => void
  /** Where it can be asked from. */
  readonly Form?: AnyForm
}

/** Everything the applicant wrote, and what became of it. */
export function ApplicationDetail({ application, onLink, onRefuse, Form }: DetailProps) {
  const say = useWords(applicationDetailWords)
  return (
    <div className="grid gap-6">
      <p>
        <Badge tone={TONES[application.status]}>
          {say(application.awaitsProof ? 'statusUNPROVED' : `status${application.status}`)}
        </Badge>
      </p>
      {application.awaitsProof && <p className="text-pretty">{say('unproved')}</p>}
      {application.decided && <Decision application={application} />}
      {onLink && onRefuse && application.possibleDuplicates.length > 0 && (
        <DuplicateList duplicates={application.possibleDuplicates} onLink={onLink} onRefuse={onRefuse} />
      )}
      <dl className="grid gap-4">
        <Fact label={say('motivation')}>{application.motivation}</Fact>
        <Fact label={say('recommendedBy')}>{application.recommendedBy}</Fact>
        <SponsorFacts application={application} Form={Form} />
        <Fact label={say('motorcycle')}>{application.motorcycle}</Fact>
        <Fact label={say('hog')}>{application.hog}</Fact>
        <Fact label={say('division')}>{application.divisionName}</Fact>
        <Fact label={say('nickname')}>{application.nickname}</Fact>
        <Fact label={say('email')}>
          <a href={`mailto:${encodeURIComponent(application.email)}`} className="link">
            {application.email}
          </a>
        </Fact>
        {application.proved && <Fact label={say('proved')}>{application.proved}</Fact>}
        <Fact label={say('phone')}>
          {application.phone && (
            <a href={`tel:${application.phone}`} className="link figures">
              {phoneInFigures(application.phone)}
            </a>
          )}
        </Fact>
        <Fact label={say('birthDate')}>{application.birthDay}</Fact>
        <Fact label={say('address')}>{application.address}</Fact>
        {application.ownFacts.map(({ name, text }) => (
          <Fact key={name} label={name}>
            {text}
          </Fact>
        ))}
        <Fact label={say('photos')}>{say(application.consents.photos ? 'yes' : 'no')}</Fact>
        <Fact label={say('acknowledged')}>
          {say('versions', {
            privacy: application.consents.privacyVersion ?? '–',
            rules: application.consents.rulesVersion ?? '–',
          })}
        </Fact>
        <Fact label={say('submitted')}>{application.submitted}</Fact>
      </dl>
      {application.memberId === null && (
        <p>
          <Link to={`/admin/sprava/erasure?applicationId=${application.id}`} className="link">
            {say('erase')}
          </Link>
        </p>
      )}
    </div>
  )
}

function Decision({ application }: { readonly application: ApplicationView }) {
  const say = useWords(applicationDetailWords)
  const { decidedBy, decided, reason, memberId } = application
  return (
    <dl className="grid gap-4 rounded-lg bg-sunk p-4">
      <Fact label={say('decided')}>
        {say('decidedBy', { who: decidedBy?.name ?? '–', when: decided ?? '' })}
      </Fact>
      {reason && <Fact label={say('reason')}>{reason}</Fact>}
      {memberId !== null && (
        <Fact label={say('card')}>
          <Link to={`/admin/${memberId}/edit`} className="link">
            {say('openCard')}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const say = useWords(applicationDetailWords)
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures wrap-anywhere whitespace-pre-line">
        {children ?? <span className="text-muted italic">{say('empty')}</span>}
      </dd>
    </div>
  )
}
