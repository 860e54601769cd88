import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PaymentQr } from '../payments/payment-qr.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { giveWords, ownDonationWords, totalWords } from './donate.words.ts'
import type { DonateView } from './view-donate.server.ts'

type GivingView = Extract<DonateView, { tab: 'give' }>
type GivingProps = { readonly view: GivingView; readonly path: string }

/** How to give, what I gave, and what it all came to. */
export function Giving({ view, path }: GivingProps) {
  const say = useWords(giveWords)
  return (
    <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
      <HowToGive view={view} path={path}>
        <p className="mt-5 text-sm text-muted">{say('cash')}</p>
        <p className="mt-1 text-sm text-muted">{say('anonymous')}</p>
      </HowToGive>
      <div className="grid min-w-0 gap-5">
        <OwnDonations view={view} />
        <Totals totals={view.totals} />
      </div>
    </div>
  )
}

type HowToGiveProps = {
  readonly view: Pick<
    GivingView,
    'purposes' | 'chosenId' | 'written' | 'isWrongAmount' | 'code' | 'hasAccount'
  >
  readonly path: string
  /** What only a member, or only a stranger, needs to be told; in the same form. */
  readonly children?: ReactNode
  /** What else is asked for is nobody's business but ours: it does not stand in the address. */
  readonly method?: 'get' | 'post'
  /** What Enter presses, where it is not the code alone. */
  readonly onEnter?: string
}

export function HowToGive({ view, path, children, method = 'get', onEnter }: HowToGiveProps) {
  const say = useWords(giveWords)
  const { purposes, chosenId, written, isWrongAmount, code, hasAccount } = view
  const chosen = purposes.find(({ id }) => id === chosenId)
  if (!chosen) return <Panel title={say('title')}>{say('noPurpose')}</Panel>
  return (
    <Panel title={say('title')} className="min-w-0">
      <p className="mb-4 text-muted">{say('lead')}</p>
      {/* A plain form that asks the server: the code is drawn there, with or without JavaScript. */}
      <Form method={method} action={path} noValidate preventScrollReset>
        {onEnter && (
          <button type="submit" name="intent" value={onEnter} tabIndex={-1} aria-hidden className="sr-only" />
        )}
        <div className="mb-6 grid gap-4 sm:grid-cols-2">
          <Field label={say('purpose')}>
            <Select
              name="purpose"
              defaultValue={String(chosen.id)}
              options={purposes.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </Field>
          <Field label={say('amount')} error={isWrongAmount ? say('wrongAmount') : undefined}>
            <TextInput
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={written}
            />
          </Field>
          <Button
            type="submit"
            {...(method === 'post' ? { name: 'intent', value: 'show' } : {})}
            variant="primary"
            className="sm:col-span-2"
          >
            {say('show')}
          </Button>
        </div>
        {chosen.description && <p className="mb-5 whitespace-pre-line">{chosen.description}</p>}
        {code && <PaymentQr code={code} />}
        {!hasAccount && <p>{say('noAccount')}</p>}
        {children}
      </Form>
    </Panel>
  )
}

const SHOWN = 8

function OwnDonations({ view: { own, ownSum, years } }: { readonly view: GivingView }) {
  const say = useWords(ownDonationWords)
  const language = useLanguage()
  return (
    <Panel
      title={say('title')}
      actions={
        ownSum > 0 && (
          <p className="figures text-muted">{say('sum', { amount: moneyInWords(ownSum, language) })}</p>
        )
      }
      flush
    >
      {own.length === 0 && <p className="px-5 pb-5 text-muted md:px-6">{say('empty')}</p>}
      <OwnList donations={own.slice(0, SHOWN)} />
      {own.length > SHOWN && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-5 py-3 font-semibold md:px-6">{say('more')}</summary>
          <OwnList donations={own.slice(SHOWN)} />
        </details>
      )}
      {years.length > 0 && (
        <div className="grid gap-2.5 border-t border-line p-5 md:px-6">
          {years.map((year) => (
            <a
              key={year}
              href={`/api/donations/confirmation.pdf?year=${year}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ className: 'whitespace-normal!' })}
            >
              {say('confirmation', { year: String(year) })}
            </a>
          ))}
        </div>
      )}
    </Panel>
  )
}

function OwnList({ donations }: { readonly donations: GivingView['own'] }) {
  const say = useWords(ownDonationWords)
  const language = useLanguage()
  if (donations.length === 0) return null
  return (
    <ul className="divide-y divide-line border-t border-line">
      {donations.map(({ id, purposeName, givenOn, amount, anonymous }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 px-5 py-3 md:px-6">
          <div className="min-w-0">
            <p className="font-medium break-words">
              {purposeName} {anonymous && <Badge>{say('anonymous')}</Badge>}
            </p>
            <p className="figures text-sm text-muted">{dayInFigures(givenOn, language)}</p>
          </div>
          <p className="figures font-semibold">{moneyInWords(amount, language)}</p>
        </li>
      ))}
    </ul>
  )
}

function Totals({ totals }: { readonly totals: GivingView['totals'] }) {
  const say = useWords(totalWords)
  const language = useLanguage()
  return (
    <Panel title={say('title')} flush>
      {totals.length === 0 && <p className="px-5 pb-5 text-muted md:px-6">{say('empty')}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {totals.map((purpose) => (
          <li key={purpose.id} className="px-5 py-4 md:px-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-semibold">
                {purpose.name} {!purpose.active && <Badge>{say('closed')}</Badge>}
              </h3>
              <p className="figures font-display text-2xl font-bold">
                {moneyInWords(purpose.total, language)}
              </p>
            </div>
            <p className="figures text-sm text-muted">{say('gifts', { count: purpose.count })}</p>
            <Thanks purpose={purpose} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Thanks({ purpose: { donors, anonymous } }: { readonly purpose: GivingView['totals'][number] }) {
  const say = useWords(totalWords)
  const names = [...donors, ...(anonymous > 0 ? [say('anonymous', { count: anonymous })] : [])]
  if (names.length === 0) return null
  return <p className="mt-1.5 text-sm break-words">{say('thanks', { names: names.join(', ') })}</p>
}
