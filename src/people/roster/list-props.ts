import type { ReactNode } from 'react'
import type { Selection } from '../../ground/batches/use-selection.ts'
import type { MemberAction } from '../members/member-action.ts'
import type { SeenCard } from '../members/visibility.ts'
import type { Sort } from './member-list.ts'
import type { Address } from './members-address.ts'

export type Row = {
  readonly card: SeenCard
  readonly divisionName: string
  readonly actions: readonly MemberAction[]
}

export type ListProps = {
  readonly rows: readonly Row[]
  readonly address: Address
  readonly sorts: readonly Sort[]
  readonly today: string
  /** Only for those who can do something with a selection. */
  readonly selection: Selection | null
  readonly renderMenu: (row: Row) => ReactNode
}
