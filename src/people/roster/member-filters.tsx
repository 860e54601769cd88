import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ROLES } from '../../permissions.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { FilterDrawer } from '../../ground/ui/filter-drawer.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { ColumnMenu } from './column-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { FilterChips, type FilterProps } from './filter-chips.tsx'
import { Boxes, BoxGroups, Radios } from '../../ground/ui/filter-choices.tsx'
import { STATE_BADGES } from '../members/member.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { ownFieldWords } from '../members/own-field.words.ts'
import { isOn } from '../members/part-fields.ts'
import { isOwnColumn } from './columns.ts'
import { ownOptions } from './own-ask-in-words.ts'
import { PAYMENT_FILTERS, type Sort } from './member-list.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { badgeFilterWords, badgeWords } from '../members/member.words.ts'
import { roleWords } from '../members/role.words.ts'
import { type Address, addressWith, countFilters, valuesOf } from './members-address.ts'
import { membersWords, sortWords } from './members.words.ts'

const TYPING_PAUSE = 250

/** A plain GET form, so the whole view is in the address; with JavaScript it is sent as soon as something changes. */
export function MemberFilters({ found, ...props }: FilterProps & { readonly found: string }) {
  const { address } = props
  const say = useWords(membersWords)
  const form = useRef<HTMLFormElement>(null)
  const apply = useApply(form)
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = event.target
    apply(field instanceof HTMLInputElement && field.type === 'search' ? TYPING_PAUSE : 0)
  }
  return (
    <search>
      <Form ref={form} method="get" aria-label={say('filters')} onChange={onChange} className="mb-2 md:mb-4">
        <div className="flex flex-wrap items-center gap-2.5">
          <SearchBox value={address.search ?? ''} label={say('search')} />
          <FilterDrawer label={say('filters')} count={countFilters(address)} found={found}>
            <Menus {...props} />
            <div className="md:ml-auto">
              <Checkbox
                key={address.archived ?? ''}
                name="archived"
                value="true"
                label={say('archived')}
                defaultChecked={address.archived === 'true'}
              />
            </div>
          </FilterDrawer>
          {address.pageSize && <input type="hidden" name="pageSize" value={address.pageSize} />}
          {address.columns && <input type="hidden" name="columns" value={address.columns} />}
          <noscript>
            <Button type="submit">{say('show')}</Button>
          </noscript>
        </div>
        <div className="flex items-end justify-between gap-3">
          <FilterChips {...props} />
          {/* On a desktop it stands beside the title; read aloud when it changes it is on both. */}
          <output className="figures mt-1 ml-auto shrink-0 text-muted md:sr-only">{found}</output>
        </div>
      </Form>
    </search>
  )
}

function Menus({ address, choices, kinds, sorts, columns, maySeePayments, own }: FilterProps) {
  const say = useWords(membersWords)
  const saySort = useWords(sortWords)
  const sayRole = useWords(roleWords)
  const sayBadge = useWords(badgeFilterWords)
  const sayNone = useWords(badgeWords)
  const sayPayment = useWords(paymentWords)
  const { off } = useClub()
  const sortLabel = (sort: Sort) =>
    isOwnColumn(sort) ? (own.find(({ id }) => ownName(id) === sort)?.name ?? '') : saySort(sort)
  return (
    <>
      <Boxes
        label={say('division')}
        name="division"
        chosen={valuesOf(address, 'division')}
        options={[
          ...choices.divisions.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'none', label: sayNone('none') },
        ]}
      />
      {kinds.length > 1 && (
        <Boxes
          label={say('kind')}
          name="kind"
          chosen={valuesOf(address, 'kind')}
          options={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {maySeePayments && (
        <Radios
          label={say('payment')}
          name="payment"
          value={address.payment ?? ''}
          options={[
            { value: '', label: say('anyPayment') },
            ...PAYMENT_FILTERS.map((value) => ({ value, label: sayPayment(value) })),
          ]}
        />
      )}
      <Boxes
        label={say('role')}
        name="role"
        chosen={valuesOf(address, 'role')}
        options={ROLES.map((value) => ({ value, label: sayRole(value) }))}
      />
      <Boxes
        label={say('tags')}
        name="tags"
        chosen={valuesOf(address, 'tags')}
        options={[
          ...STATE_BADGES.filter((badge) => badge !== 'archived' && isOn(badge, off)).map((value) => ({
            value,
            label: sayBadge(value),
          })),
          ...choices.tags.map((value) => ({ value, label: value })),
        ]}
      />
      <OwnMenu own={own.filter(({ id }) => sorts.includes(ownName(id)))} address={address} />
      <Radios
        label={say('sort')}
        name="sort"
        isAlwaysChosen
        value={address.sort ?? 'name'}
        options={[
          ...sorts.map((value) => ({ value, label: sortLabel(value) })),
          ...(address.sort?.startsWith('-')
            ? [{ value: address.sort, label: `↓ ${sortLabel(sortOf(address.sort))}` }]
            : []),
        ]}
      />
      <ColumnMenu columns={columns} address={address} own={own} />
    </>
  )
}

/** All the club's own fields in one menu: thirty of them would push the rest away. */
function OwnMenu({ own, address }: Pick<FilterProps, 'own' | 'address'>) {
  const say = useWords(ownFieldWords)
  const language = useLanguage()
  if (own.length === 0) return null
  return (
    <BoxGroups
      label={say('title')}
      name="own"
      chosen={valuesOf(address, 'own')}
      groups={own.map((field) => ({ label: field.name, options: ownOptions(field, language) }))}
    />
  )
}

const sortOf = (text: string) => text.replace('-', '') as Sort

/** Sends the form as an address without empty parts. */
function useApply(form: RefObject<HTMLFormElement | null>): (pause: number) => void {
  const goTo = useGoTo()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (pause) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const data = new FormData(form.current)
      const texts = (key: string) =>
        data.getAll(key).filter((value): value is string => typeof value === 'string' && value !== '')
      const keys = [...new Set(data.keys())]
      const address: Address = Object.fromEntries(keys.map((key) => [key, texts(key).join(',')]))
      const { sort, ...rest } = address
      goTo(`/admin/members${addressWith(sort === 'name' ? rest : address, {})}`, { replace: true })
    }, pause)
  }
}
