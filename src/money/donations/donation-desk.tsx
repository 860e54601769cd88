import { TableLinks } from '../../ground/lists/table-links.tsx'
import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { crownsField, moneyInWords } from '../../ground/values/money.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { listWords } from './donate.words.ts'
import { DonationFields } from './donation-fields.tsx'
import type { DonateView } from './view-donate.server.ts'

type ListView = Extract<DonateView, { tab: 'list' }>
type Listed = ListView['items'][number]
type DeskProps = { readonly view: ListView; readonly path: string; readonly fault: FormFault | undefined }

/** All donations as the Treasurer sees them: filtered, corrected, voided, confirmed. */
export function DonationDesk({ view, path, fault }: DeskProps) {
  const say = useWords(listWords)
  const { filters, items } = view
  const query = new URLSearchParams([
    ...(filters.purposeId ? [['purpose', String(filters.purposeId)]] : []),
    ...(filters.year ? [['year', String(filters.year)]] : []),
  ])
  const address = (page: number) => `${path}?tab=list&${query}${page > 1 ? `&page=${page}` : ''}`
  return (
    <>
      <Filters view={view} path={path} exportTo={`/api/donations/export.csv?${query}`} />
      {view.opened && (
        <OpenedDonation
          key={`${view.opened.id}.${view.opened.version}`}
          donation={view.opened}
          view={view}
          address={address(view.view.page)}
          fault={fault}
        />
      )}
      {items.length === 0 ? (
        <Panel>
          <EmptyState text={say('empty')} />
        </Panel>
      ) : (
        <DonationList items={items} address={address(view.view.page)} />
      )}
      <Pager view={view.view} to={address} />
    </>
  )
}

type FiltersProps = { readonly view: ListView; readonly path: string; readonly exportTo: string }

function Filters({ view: { filters, purposes, years, sum }, path, exportTo }: FiltersProps) {
  const say = useWords(listWords)
  const language = useLanguage()
  const all = { value: '', label: say('all') }
  return (
    <Form method="get" action={path} className="mb-5 flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value="list" />
      <Field label={say('purpose')} className="min-w-44">
        <Select
          name="purpose"
          defaultValue={String(filters.purposeId ?? '')}
          options={[all, ...purposes.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      </Field>
      <Field label={say('year')} className="min-w-28">
        <Select
          name="year"
          defaultValue={String(filters.year ?? '')}
          options={[all, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
        />
      </Field>
      <Button type="submit">{say('filter')}</Button>
      <TableLinks csv={exportTo} label={say('export')} className={buttonClass({})} />
      <p className="figures ml-auto font-semibold">{say('sum', { amount: moneyInWords(sum, language) })}</p>
    </Form>
  )
}

function DonationList({ items, address }: { readonly items: readonly Listed[]; readonly address: string }) {
  const say = useWords(listWords)
  const language = useLanguage()
  return (
    <Panel flush>
      <ul className="divide-y divide-line">
        {items.map((donation) => {
          const { id, donor, givenOn, amount, purposeName, anonymous, movementId, voidedAt, note } = donation
          const day = dayInFigures(givenOn, language)
          return (
            <li
              key={id}
              className="grid gap-x-4 gap-y-2 px-5 py-3 md:grid-cols-[7rem_minmax(0,1fr)_8rem_auto] md:items-center md:px-6"
            >
              <p className="figures text-muted">{day}</p>
              <div className="min-w-0">
                <p className="font-medium break-words">{donor}</p>
                <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
                  <span>{[purposeName, note].filter(Boolean).join(' · ')}</span>
                  <Badge>{say(movementId === null ? 'cash' : 'bank')}</Badge>
                  {anonymous && <Badge tone="info">{say('anonymous')}</Badge>}
                  {voidedAt && <Badge tone="danger">{say('voided')}</Badge>}
                </p>
                {donation.voidReason && <p className="text-sm text-danger-ink">{donation.voidReason}</p>}
              </div>
              <p className={`figures font-semibold md:text-right ${voidedAt ? 'line-through' : ''}`}>
                {moneyInWords(amount, language)}
              </p>
              {voidedAt ? <span /> : <RowActions donation={donation} day={day} address={address} />}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

type RowActionsProps = { readonly donation: Listed; readonly day: string; readonly address: string }

function RowActions({ donation, day, address }: RowActionsProps) {
  const say = useWords(listWords)
  const { id, donor, memberId, donorName, givenOn } = donation
  const year = givenOn.slice(0, 4)
  const whose = memberId === null ? `donor=${encodeURIComponent(donorName ?? '')}` : `memberId=${memberId}`
  return (
    <p className="flex flex-wrap gap-2 md:justify-end">
      <a
        href={`/api/donations/confirmation.pdf?year=${year}&${whose}`}
        target="_blank"
        rel="noreferrer"
        aria-label={say('confirmationNamed', { year, donor })}
        className={buttonClass({ size: 'small' })}
      >
        {say('confirmation', { year })}
      </a>
      <ButtonLink to={`${address}&donation=${id}`} size="small" aria-label={say('editNamed', { donor, day })}>
        {say('edit')}
      </ButtonLink>
    </p>
  )
}

type OpenedProps = {
  readonly donation: NonNullable<ListView['opened']>
  readonly view: ListView
  readonly address: string
  readonly fault: FormFault | undefined
}

function OpenedDonation({ donation, view, address, fault }: OpenedProps) {
  const say = useWords(listWords)
  const { id, version, amount, givenOn, purposeId, anonymous, note, donor, voidedAt } = donation
  if (voidedAt) return null
  return (
    <Panel
      title={say('editTitle', { id })}
      actions={<ButtonLink to={address}>{say('close')}</ButtonLink>}
      className="mb-5"
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <DonationFields
          known={{ donor, amount: crownsField(amount), givenOn, purposeId, anonymous, note: note ?? '' }}
          fault={fault?.values.intent === 'change' ? fault : undefined}
          purposes={view.purposes}
          choices={view.choices}
          isFromMovement={false}
        />
        <Button type="submit" name="intent" value="change" variant="primary" className="justify-self-start">
          {say('save')}
        </Button>
      </Form>
      <details className="mt-5 border-t border-line pt-3">
        <summary className="cursor-pointer py-2 font-semibold text-danger-ink">{say('voidTitle')}</summary>
        <Form method="post" action={address} className="mt-2 grid gap-4">
          <p className="text-muted">{say('voidText')}</p>
          <input type="hidden" name="id" value={id} />
          <Field label={say('voidReason')} error={fault?.fields.reason}>
            <TextInput name="reason" required maxLength={2000} autoComplete="off" />
          </Field>
          <Button type="submit" name="intent" value="void" variant="danger" className="justify-self-start">
            {say('voidTitle')}
          </Button>
        </Form>
      </details>
    </Panel>
  )
}
