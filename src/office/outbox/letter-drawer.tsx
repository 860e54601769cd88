import { useState } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { MailStateBadge } from '../../ground/mail/mail-state.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { ConfirmDialog } from '../../ground/ui/dialog.tsx'
import { Drawer } from '../../ground/ui/drawer.tsx'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Act, type LetterDetail, mayCancel, mayResend } from './outbox-view.ts'
import { outboxAddress, type OutboxFilter } from './outbox-filter.ts'
import { letterWords, outboxWords } from './outbox.words.ts'

type DrawerProps = {
  readonly chosen: LetterDetail | null
  readonly filter: OutboxFilter
  readonly act: Act
  readonly isBusy: boolean
}

/** One letter: as it looks, what became of it, and what can be done. */
export function LetterDrawer({ chosen, filter, act, isBusy }: DrawerProps) {
  const goTo = useGoTo()
  const [asked, ask] = useState<'resend' | 'cancel' | null>(null)
  // While the drawer slides away its content has to stay in it.
  const [shown, setShown] = useState(chosen)
  if (chosen && chosen !== shown) setShown(chosen)
  if (!shown) return null
  return (
    <Drawer
      open={chosen !== null}
      onOpenChange={(open) => !open && goTo(outboxAddress(filter), { replace: true })}
      title={shown.subject}
      actions={<Actions letter={shown} isBusy={isBusy} ask={ask} />}
    >
      <Facts letter={shown} />
      <Preview letter={shown} />
      <Attempts letter={shown} />
      <Question
        asked={asked}
        onClose={() => ask(null)}
        onConfirm={(intent) => {
          act(intent, [shown.id])
          ask(null)
        }}
      />
    </Drawer>
  )
}

type ActionsProps = {
  readonly letter: LetterDetail
  readonly isBusy: boolean
  readonly ask: (intent: 'resend' | 'cancel') => void
}

function Actions({ letter: { state }, isBusy, ask }: ActionsProps) {
  const say = useWords(outboxWords)
  if (mayCancel(state))
    return (
      <Button onClick={() => ask('cancel')} pending={isBusy}>
        {say('cancel')}
      </Button>
    )
  if (!mayResend(state)) return null
  return (
    <Button variant={state === 'sent' ? 'outline' : 'primary'} onClick={() => ask('resend')} pending={isBusy}>
      {say('resend')}
    </Button>
  )
}

type QuestionProps = {
  readonly asked: 'resend' | 'cancel' | null
  readonly onClose: () => void
  readonly onConfirm: (intent: 'resend' | 'cancel') => void
}

function Question({ asked, onClose, onConfirm }: QuestionProps) {
  const say = useWords(outboxWords)
  const intent = asked ?? 'resend'
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say(intent)}
      text={say(intent === 'cancel' ? 'cancelQuestion' : 'resendQuestion')}
      confirm={say(intent)}
      isDangerous={intent === 'cancel'}
      onConfirm={() => onConfirm(intent)}
    />
  )
}

function Facts({ letter }: { readonly letter: LetterDetail }) {
  const say = useWords(letterWords)
  const { name, memberId } = letter
  return (
    <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem] [&_dt]:text-muted">
      <dt>{say('to')}</dt>
      <dd className="break-words">{letter.to}</dd>
      {name && (
        <>
          <dt>{say('person')}</dt>
          <dd>
            <Link to={`/admin/${memberId}/edit`} className="link">
              {name}
            </Link>
          </dd>
        </>
      )}
      <dt>{say('posted')}</dt>
      <dd className="figures">{letter.posted}</dd>
      <dt>{say('state')}</dt>
      <dd>
        <span className="flex flex-wrap gap-1.5">
          <MailStateBadge state={letter.state} isDoubtful={letter.isDoubtful} />
        </span>
        <span className="figures mt-1 block text-sm break-words text-muted">{letter.fate}</span>
      </dd>
    </dl>
  )
}

/** The letter in a frame where nothing runs; the text part folds out under it. */
function Preview({ letter }: { readonly letter: LetterDetail }) {
  const say = useWords(letterWords)
  if (letter.text === null) return <p className="mb-5 text-muted">{say('unknown')}</p>
  return (
    <section aria-label={say('view')} className="mb-5">
      <h3 className="mb-2 font-display text-xl font-bold">{say('html')}</h3>
      <iframe
        key={letter.id}
        src={`/api/outbox/${letter.id}/letter`}
        sandbox=""
        title={say('view')}
        className="block h-105 w-full rounded-lg border border-line bg-stone-50"
      />
      {letter.hasLink && <p className="mt-2 text-sm text-muted">{say('masked')}</p>}
      <details className="mt-3">
        <summary className="cursor-pointer font-medium">{say('text')}</summary>
        <pre className="mt-2 max-h-80 overflow-auto rounded-lg bg-sunk p-4 font-mono text-[0.8125rem] whitespace-pre-wrap">
          {letter.text}
        </pre>
      </details>
    </section>
  )
}

function Attempts({ letter: { attempts } }: { readonly letter: LetterDetail }) {
  const say = useWords(letterWords)
  return (
    <section>
      <h3 className="mb-2 font-display text-xl font-bold">{say('attempts')}</h3>
      {attempts.length === 0 ? (
        <p className="text-muted">{say('noAttempts')}</p>
      ) : (
        <ol className="grid gap-2 text-[0.9375rem]">
          {attempts.map((attempt, index) => (
            <li key={`${attempt.when}-${attempts.length - index}`}>
              <span className="figures text-muted">{attempt.when}</span> {attempt.outcome}
              {attempt.reply && (
                <span className="block text-sm break-words text-muted" lang="en">
                  {attempt.reply}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
