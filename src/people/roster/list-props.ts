import type { OwnField } from '../../ground/values/own-field.ts'
import type { Selection } from '../../ground/batches/use-selection.ts'
import type { MemberAction } from '../members/member-action.ts'
import type { ListedCard } from './listed-card.ts'
import type { Sort } from './member-list.ts'
import type { Address } from './members-address.ts'

export type Row = {
  readonly card: ListedCard
  readonly divisionName: string
  readonly actions: readonly MemberAction[]
}

export type ListProps = {
  readonly rows: readonly Row[]
  readonly address: Address
  readonly sorts: readonly Sort[]
  readonly today: string
  /** The club's own fields that have a column here. */
  readonly own: readonly OwnField[]
  /** Only for those who can do something with a selection. */
  readonly selection: Selection | null
  readonly menu: RowMenus
}

/** The button a menu hangs on; opened from the keyboard, the menu begins with its first item. */
export type Pressed = { readonly button: HTMLElement; readonly isByKey: boolean }

/** The menus of the rows: which one has any, which one is open, and how it is opened or closed. */
export type RowMenus = {
  readonly has: (row: Row) => boolean
  readonly isOpen: (row: Row) => boolean
  readonly toggle: (row: Row, pressed: Pressed) => void
}
