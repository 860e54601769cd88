import { useEffect } from 'react'
import { Toast as BaseToast } from '@base-ui/react/toast'
import X from 'lucide-react/icons/x'
import { classNames } from './class-names.ts'
import { onToast, SHOWN_FOR, takeToasts } from './toast.ts'
import { TOAST_CONTENT, TOAST_PLACE, toastClass } from './toast-look.ts'
import { toastWords } from './toast.words.ts'
import type { Tone } from './tone.ts'
import { CLOSE_BUTTON } from './overlay-look.ts'
import { useWords } from './use-words.ts'

declare global {
  interface Window {
    /** Takes away what was said of something earlier (ground/signal). */
    __dropToasts?: () => void
  }
}

type ToastData = { readonly tone: Tone }

const LIMIT = 5

export function ToastStack() {
  const say = useWords(toastWords)
  return (
    <BaseToast.Provider limit={LIMIT} timeout={SHOWN_FOR}>
      <BaseToast.Viewport aria-label={say('region')} className={TOAST_PLACE}>
        <ToastList />
      </BaseToast.Viewport>
    </BaseToast.Provider>
  )
}

/** Collapsed, each toast peeks out behind the one before it; under the pointer or the focus they fan out 16 px apart. */
const STACKED =
  'absolute right-0 bottom-0 z-[calc(1000-var(--toast-index))] w-full origin-bottom select-none [--behind:calc(1-max(0,1-var(--toast-index)*0.06))] [--tall:var(--toast-frontmost-height,var(--toast-height))] h-(--tall) [transition:transform_200ms,opacity_200ms,height_150ms] [transform:translateX(var(--toast-swipe-movement-x))_translateY(calc(var(--toast-swipe-movement-y)-var(--toast-index)*0.75rem-var(--behind)*var(--tall)))_scale(calc(1-var(--behind)))] after:absolute after:top-full after:left-0 after:h-4 after:w-full'
const EXPANDED =
  'data-expanded:h-(--toast-height) data-expanded:[transform:translateX(var(--toast-swipe-movement-x))_translateY(calc(var(--toast-offset-y)*-1-var(--toast-index)*1rem+var(--toast-swipe-movement-y)))]'
const COMING_AND_GOING =
  'data-limited:opacity-0 data-ending-style:opacity-0 data-starting-style:[transform:translateY(120%)] data-ending-style:not-data-limited:not-data-swipe-direction:[transform:translateY(120%)] data-ending-style:data-[swipe-direction=right]:[transform:translateX(calc(var(--toast-swipe-movement-x)+120%))] data-ending-style:data-[swipe-direction=down]:[transform:translateY(calc(var(--toast-swipe-movement-y)+120%))]'

function ToastList() {
  const say = useWords(toastWords)
  const { toasts, add, close } = BaseToast.useToastManager<ToastData>()
  useEffect(() => {
    const show = () => {
      for (const { tone, text } of takeToasts())
        add({
          title: say(tone),
          description: text,
          data: { tone },
          // A higher priority hides the visible toast from a screen reader while its button can still be focused.
          priority: 'low',
        })
    }
    show()
    return onToast(show)
  }, [add, say])
  useEffect(() => {
    window.__dropToasts = () => close()
    return () => {
      delete window.__dropToasts
    }
  }, [close])
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      // It asks nothing and traps nobody: read by the region it stands in, not a dialog with a heading.
      role="note"
      aria-modal={undefined}
      className={classNames(toastClass(toast.data?.tone ?? 'info'), STACKED, EXPANDED, COMING_AND_GOING)}
    >
      <BaseToast.Content
        className={classNames(
          TOAST_CONTENT,
          'transition-opacity duration-200 data-behind:opacity-0 data-expanded:opacity-100',
        )}
      >
        <BaseToast.Title render={<p />} className="font-semibold" />
        <BaseToast.Description className="text-[0.9375rem] text-muted" />
        <BaseToast.Close aria-label={say('close')} className={CLOSE_BUTTON}>
          <X aria-hidden="true" className="size-4.5" />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  ))
}
