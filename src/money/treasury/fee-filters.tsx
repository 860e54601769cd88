import X from 'lucide-react/icons/x'
import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { Division } from '../../people/members/member-choices.server.ts'
import type { PaymentStatus } from '../payment-status/payment-status.ts'
import { paymentWords } from '../payment-status/payment-status.words.ts'
import { CHIP } from '../../ground/ui/filter-menu.tsx'
import { Boxes, Radios } from '../../ground/ui/filter-choices.tsx'
import { SearchBox } from '../../people/roster/search-box.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { FilterDrawer } from '../../ground/ui/filter-drawer.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { countFilters, type FeeAddress, feeAddressWith, isNarrowed, valuesOf } from './fee-address.ts'
import type { FeeListKey } from '../fees/fee-list.ts'
import { listWords } from '../fees/fees.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

const TYPING_PAUSE = 250

type Status = PaymentStatus | 'overdue'

type FeeFiltersProps = {
  readonly path: string
  readonly address: FeeAddress
  readonly divisions: readonly Division[]
  readonly statuses?: readonly Status[]
  readonly periods?: readonly number[]
  readonly hasWays?: boolean
  /** What the address says besides the filters and must not be lost with them. */
  readonly keeps?: Readonly<Record<string, string | undefined>>
}

/** A plain GET form, so the whole view is in the address; with JavaScript it is sent as soon as something changes. */
export function FeeFilters(props: FeeFiltersProps) {
  const { path, address } = props
  const say = useWords(listWords)
  const form = useRef<HTMLFormElement>(null)
  const apply = useApply(form, props)
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = event.target
    apply(field instanceof HTMLInputElement && field.type === 'search' ? TYPING_PAUSE : 0)
  }
  return (
    <search>
      <Form
        ref={form}
        method="get"
        action={path}
        aria-label={say('filters')}
        onChange={onChange}
        className="mb-4"
      >
        <div className="flex flex-wrap items-center gap-2.5">
          <SearchBox value={address.search ?? ''} label={say(props.statuses ? 'search' : 'searchName')} />
          <FilterDrawer label={say('filters')} count={countFilters(address)} found={say('show')}>
            <Menus {...props} />
          </FilterDrawer>
          {Object.entries({ sort: address.sort, ...props.keeps }).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <noscript>
            <Button type="submit">{say('show')}</Button>
          </noscript>
        </div>
        <Chips {...props} />
      </Form>
    </search>
  )
}

function Menus({ address, divisions, statuses, periods, hasWays }: FeeFiltersProps) {
  const say = useWords(listWords)
  const sayStatus = useStatusWord()
  return (
    <>
      <Boxes
        label={say('division')}
        name="division"
        chosen={valuesOf(address, 'division')}
        options={[
          ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'none', label: say('noDivision') },
        ]}
      />
      {statuses && (
        <Boxes
          label={say('status')}
          name="status"
          chosen={valuesOf(address, 'status')}
          options={statuses.map((value) => ({ value, label: sayStatus(value) }))}
        />
      )}
      {hasWays && (
        <Radios
          label={say('way')}
          name="way"
          value={address.way ?? ''}
          options={[
            { value: '', label: say('anyWay') },
            { value: 'bank', label: say('bank') },
            { value: 'cash', label: say('cash') },
          ]}
        />
      )}
      {periods && (
        <Radios
          label={say('period')}
          name="period"
          value={address.period ?? ''}
          options={[
            { value: '', label: say('anyPeriod') },
            ...periods.map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
      )}
    </>
  )
}

/** What the list is narrowed to, each removable by itself. */
function Chips({ path, address, divisions }: FeeFiltersProps) {
  const say = useWords(listWords)
  const sayStatus = useStatusWord()
  const language = useLanguage()
  if (!isNarrowed(address)) return null
  const without = (key: 'division' | 'status', value: string) =>
    feeAddressWith(path, address, {
      [key]: valuesOf(address, key)
        .filter((one) => one !== value)
        .join(','),
    })
  const divisionName = (id: string) =>
    id === 'none' ? say('noDivision') : (divisions.find((one) => String(one.id) === id)?.name ?? id)
  const chips = [
    ...(address.search
      ? [{ label: quoted(address.search, language), to: feeAddressWith(path, address, { search: null }) }]
      : []),
    ...valuesOf(address, 'division').map((id) => ({ label: divisionName(id), to: without('division', id) })),
    ...valuesOf(address, 'status').map((status) => ({
      label: sayStatus(status as Status),
      to: without('status', status),
    })),
    ...(address.way
      ? [
          {
            label: say(address.way === 'cash' ? 'cash' : 'bank'),
            to: feeAddressWith(path, address, { way: null }),
          },
        ]
      : []),
  ]
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            preventScrollReset
            aria-label={say('remove', { name: label })}
            className={classNames(
              CHIP,
              'border-primary-400 bg-primary-100 text-stone-900 hover:bg-primary-200',
            )}
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={feeAddressWith(path, address, { search: null, division: null, status: null, way: null })}
          preventScrollReset
          className="link px-1 text-[0.9375rem] text-muted hover:text-ink"
        >
          {say('clear')}
        </Link>
      </li>
    </ul>
  )
}

function useStatusWord(): (status: Status) => string {
  const say = useWords(listWords)
  const sayPayment = useWords(paymentWords)
  return (status) => (status === 'overdue' ? say('overdue') : sayPayment(status))
}

/** Sends the form as an address without empty parts. */
function useApply(form: RefObject<HTMLFormElement | null>, { path }: FeeFiltersProps) {
  const goTo = useGoTo()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const data = new FormData(form.current)
      const keys = [...new Set(data.keys())] as FeeListKey[]
      const texts = (key: string) =>
        data.getAll(key).filter((value): value is string => typeof value === 'string' && value !== '')
      const address: FeeAddress = Object.fromEntries(keys.map((key) => [key, texts(key).join(',')]))
      goTo(feeAddressWith(path, address, {}), { replace: true })
    }, pause)
  }
}
