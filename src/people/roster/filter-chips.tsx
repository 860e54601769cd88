import X from 'lucide-react/icons/x'
import { Link } from '../../ground/ui/link.tsx'
import { ROLES } from '../../permissions.ts'
import { classNames } from '../../ground/ui/class-names.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import type { Column } from './columns.ts'
import { CHIP } from '../../ground/ui/filter-menu.tsx'
import { STATE_BADGES } from '../members/member.ts'
import type { Choices, KindChoice } from '../members/member-choices.server.ts'
import { PAYMENT_FILTERS, type Sort } from './member-list.ts'
import { paymentWords } from '../../money/payment-status/payment-status.words.ts'
import { badgeFilterWords, badgeWords } from '../members/member.words.ts'
import { roleWords } from '../members/role.words.ts'
import { type Address, addressWith, isFiltered, valuesOf, without } from './members-address.ts'
import { membersWords } from './members.words.ts'
import { ownAskInWords } from './own-ask-in-words.ts'
import { quoted } from '../../ground/values/quoted.ts'

export type FilterProps = {
  readonly address: Address
  readonly choices: Choices
  /** Kinds of membership, for those who may know them. */
  readonly kinds: readonly KindChoice[]
  readonly sorts: readonly Sort[]
  readonly columns: readonly Column[]
  readonly maySeePayments: boolean
  /** The club's own fields this reader sees here. */
  readonly own: readonly OwnField[]
}

type ChipProps = Pick<FilterProps, 'address' | 'choices' | 'kinds' | 'own'>
type Chip = { readonly key: string; readonly label: string; readonly to: string }

/** What the list is narrowed to, each removable by itself. */
export function FilterChips({ address, choices, kinds, own }: ChipProps) {
  const say = useWords(membersWords)
  const chips = useChips({ address, choices, kinds, own })
  if (!isFiltered(address)) return null
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={chip.to}
            preventScrollReset
            aria-label={say('remove', { name: chip.label })}
            className={classNames(
              CHIP,
              'border-primary-400 bg-primary-100 text-stone-900 hover:bg-primary-200',
            )}
          >
            {chip.label}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <ClearFilters address={address} />
      </li>
    </ul>
  )
}

function useChips({ address, choices, kinds, own }: ChipProps): readonly Chip[] {
  const sayRole = useWords(roleWords)
  const sayBadge = useWords(badgeFilterWords)
  const sayNone = useWords(badgeWords)
  const sayPayment = useWords(paymentWords)
  const say = useWords(membersWords)
  const language = useLanguage()
  const division = (id: string) =>
    id === 'none' ? sayNone('none') : (choices.divisions.find((one) => String(one.id) === id)?.name ?? id)
  const role = (name: string) => {
    const known = ROLES.find((one) => one === name)
    return known ? sayRole(known) : name
  }
  const tag = (name: string) => {
    const badge = STATE_BADGES.find((one) => one === name)
    return badge ? sayBadge(badge) : role(name)
  }
  const payment = PAYMENT_FILTERS.find((one) => one === address.payment)
  const many = (
    key: 'division' | 'kind' | 'role' | 'tags' | 'own',
    label: (value: string) => string,
  ): readonly Chip[] =>
    valuesOf(address, key).map((value) => ({
      key: `${key}-${value}`,
      label: label(value),
      to: without(address, key, value),
    }))
  return [
    ...(address.search
      ? [
          {
            key: 'search',
            label: quoted(address.search, language),
            to: addressWith(address, { search: null }),
          },
        ]
      : []),
    ...many('division', division),
    ...many('kind', (id) => kinds.find((one) => String(one.id) === id)?.name ?? id),
    ...(payment
      ? [{ key: 'payment', label: sayPayment(payment), to: addressWith(address, { payment: null }) }]
      : []),
    ...many('role', role),
    ...many('tags', tag),
    ...many('own', (text) => ownAskInWords(text, own, language)),
    ...(address.archived === 'true'
      ? [{ key: 'archived', label: say('archived'), to: addressWith(address, { archived: null }) }]
      : []),
  ]
}

function ClearFilters({ address }: { readonly address: Address }) {
  const say = useWords(membersWords)
  const to = addressWith(
    {
      ...(address.sort ? { sort: address.sort } : {}),
      ...(address.pageSize ? { pageSize: address.pageSize } : {}),
    },
    {},
  )
  return (
    <Link to={to} preventScrollReset className="link px-1 text-[0.9375rem] text-muted hover:text-ink">
      {say('clear')}
    </Link>
  )
}
