import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { wallMomentInFigures } from '../../ground/values/moment.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { deskAddress } from './desk-address.ts'
import { MovementLine } from './movement-line.tsx'
import type { PairingView } from './pairing-page.server.ts'
import { sureWords } from './pairing.words.ts'
import { Reasons, SuggestedFor } from './suggestion.tsx'
import { LEAST_SURE, MOST_SURE } from './sure.ts'

type SureView = Extract<PairingView, { kind: 'sure' }>
type ListProps = {
  readonly page: SureView
  readonly base: string
  readonly fault: FormFault | undefined
}

/** What is sure enough, shown whole before it is accepted at once, and the way back. */
export function SureList({ page, base, fault }: ListProps) {
  const say = useWords(sureWords)
  const language = useLanguage()
  const { limit, movements, shown, sure, amount } = page
  const here = deskAddress(base, { filter: 'sure' })
  return (
    <div className="grid gap-5">
      {movements.length === 0 ? (
        <EmptyState seed={12} text={say('empty', { limit })} />
      ) : (
        <Panel
          title={say('list', { count: movements.length })}
          actions={
            <ActButton to={here} leads intent="accept-sure" sends={{ shown }} variant="primary">
              {say('accept')}
            </ActButton>
          }
          flush
        >
          <p className="px-5 pb-4 text-muted md:px-6">
            {say('lead', { amount: moneyInWords(amount, language) })}
            {sure > movements.length && ` ${say('more', { count: sure - movements.length })}`}
          </p>
          <ul>
            {movements.map((movement) => (
              <li
                key={movement.id}
                className="grid gap-x-5 gap-y-2 border-t border-line p-5 md:grid-cols-2 md:items-center md:px-6"
              >
                <MovementLine movement={movement} open={deskAddress(base, { movement: movement.id })} />
                <div className="min-w-0">
                  <SuggestedFor suggestion={movement.suggestion} />
                  <Reasons suggestion={movement.suggestion} />
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {page.last && <LastAcceptance last={page.last} action={here} fault={fault} />}
      <LimitForm limit={limit} action={here} fault={fault} />
    </div>
  )
}

const LIMITS = [MOST_SURE, 95, 90, 85, LEAST_SURE]

type LimitProps = {
  readonly limit: number
  readonly action: string
  readonly fault: FormFault | undefined
}

function LimitForm({ limit, action, fault }: LimitProps) {
  const say = useWords(sureWords)
  const options = [...new Set([...LIMITS, limit])].toSorted((one, other) => other - one)
  return (
    <Form method="post" action={action} className="flex max-w-xl flex-wrap items-end gap-2.5">
      <Field label={say('limit')} error={fault?.fields.limit} className="flex-1">
        <Select
          key={limit}
          name="limit"
          defaultValue={String(limit)}
          options={options.map((value) => ({ value: String(value), label: say('percent', { value }) }))}
        />
      </Field>
      <Button type="submit" name="intent" value="limit">
        {say('setLimit')}
      </Button>
      <p className="w-full text-sm text-muted">{say('limitHint')}</p>
    </Form>
  )
}

type LastProps = {
  readonly last: NonNullable<SureView['last']>
  readonly action: string
  readonly fault: FormFault | undefined
}

function LastAcceptance({ last, action, fault }: LastProps) {
  const say = useWords(sureWords)
  const language = useLanguage()
  return (
    <Panel title={say('last')}>
      <p>
        {say('lastText', {
          when: wallMomentInFigures(last.at, language),
          count: last.movements,
          amount: moneyInWords(last.amount, language),
        })}
      </p>
      <Fold
        label={<span className="font-medium">{say('undo')}</span>}
        isDangerous
        open={fault?.values.intent === 'undo-sure'}
        className="mt-3"
      >
        <Form method="post" action={action} className="mt-2 grid max-w-xl gap-4">
          <p className="text-[0.9375rem] text-muted">{say('undoNote')}</p>
          <input type="hidden" name="batchId" value={last.batchId} />
          <Field label={say('reason')} error={fault?.fields.reason}>
            <TextInput name="reason" required maxLength={2000} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="undo-sure"
            variant="danger"
            className="sm:justify-self-start"
          >
            {say('undo')}
          </Button>
        </Form>
      </Fold>
    </Panel>
  )
}
