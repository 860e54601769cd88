import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { deskAddress } from './desk-address.ts'
import { HandPanel } from './hand-panel.tsx'
import { People, StateBadge } from './movement-line.tsx'
import type { PairingView } from './pairing-page.server.ts'
import { decisionWords, handWords, movementWords } from './pairing.words.ts'
import { Story } from './story.tsx'
import { AcceptForm, Reasons, RefuseForm, SuggestedFor } from './suggestion.tsx'
import { quoted } from '../../ground/values/quoted.ts'

type PageProps = Extract<PairingView, { kind: 'movement' }> & {
  readonly base: string
  readonly fault: FormFault | undefined
}

/** One movement whole: what the bank says, what we think, how to decide by hand, and what has happened. */
export function MovementPage({ movement, story, found, base, fault }: PageProps) {
  const say = useWords(movementWords)
  const action = deskAddress(base, { movement: movement.id, who: found?.who ?? null })
  const isOpen = movement.state === 'waiting' || movement.state === 'partly' || movement.state === 'aside'
  return (
    <div className="grid gap-5">
      <p>
        <ButtonLink to={base} size="small" variant="quiet">
          ← {say('back')}
        </ButtonLink>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          <Facts movement={movement} />
          {isOpen && <StoryPanel story={story} action={action} />}
        </div>
        {!isOpen && <StoryPanel story={story} action={action} />}
        {isOpen && (
          <div className="grid gap-5">
            <Suggestions movement={movement} action={action} />
            <HandPanel movement={movement} found={found} base={base} action={action} fault={fault} />
            <AsidePanel movement={movement} action={action} fault={fault} />
          </div>
        )}
      </div>
    </div>
  )
}

type StoryProps = { readonly story: PageProps['story']; readonly action: string }

function StoryPanel({ story, action }: StoryProps) {
  const say = useWords(movementWords)
  return (
    <Panel title={say('story')}>
      <Story events={story} action={action} />
    </Panel>
  )
}

type MovementProps = { readonly movement: PageProps['movement'] }

function Facts({ movement }: MovementProps) {
  const say = useWords(movementWords)
  const language = useLanguage()
  const { amount, currency, countedAs, remaining, counted } = movement
  const facts = [
    ['day', dayInFigures(movement.bookedOn, language)],
    ['payer', movement.payerName],
    ['account', movement.payerAccount],
    ['note', movement.message],
    ['reference', movement.payerReference],
    [
      'comment',
      [movement.comment, movement.identification]
        .filter((text) => text && text !== movement.payerName)
        .join(' · '),
    ],
    ['kind', movement.kind],
    ['bankId', movement.bankId],
  ] as const
  return (
    <Panel
      title={say('title', { amount: moneyInWords(amount, language, currency) })}
      actions={<StateBadge state={movement.state} />}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        <dt className="text-muted">VS</dt>
        <dd className="figures">{movement.variableSymbol ?? say('noSymbol')}</dd>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{say(name)}</dt>
              <dd className="figures min-w-0 break-words">{value}</dd>
            </div>
          ))}
        <dt className="text-muted">{say('whose')}</dt>
        <dd>
          <People people={movement.people} />
        </dd>
      </dl>
      {currency !== 'CZK' && (
        <p className="figures mt-3 text-sm text-muted">
          {countedAs === null ? say('noValue') : say('counts', { amount: moneyInWords(countedAs, language) })}
        </p>
      )}
      {remaining > 0 && remaining < counted && (
        <p className="figures mt-3 font-semibold">
          {say('left', { amount: moneyInWords(remaining, language) })}
        </p>
      )}
      {movement.setAsideNote && <p className="mt-3 text-sm">{quoted(movement.setAsideNote, language)}</p>}
    </Panel>
  )
}

function Suggestions({ movement, action }: MovementProps & { readonly action: string }) {
  const say = useWords(decisionWords)
  return (
    <Panel title={say('suggestions')} flush>
      {movement.suggestions.length === 0 ? (
        <p className="border-t border-line p-5 text-muted md:px-6">{say('noSuggestion')}</p>
      ) : (
        <ul>
          {movement.suggestions.map((suggestion, index) => (
            <li
              key={suggestion.key}
              className="grid gap-3 border-t border-line p-5 md:grid-cols-[1fr_11rem] md:px-6"
            >
              <div className="min-w-0">
                <SuggestedFor suggestion={suggestion} />
                <Reasons suggestion={suggestion} />
              </div>
              <div className="flex gap-2 md:flex-col">
                {suggestion.key !== 'aside' && (
                  <AcceptForm
                    movement={movement}
                    suggestion={suggestion}
                    action={action}
                    isMain={index === 0}
                  />
                )}
                <RefuseForm movement={movement} suggestion={suggestion} action={action} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type AsideProps = MovementProps & { readonly action: string; readonly fault: FormFault | undefined }

function AsidePanel({ movement, action, fault }: AsideProps) {
  const say = useWords(handWords)
  if (movement.isAside)
    return (
      <ActButton to={action} intent="back" sends={{ movementId: movement.id }}>
        {say('bringBack')}
      </ActButton>
    )
  return (
    <Panel title={say('asideTitle')}>
      <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="aside" />
        <input type="hidden" name="movementId" value={movement.id} />
        <Field label={say('asideNote')} error={fault?.fields.note} className="min-w-60 flex-1">
          <TextInput
            name="note"
            required
            maxLength={2000}
            placeholder={say('asideHint')}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">{say('asideDo')}</Button>
        {movement.remaining > 0 && (
          <ButtonLink to={`/admin/donate?tab=add&movement=${movement.id}`}>{say('donate')}</ButtonLink>
        )}
      </Form>
    </Panel>
  )
}
