import { Link } from '../../ground/ui/link.tsx'
import { type MailState, MailStateBadge } from '../../ground/mail/mail-state.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { editWords } from './member-edit.words.ts'

export type CardLetter = {
  readonly id: number
  readonly subject: string
  readonly state: MailState
  readonly when: string
}

type CardMailProps = {
  readonly memberId: number
  /** What the mail server said when it refused the address for good. */
  readonly fault: string | null
  readonly letters: readonly CardLetter[]
  readonly mayOpen: boolean
}

/** What the club has written to this person, and whether it arrives. */
export function CardMail({ memberId, fault, letters, mayOpen }: CardMailProps) {
  const say = useWords(editWords)
  if (letters.length === 0 && !fault) return null
  return (
    <Panel title={say('mail')}>
      {fault && (
        <p className="mb-4 rounded-lg bg-danger px-4 py-3 text-[0.9375rem] text-danger-ink">
          <span className="block font-semibold">{say('emailFault')}</span>
          <span className="mt-0.5 block text-sm break-words" lang="en">
            {fault}
          </span>
        </p>
      )}
      <ul className="grid gap-3">
        {letters.map(({ id, subject, state, when }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            {mayOpen ? (
              <Link to={`/admin/sprava/outbox?stav=all&clen=${memberId}&id=${id}`} className="link">
                {subject}
              </Link>
            ) : (
              <span>{subject}</span>
            )}
            <span className="flex items-baseline gap-2">
              <span className="figures text-sm text-muted">{when}</span>
              <MailStateBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
      {mayOpen && letters.length > 0 && (
        <Link
          to={`/admin/sprava/outbox?stav=all&clen=${memberId}`}
          className="link mt-4 inline-block text-[0.9375rem]"
        >
          {say('allMail')}
        </Link>
      )}
    </Panel>
  )
}
