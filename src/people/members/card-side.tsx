import { type MouseEvent, useState } from 'react'
import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { Role } from '../../permissions.ts'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ActionFields } from './action-fields.tsx'
import { Actions } from './actions.tsx'
import { type CardLetter, CardMail } from './card-mail.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Timeline, type TimelineEntry } from './history-timeline.tsx'
import { historyWords } from './history.words.ts'
import { ACTION_TABLE, closingPath, isClosing, type MemberAction } from './member-action.ts'
import { actionQuestionWords, actionWords } from './member-action.words.ts'
import { editWords } from './member-edit.words.ts'
import { fieldWords } from './member-field.words.ts'
import type { HeldTitle } from './member-titles.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { TitlesPanel } from './titles-panel.tsx'
import type { SeenCard } from './visibility.ts'

type CardSideProps = {
  readonly card: SeenCard
  readonly actions: readonly MemberAction[]
  readonly actorRole: Role
  readonly mayPrint: boolean
  /** The name of his kind of membership, for those who may know it. */
  readonly kind: string | null
  readonly mayErase: boolean
  readonly mayOpenAccount: boolean
  readonly titles: readonly HeldTitle[]
  readonly today: string
  readonly history: readonly TimelineEntry[] | null
  readonly mail: { readonly letters: readonly CardLetter[]; readonly mayOpen: boolean } | null
}

/** Beside the card: how far the person has come, what can be done, and what was. */
export function CardSide(props: CardSideProps) {
  const sayHistory = useWords(historyWords)
  return (
    <div className="grid gap-5">
      <Standing {...props} />
      <TitlesPanel memberId={props.card.id} titles={props.titles} mayGive={props.mayPrint} />
      {props.mail && (
        <CardMail memberId={props.card.id} fault={props.card.emailFault ?? null} {...props.mail} />
      )}
      <ActionPanel {...props} />
      {props.history && (
        <Panel title={sayHistory('panel')}>
          <Timeline entries={props.history} />
        </Panel>
      )}
    </div>
  )
}

const DAYS = [
  'approvedAt',
  'ritualDate',
  'frontPatchOn',
  'backPatchOn',
  'excludedOn',
  'patchesSolvedOn',
  'archivedAt',
  'deactivatedAt',
] as const

function Standing({ card, mayPrint, ...props }: CardSideProps) {
  const say = useWords(editWords)
  const kind = props.kind ?? (mayPrint && card.memberSince ? say('over') : null)
  const sayField = useWords(fieldWords)
  const language = useLanguage()
  const known = DAYS.filter((field) => card[field])
  if (known.length === 0 && !kind) return null
  const day = (value: string | Date) =>
    dayInFigures(typeof value === 'string' ? value : pragueMoment(value).slice(0, 10), language)
  return (
    <Panel title={say('standing')}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {kind && (
          <div className="contents">
            <dt className="text-muted">{sayField('membershipKind')}</dt>
            <dd className="text-right">
              {mayPrint ? (
                <Link to={`/admin/${card.id}/periods`} className="link">
                  {kind}
                </Link>
              ) : (
                kind
              )}
            </dd>
          </div>
        )}
        {known.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{sayField(field)}</dt>
            <dd className="figures text-right">{day(card[field] ?? '')}</dd>
          </div>
        ))}
      </dl>
      {(['exclusionReason', 'archiveReason'] as const).map(
        (field) =>
          card[field] && (
            <p key={field} className="mt-3 text-sm break-words">
              <span className="text-muted">{sayField(field)}:</span> {card[field]}
            </p>
          ),
      )}
    </Panel>
  )
}

function ActionPanel(props: CardSideProps) {
  const { card, actions, actorRole, mayPrint, mayErase, mayOpenAccount, today } = props
  const say = useWords(editWords)
  const [asked, ask] = useState<MemberAction | null>(null)
  if (actions.length === 0 && !mayPrint && !mayOpenAccount) return null
  return (
    <Panel title={say('actions')}>
      <div className="grid gap-1.5">
        {actions.map((action) => (
          <ActionItem
            key={action}
            card={card}
            action={action}
            actorRole={actorRole}
            today={today}
            onAsk={() => ask(action)}
          />
        ))}
        {mayOpenAccount && (
          <Link
            to={`/admin/sprava/accounts/new?member=${card.id}`}
            className="flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-sunk md:min-h-9"
          >
            {say('openAccount')}
          </Link>
        )}
        {mayPrint && (
          <div className="mt-2 grid gap-1.5">
            {papersOf(card.id).map(({ word, href }) => (
              <a
                key={word}
                href={href}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ className: 'whitespace-normal!' })}
              >
                {say(word)}
              </a>
            ))}
          </div>
        )}
        {actions.includes('no-exclude') && (
          <Link
            to={`/admin/${card.id}/review`}
            className="flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-sunk md:min-h-9"
          >
            {say('review')}
          </Link>
        )}
        {mayErase && (
          <Link
            to={`/admin/sprava/erasure?memberId=${card.id}`}
            className="mt-1 flex min-h-11 items-center rounded-lg px-3 font-medium text-danger-ink hover:bg-sunk md:min-h-9"
          >
            {say('erase')}
          </Link>
        )}
      </div>
      <Actions
        asked={asked ? { card, action: asked } : null}
        onClose={() => ask(null)}
        actorRole={actorRole}
        today={today}
      />
    </Panel>
  )
}

/** What can be handed over on paper: the card itself, and what the law gives every member, also a former one. */
const papersOf = (id: number) =>
  [
    { word: 'print', href: `/api/members/cards.pdf?ids=${id}` },
    { word: 'confirmation', href: `/api/members/${id}/confirmation.pdf` },
    { word: 'extract', href: `/api/members/${id}/extract.pdf` },
  ] as const

type ActionItemProps = Pick<CardSideProps, 'card' | 'actorRole' | 'today'> & {
  readonly action: MemberAction
  readonly onAsk: () => void
}

/** With JavaScript a dialog asks; without it the same form unfolds right here, or has a page where there is more to say. */
function ActionItem({ card, action, actorRole, today, onAsk }: ActionItemProps) {
  const say = useWords(actionWords)
  const sayQuestion = useWords(actionQuestionWords)
  const isDangerous = ACTION_TABLE[action].isDangerous
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onAsk()
  }
  if (isClosing(action))
    return (
      <Link
        to={`${closingPath(card.id)}?intent=${action}`}
        onClick={open}
        className={`flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-sunk md:min-h-9 ${isDangerous ? 'text-danger-ink' : ''}`}
      >
        {say(action)}
      </Link>
    )
  return (
    <details>
      <summary
        onClick={open}
        className={`flex min-h-11 cursor-pointer list-none items-center rounded-lg px-3 font-medium hover:bg-sunk md:min-h-9 ${isDangerous ? 'text-danger-ink' : ''}`}
      >
        {say(action)}
      </summary>
      <Form method="post" className="grid gap-4 p-3">
        <p className="text-muted">{sayQuestion(action)}</p>
        <input type="hidden" name="memberId" value={card.id} />
        <ActionFields card={card} action={action} actorRole={actorRole} today={today} fields={{}} />
        <Button type="submit" name="intent" value={action} variant={isDangerous ? 'danger' : 'primary'}>
          {say(action)}
        </Button>
      </Form>
    </details>
  )
}
