import { type ReactNode, useEffect, useRef } from 'react'
import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import X from 'lucide-react/icons/x'
import { classNames } from './class-names.ts'
import { kitWords } from './kit.words.ts'
import { BACKDROP, CLOSE_BUTTON } from './overlay-look.ts'
import { useDrawerPull } from './use-drawer-pull.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useWords } from './use-words.ts'

const POPUP =
  'relative flex flex-col border-line bg-panel text-ink shadow-2xl transition-transform duration-500 ease-[cubic-bezier(0.32,0.72,0,1)] data-swiping:duration-0 data-swiping:select-none'
const FROM_BELOW =
  'max-h-[85dvh] w-full rounded-t-2xl border-t pb-[env(safe-area-inset-bottom)] [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]'
const FROM_RIGHT =
  'h-full w-105 max-w-[calc(100vw-3rem)] border-l [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]'

type DrawerProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** From the bottom on a phone, from the right elsewhere; dragged past a quarter or its handle tapped, it closes. */
export function Drawer({ open, onOpenChange, title, actions, children }: DrawerProps) {
  const isPhone = useIsPhone()
  const popup = useRef<HTMLDivElement>(null)
  const direction = isPhone ? 'down' : 'right'
  const pull = useDrawerPull({ popup, direction, close: () => onOpenChange(false) })
  // Asked by a rule what stands in it, the whole page would be asked at each row that comes or goes.
  useEffect(() => {
    if (!open || isPhone) return undefined
    document.documentElement.dataset.drawer = 'right'
    return () => void delete document.documentElement.dataset.drawer
  }, [open, isPhone])
  const change: BaseDrawer.Root.Props['onOpenChange'] = (next, details) => {
    if (details.reason === 'swipe' && pull.isScrolling()) details.cancel()
    else onOpenChange(next)
  }
  return (
    <BaseDrawer.Root open={open} onOpenChange={change} swipeDirection={direction}>
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={classNames(BACKDROP, 'duration-500 data-swiping:duration-0')} />
        <BaseDrawer.Viewport
          className={classNames('fixed inset-0 z-50 flex', isPhone ? 'items-end' : 'justify-end')}
        >
          <BaseDrawer.Popup
            ref={popup}
            className={classNames(POPUP, isPhone ? FROM_BELOW : FROM_RIGHT)}
            {...pull.onPopup}
          >
            {isPhone && (
              // For fingers only: whoever uses a keyboard or a reader has the button in the corner.
              <div
                aria-hidden="true"
                data-drawer-handle
                className="mx-auto -mb-3 shrink-0 cursor-pointer px-10 pt-2.5 pb-4"
                {...pull.onHandle}
              >
                <div className="h-1.5 w-12 rounded-full bg-line" />
              </div>
            )}
            <BaseDrawer.Content className="flex min-h-0 flex-col">
              <BaseDrawer.Title className="px-5 pt-4 pr-14 pb-3 font-display text-2xl leading-tight font-bold md:px-6">
                {title}
              </BaseDrawer.Title>
              <div
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-6"
                {...pull.onContent}
              >
                {children}
              </div>
            </BaseDrawer.Content>
            {actions && (
              <div className="mt-auto flex gap-2.5 border-t border-line p-4 *:flex-1">{actions}</div>
            )}
            <DrawerClose />
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  )
}

function DrawerClose() {
  const say = useWords(kitWords)
  return (
    <BaseDrawer.Close aria-label={say('close')} className={CLOSE_BUTTON}>
      <X aria-hidden="true" className="size-5" />
    </BaseDrawer.Close>
  )
}
