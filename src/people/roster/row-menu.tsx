import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../members/member.ts'
import { ACTION_TABLE, type MemberAction } from '../members/member-action.ts'
import { actionFormWords, actionWords } from '../members/member-action.words.ts'
import { membersWords } from './members.words.ts'
import type { Pressed, Row } from './list-props.ts'

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-lg px-3 text-[0.9375rem] outline-none select-none data-highlighted:bg-sunk md:min-h-9'

/** Whose menu it is, and the button it hangs on. */
export type MenuOf = Pressed & { readonly row: Row }

type RowMenuProps = {
  readonly of: MenuOf
  readonly open: boolean
  readonly mayPrint: boolean
  readonly mayReadHistory: boolean
  readonly onClose: () => void
  readonly onAction: (action: MemberAction) => void
  readonly onHistory: () => void
}

/** One menu for the whole list: it opens at the row that was pressed. */
export function RowMenu({ of: { row, button, isByKey }, open, onClose, ...rest }: RowMenuProps) {
  const { mayPrint, mayReadHistory, onAction, onHistory } = rest
  const { card, actions } = row
  const say = useWords(actionFormWords)
  const sayList = useWords(membersWords)
  const sayAction = useWords(actionWords)
  const first = useRef<HTMLElement>(null)
  // What is chosen opens a dialog, and two overlays at once would hide each other from a screen reader: the menu closes first.
  const chosen = useRef<(() => void) | null>(null)
  const choose = (act: () => void) => () => {
    chosen.current = act
  }
  const settle = (isOpened: boolean) => {
    if (isOpened && isByKey) first.current?.focus()
    if (isOpened) return
    chosen.current?.()
    chosen.current = null
  }
  const change = (_: boolean, { event, cancel }: Menu.Root.ChangeEventDetails) => {
    // The button closes its own menu; closed here first, its press would open it again.
    if (event.target instanceof Node && button.contains(event.target)) cancel()
    else onClose()
  }
  return (
    <Menu.Root modal={false} open={open} onOpenChange={change} onOpenChangeComplete={settle}>
      <Menu.Portal>
        <Menu.Positioner anchor={button} align="end" sideOffset={4} className="z-40">
          <Menu.Popup
            aria-label={sayList('more', { name: listName(card) })}
            finalFocus={() => button}
            className="max-h-[min(32rem,var(--available-height))] min-w-56 overflow-y-auto rounded-panel border border-line bg-panel p-1.5 text-ink shadow-2xl outline-none"
          >
            <Menu.Item ref={first} className={ITEM} render={<Link to={`/admin/${card.id}/edit`} />}>
              {say('open')}
            </Menu.Item>
            {mayReadHistory && (
              <Menu.Item className={ITEM} onClick={choose(onHistory)}>
                {say('history')}
              </Menu.Item>
            )}
            {mayPrint && (
              <Menu.Item
                className={ITEM}
                render={
                  <a
                    href={`/api/members/cards.pdf?ids=${card.id}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={say('print')}
                  />
                }
              >
                {say('print')}
              </Menu.Item>
            )}
            {actions.length > 0 && <Menu.Separator className="mx-2 my-1.5 h-px bg-line" />}
            {actions.map((action) => (
              <Menu.Item
                key={action}
                className={classNames(ITEM, ACTION_TABLE[action].isDangerous && 'text-danger-ink')}
                onClick={choose(() => onAction(action))}
              >
                {sayAction(action)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
