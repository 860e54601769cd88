import { Link } from '../../ground/ui/link.tsx'
import { CardLink } from '../../people/members/card-link.tsx'
import { MailStateBadge } from '../../ground/mail/mail-state.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { messageWords } from './message.words.ts'
import type { RecipientRow } from './messages.server.ts'

type Letter = {
  readonly subject: string
  readonly author: string
  readonly paragraphs: readonly string[]
}

type File = { readonly title: string; readonly how: string }
type LetterProps = { readonly letter: Letter; readonly files: readonly File[] }

/** The letter as its reader gets it, greeted by a name that stands for all of them. */
export function LetterPanel({ letter, files }: LetterProps) {
  const say = useWords(messageWords)
  return (
    <Panel title={say('letter')}>
      <p className="mb-4 font-semibold">{letter.subject}</p>
      <div className="grid max-w-[60ch] gap-3.5 border-t-3 border-dashed border-primary-400 pt-4">
        <p className="text-muted">{say('greeting')}</p>
        {letter.paragraphs.map((paragraph, index) => (
          // A letter may say the same twice; its place is all that tells one paragraph from another.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} className="break-words whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{say('files')}</h3>
          <ul className="mt-1">
            {files.map(({ title, how }) => (
              <li key={title} className="figures">
                {title} <span className="text-muted">· {how}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

type Example = { readonly memberId: number; readonly name: string; readonly greeting: string }
type ExamplesProps = { readonly examples: readonly Example[]; readonly count: number }

/** How many, and three of them with the line their letter begins with: whoever is greeted wrongly is seen before it leaves. */
export function ExamplesPanel({ examples, count }: ExamplesProps) {
  const say = useWords(messageWords)
  if (count === 0) return null
  return (
    <Panel title={say('people', { count })}>
      <p className="mb-1.5 text-muted">{say('examples')}</p>
      <dl className="grid gap-1">
        {examples.map(({ memberId, name, greeting }) => (
          <div key={memberId} className="flex flex-wrap gap-x-3">
            <dt className="text-muted">{name}:</dt>
            <dd className="font-semibold">{greeting}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type LeftOutProps = { readonly people: readonly RecipientRow[]; readonly count: number }

export function LeftOutPanel({ people, count }: LeftOutProps) {
  const say = useWords(messageWords)
  if (count === 0) return null
  return (
    <Panel title={say('leftOut')} actions={<Badge tone="warning">{count}</Badge>} flush>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto border-t border-line">
        {people.map(({ memberId, name, leftOut }) => (
          <li
            key={memberId}
            className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2.5 md:px-6"
          >
            <CardLink memberId={memberId} className="link">
              {name}
            </CardLink>
            <span className="text-muted">{leftOut && say(leftOut)}</span>
          </li>
        ))}
        <More shown={people.length} count={count} />
      </ul>
    </Panel>
  )
}

type RecipientsProps = {
  readonly people: readonly RecipientRow[]
  readonly count: number
}

/** Everybody who will get it, by name: the list is shown before anybody says yes. */
export function RecipientsPanel({ people, count }: RecipientsProps) {
  const say = useWords(messageWords)
  return (
    <Panel title={say('recipients')} actions={<Badge tone="success">{count}</Badge>} flush>
      {count === 0 ? (
        <p className="px-5 pb-5 md:px-6">{say('nobody')}</p>
      ) : (
        // Long lists scroll in their own frame, with the keyboard too.
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={say('recipients')}
          className="grid max-h-80 grid-cols-2 gap-x-6 overflow-y-auto border-t border-line px-5 py-3 md:px-6 xl:grid-cols-3"
        >
          {people.map(({ memberId, name }) => (
            <li key={memberId} className="truncate py-0.5">
              {name}
            </li>
          ))}
          <More shown={people.length} count={count} />
        </ul>
      )}
    </Panel>
  )
}

function More({ shown, count }: { readonly shown: number; readonly count: number }) {
  const say = useWords(messageWords)
  if (shown >= count) return null
  return <li className="py-2 text-muted">{say('more', { count: count - shown })}</li>
}

type StatesProps = { readonly people: readonly RecipientRow[]; readonly mayOpenOutbox: boolean }

/** What became of each one's letter. */
export function StatesList({ people, mayOpenOutbox }: StatesProps) {
  const say = useWords(messageWords)
  return (
    <ul className="divide-y divide-line border-t border-line">
      {people.map(({ memberId, name, mailId, state, isDoubtful }) => (
        <li key={memberId} className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 md:px-6">
          <CardLink memberId={memberId} className="link min-w-0 truncate">
            {name}
          </CardLink>
          {state === null ? (
            <span className="text-muted">{say('notYet')}</span>
          ) : mayOpenOutbox && mailId !== null ? (
            <Link to={`/admin/sprava/outbox?stav=all&id=${mailId}`} className="py-1.5">
              <MailStateBadge state={state} isDoubtful={isDoubtful} />
              <span className="sr-only">{say('letterOf', { name })}</span>
            </Link>
          ) : (
            <MailStateBadge state={state} isDoubtful={isDoubtful} />
          )}
        </li>
      ))}
    </ul>
  )
}
