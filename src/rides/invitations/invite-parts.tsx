import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Answer } from './invitation.ts'
import { inviteWords } from './invite.words.ts'
import type { InvitePage } from './view-invite.server.ts'

type Preview = NonNullable<InvitePage['preview']>

/** The letter as its reader gets it. */
export function LetterPanel({ letter }: { readonly letter: Preview['letter'] }) {
  const say = useWords(inviteWords)
  return (
    <Panel title={say('letter')}>
      <p className="mb-4 font-semibold break-words">{letter.subject}</p>
      <div className="grid gap-3.5 border-t-3 border-dashed border-primary-400 pt-4">
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph} className="break-words">
            {paragraph}
          </p>
        ))}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {letter.facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex gap-2.5">
          {letter.buttons.map((label, index) => (
            <Badge key={label} tone={index === 0 ? 'accent' : 'neutral'}>
              {label}
            </Badge>
          ))}
        </p>
      </div>
    </Panel>
  )
}

type PeopleProps = { readonly people: Preview['people']; readonly count: number }

/** Everybody who will get it, by name. */
export function RecipientsPanel({ people, count }: PeopleProps) {
  const say = useWords(inviteWords)
  return (
    <Panel title={say('recipients')} actions={<Badge tone="success">{count}</Badge>} flush>
      {count === 0 ? (
        <p className="px-5 pb-5 md:px-6">{say('nobody')}</p>
      ) : (
        <Names label={say('recipients')} shown={people.length} count={count}>
          {people.map(({ memberId, name }) => (
            <li key={memberId} className="truncate py-0.5">
              {name}
            </li>
          ))}
        </Names>
      )}
    </Panel>
  )
}

export function LeftOutPanel({ people, count }: PeopleProps) {
  const say = useWords(inviteWords)
  if (count === 0) return null
  return (
    <Panel title={say('leftOut')} actions={<Badge tone="warning">{count}</Badge>} flush>
      <Names label={say('leftOut')} shown={people.length} count={count}>
        {people.map(({ memberId, name, leftOut }) => (
          <li key={memberId} className="py-0.5">
            {name} <span className="text-muted">{leftOut && say(leftOut)}</span>
          </li>
        ))}
      </Names>
    </Panel>
  )
}

type NamesProps = {
  readonly label: string
  readonly shown: number
  readonly count: number
  readonly children: ReactNode
}

/** Long lists scroll in their own frame, with the keyboard too. */
function Names({ label, shown, count, children }: NamesProps) {
  const say = useWords(inviteWords)
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      className="grid max-h-80 gap-x-6 overflow-y-auto border-t border-line px-5 py-3 sm:grid-cols-2 md:px-6"
    >
      {children}
      {shown < count && <li className="py-2 text-muted">{say('more', { count: count - shown })}</li>}
    </ul>
  )
}

const TONES: Readonly<Record<Answer, BadgeTone>> = {
  going: 'success',
  waiting: 'warning',
  no: 'neutral',
  silent: 'danger',
}

/** Who goes, who does not, who is silent; and the one reminder. */
export function AnswersPanel({ page: { id, answers, toNudge, isOpen } }: { readonly page: InvitePage }) {
  const say = useWords(inviteWords)
  const isPending = useNavigation().formData?.get('intent') === 'nudge'
  return (
    <Panel title={say('answers')}>
      <div className="grid gap-1">
        {answers.map(({ answer, count, people }) => (
          <details
            key={answer}
            className="border-t border-line py-1 first:border-0"
            open={answer === 'silent'}
          >
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
              <span className="grow">{say(answer)}</span>
              <Badge tone={TONES[answer]}>{count}</Badge>
            </summary>
            {count === 0 ? (
              <p className="pb-2 text-muted">{say('none')}</p>
            ) : (
              <ul
                // As Names: with the keyboard, too.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                aria-label={say(answer)}
                className="grid max-h-80 gap-x-6 overflow-y-auto pb-2 sm:grid-cols-2"
              >
                {people.map(({ memberId, name, isNudged }) => (
                  <li key={memberId} className="truncate py-0.5">
                    {name}{' '}
                    {answer === 'silent' && isNudged && <span className="text-muted">{say('nudged')}</span>}
                  </li>
                ))}
                {people.length < count && (
                  <li className="py-2 text-muted">{say('more', { count: count - people.length })}</li>
                )}
              </ul>
            )}
          </details>
        ))}
      </div>
      {isOpen && toNudge > 0 && (
        <Form method="post" action={`/admin/events/${id}/invite`} preventScrollReset className="mt-4">
          <input type="hidden" name="intent" value="nudge" />
          <Button type="submit" className="max-md:w-full" pending={isPending}>
            {say('nudge', { count: toNudge })}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{say('nudgeHint')}</p>
        </Form>
      )}
    </Panel>
  )
}
