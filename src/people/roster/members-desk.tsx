import { memo, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useSelection } from '../../ground/batches/use-selection.ts'
import type { Role } from '../../permissions.ts'
import { partOf } from '../../ground/ui/part.tsx'
import { SkeletonRows } from '../../ground/ui/skeleton.tsx'
import type { Asked } from '../members/action-fields.tsx'
import { Actions } from '../members/actions.tsx'
import type { BulkKind } from './bulk.ts'
import type { Column } from './columns.ts'
import type { ListProps, RowMenus } from './list-props.ts'
import type { ListedCard } from './listed-card.ts'
import { MemberTable } from './member-table.tsx'
import type { MenuOf } from './row-menu.tsx'
import { useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'

const RowMenu = partOf(() => import('./row-menu.tsx').then((part) => part.RowMenu))
const BulkActions = partOf(() => import('./bulk-actions.tsx').then((part) => part.BulkActions), null)
const HistoryDrawer = partOf(() => import('../members/history-drawer.tsx').then((part) => part.HistoryDrawer))

type DeskProps = Omit<ListProps, 'selection' | 'menu'> & {
  readonly columns: readonly Column[]
  readonly bulkKinds: readonly BulkKind[]
  readonly batchSize: number
  readonly total: number
  readonly more: boolean
  readonly mayPrint: boolean
  readonly mayReadHistory: boolean
  readonly actorRole: Role
}

/** The list and everything that can be done with who is on it. */
export function MembersDesk(props: DeskProps) {
  const isSlow = useIsSlow()
  return (
    <>
      {isSlow && <SkeletonList />}
      <div hidden={isSlow}>
        <Desk {...props} />
      </div>
    </>
  )
}

// Fifty rows are not drawn anew for each step of a search under way: only what comes of it changes them.
const Desk = memo(function Desk(props: DeskProps) {
  const { rows, columns, bulkKinds, batchSize, mayPrint, mayReadHistory } = props
  const [chosenColumns] = useColumns(props.address)
  const [asked, ask] = useState<Asked | null>(null)
  const [readCard, readHistory] = useState<ListedCard | null>(null)
  const selection = useSelection(rows.map(({ card }) => card.id))
  const maySelect = mayPrint || bulkKinds.length > 0
  useListKeys(maySelect ? selection.toggle : null)
  const [menuOf, setMenuOf] = useState<MenuOf | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menu: RowMenus = {
    // Opening the card is what the row itself does; for that alone no menu is needed.
    has: ({ actions }) => actions.length > 0 || mayPrint || mayReadHistory,
    isOpen: (row) => isMenuOpen && menuOf?.row.card.id === row.card.id,
    toggle: (row, pressed) => {
      setMenuOpen(!menu.isOpen(row))
      setMenuOf({ row, ...pressed })
    },
  }
  return (
    <>
      <MemberTable
        {...props}
        selection={maySelect ? selection : null}
        menu={menu}
        columns={columns}
        chosenColumns={chosenColumns}
      />
      {menuOf && (
        <RowMenu
          of={menuOf}
          open={isMenuOpen}
          mayPrint={mayPrint}
          mayReadHistory={mayReadHistory}
          onClose={() => setMenuOpen(false)}
          onAction={(action) => ask({ card: menuOf.row.card, action })}
          onHistory={() => readHistory(menuOf.row.card)}
        />
      )}
      {maySelect && (
        <BulkActions
          open={selection.ids.length > 0}
          onClose={selection.clear}
          selection={selection}
          kinds={bulkKinds}
          mayPrint={mayPrint}
          batchSize={batchSize}
          address={props.address}
          found={props.more ? null : props.total}
        />
      )}
      <Actions {...props} asked={asked} onClose={() => ask(null)} />
      {readCard && <HistoryDrawer card={readCard} onClose={() => readHistory(null)} />}
    </>
  )
})

function SkeletonList() {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-panel">
      <SkeletonRows rows={10} />
    </div>
  )
}

const SLOW = 350

/** True once the next list keeps somebody waiting; a quick answer should not flicker. */
function useIsSlow(): boolean {
  const { state, location } = useNavigation()
  const isWaiting = state === 'loading' && location.pathname === '/admin/members'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
