import { Menu } from '@base-ui/react/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../members/member.ts'
import { ACTION_TABLE, type MemberAction } from '../members/member-action.ts'
import { actionFormWords, actionWords } from '../members/member-action.words.ts'
import type { SeenCard } from '../members/visibility.ts'

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-lg px-3 text-[0.9375rem] outline-none select-none data-highlighted:bg-sunk md:min-h-9'

type RowMenuProps = {
  readonly card: SeenCard
  readonly actions: readonly MemberAction[]
  readonly mayPrint: boolean
  readonly mayReadHistory: boolean
  readonly onAction: (action: MemberAction) => void
  readonly onHistory: () => void
}

export function RowMenu({ card, actions, mayPrint, mayReadHistory, onAction, onHistory }: RowMenuProps) {
  const say = useWords(actionFormWords)
  const sayAction = useWords(actionWords)
  // What is chosen opens a dialog, and two overlays at once would hide each other from a screen reader: the menu closes first.
  const chosen = useRef<(() => void) | null>(null)
  const choose = (act: () => void) => () => {
    chosen.current = act
  }
  const afterClosing = (isOpen: boolean) => {
    if (isOpen) return
    chosen.current?.()
    chosen.current = null
  }
  // Opening the card is what the row itself does; for that alone no menu is needed.
  if (actions.length === 0 && !mayPrint && !mayReadHistory) return null
  return (
    <Menu.Root modal={false} onOpenChangeComplete={afterClosing}>
      <Menu.Trigger
        aria-label={say('more', { name: listName(card) })}
        className="grid size-11 cursor-pointer place-items-center rounded-lg text-muted hover:bg-sunk hover:text-ink md:size-9"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="max-h-[min(32rem,var(--available-height))] min-w-56 overflow-y-auto rounded-panel border border-line bg-panel p-1.5 text-ink shadow-2xl outline-none">
            <Menu.Item className={ITEM} render={<Link to={`/admin/${card.id}/edit`} />}>
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
