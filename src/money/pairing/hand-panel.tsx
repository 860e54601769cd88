import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { crownsField, moneyInWords } from '../../ground/values/money.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { cardNumber } from '../../people/members/member.ts'
import type { PairingView } from './pairing-page.server.ts'
import { decisionWords, handWords } from './pairing.words.ts'
import { whatFor } from './suggestion.tsx'

type Page = Extract<PairingView, { kind: 'movement' }>
type HandProps = Pick<Page, 'movement' | 'found'> & {
  readonly base: string
  readonly action: string
  readonly fault: FormFault | undefined
}

/** What the machine did not see: payments found by a person, each with as much as he says. */
export function HandPanel({ movement, found, base, action, fault }: HandProps) {
  const say = useWords(handWords)
  const [path = '', known = ''] = base.split('?')
  return (
    <Panel title={say('title')}>
      <Form method="get" action={path} preventScrollReset className="flex flex-wrap items-end gap-3">
        {[...new URLSearchParams(known)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="movement" value={movement.id} />
        <Field label={say('who')} className="min-w-60 flex-1">
          <TextInput
            key={found?.who}
            type="search"
            name="who"
            defaultValue={found?.who}
            placeholder={say('hint')}
            maxLength={100}
          />
        </Field>
        <Button type="submit">{say('find')}</Button>
      </Form>
      {found && <SplitForm movement={movement} found={found} action={action} fault={fault} />}
    </Panel>
  )
}

type SplitProps = {
  readonly movement: Page['movement']
  readonly found: NonNullable<Page['found']>
  readonly action: string
  readonly fault: FormFault | undefined
}

function SplitForm({ movement, found, action, fault }: SplitProps) {
  const say = useWords(handWords)
  const sayDecision = useWords(decisionWords)
  const language = useLanguage()
  const isUnvalued = movement.currency !== 'CZK' && movement.countedAs === null
  if (found.payments.length === 0 && found.people.length === 0)
    return <p className="mt-4 text-muted">{say('nothing')}</p>
  const whole = isUnvalued
    ? moneyInWords(movement.amount, language, movement.currency)
    : moneyInWords(movement.remaining, language)
  return (
    <Form method="post" action={action} preventScrollReset className="mt-5 grid gap-4">
      <input type="hidden" name="intent" value="split" />
      <input type="hidden" name="movementId" value={movement.id} />
      <input type="hidden" name="total" value={Math.max(1, movement.remaining)} />
      <p className="figures text-[0.9375rem] text-muted">{say('choose', { amount: whole })}</p>
      {isUnvalued && (
        <Field label={sayDecision('value')} hint={sayDecision('valueHint')} error={fault?.fields.countedAs}>
          <TextInput name="countedAs" inputMode="decimal" required className="figures max-w-40" />
        </Field>
      )}
      {found.payments.length === 0 && <p className="text-muted">{say('nothing')}</p>}
      <ul className="grid gap-2">
        {found.payments.map((payment, index) => (
          <PaymentLine
            key={payment.id}
            payment={payment}
            suggested={
              index === 0 && found.payments.length === 1 && !isUnvalued
                ? Math.min(payment.remaining, movement.remaining)
                : null
            }
          />
        ))}
      </ul>
      <Field label={say('rest')} className="max-w-md">
        <Select
          name="rest"
          options={[
            { value: 'leave', label: say('leaveRest') },
            ...found.people.map(({ id, name, number }) => ({
              value: String(id),
              label: say('creditOf', { name: `${name} (${cardNumber(number)})` }),
            })),
          ]}
        />
      </Field>
      <Field label={say('note')} hint={say('noteHint')} className="max-w-md">
        <TextInput name="note" maxLength={2000} autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" variant="primary" className="max-md:w-full">
          {say('submit')}
        </Button>
      </div>
    </Form>
  )
}

type LineProps = {
  readonly payment: NonNullable<Page['found']>['payments'][number]
  readonly suggested: number | null
}

function PaymentLine({ payment, suggested }: LineProps) {
  const say = useWords(handWords)
  const sayDecision = useWords(decisionWords)
  const sayPeople = useWords(peopleWords)
  const language = useLanguage()
  const what = whatFor(payment, sayDecision('fee', { period: String(payment.period) }))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">
          {payment.name}{' '}
          <span className="figures text-sm font-normal text-muted">
            {[payment.nickname, payment.memberId < 0 ? sayPeople('guest') : cardNumber(payment.number)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <p className="figures text-sm text-muted">
          {what} · {sayDecision('owes', { amount: moneyInWords(payment.remaining, language) })} ·{' '}
          {dayInFigures(payment.dueOn, language)} · VS {payment.variableSymbol}
        </p>
      </div>
      <span className="flex items-center gap-2">
        <TextInput
          name={`pay-${payment.id}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={say('toPay', { name: payment.name, what })}
          defaultValue={suggested === null ? undefined : crownsField(suggested)}
          className="figures w-28 text-right"
        />
        <span className="text-muted">{say('crowns')}</span>
      </span>
    </li>
  )
}
