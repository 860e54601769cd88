import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { BACKDROP } from '../../ground/ui/overlay-look.ts'
import { useIsPhone } from '../../ground/ui/use-is-phone.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../members/member.ts'
import { ACTION_TABLE, type MemberAction } from '../members/member-action.ts'
import { actionFormWords, actionWords } from '../members/member-action.words.ts'
import { membersWords } from './members.words.ts'
import type { Pressed, Row } from './list-props.ts'

const ITEM =
  'flex min-h-13 cursor-pointer items-center rounded-lg px-3 text-base outline-none select-none data-highlighted:bg-sunk md:min-h-9 md:text-[0.9375rem]'
// It hangs on its button; a phone has it from below, whatever place was reckoned for it.
const PLACE =
  'z-40 max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:z-50 max-md:w-full! max-md:transform-none!'
const POPUP =
  'overflow-y-auto border-line bg-panel text-ink shadow-2xl outline-none max-md:max-h-[85dvh] max-md:rounded-t-2xl max-md:border-t max-md:p-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:transition-transform max-md:duration-500 max-md:ease-[cubic-bezier(0.32,0.72,0,1)] max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:max-h-[min(32rem,var(--available-height))] md:min-w-56 md:rounded-panel md:border md:p-1.5'

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
  const isPhone = useIsPhone()
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
    <Menu.Root modal={isPhone} open={open} onOpenChange={change} onOpenChangeComplete={settle}>
      <Menu.Portal>
        {isPhone && <Menu.Backdrop className={classNames(BACKDROP, 'duration-500')} />}
        <Menu.Positioner
          anchor={button}
          align="end"
          sideOffset={4}
          className={PLACE}
          // A drawer is a place of its own on the page, as that of the filters is.
          {...(isPhone && { role: 'region', 'aria-label': listName(card) })}
        >
          <Menu.Popup
            aria-label={sayList('more', { name: listName(card) })}
            finalFocus={() => button}
            className={POPUP}
          >
            {/* Far from his row: whose menu it is. */}
            <p
              aria-hidden="true"
              className="px-3 pt-1 pb-2 font-display text-2xl leading-tight font-bold wrap-anywhere md:hidden"
            >
              {listName(card)}
            </p>
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
