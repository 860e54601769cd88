import { classNames } from './class-names.ts'
import type { Toast } from './toast.ts'
import { TOAST_CONTENT, TOAST_PLACE, toastClass } from './toast-look.ts'
import { toastWords } from './toast.words.ts'
import { useWords } from './use-words.ts'

/** Toasts as the server writes them: without JavaScript they are simply there. */
export function StaticToasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  const say = useWords(toastWords)
  if (toasts.length === 0) return null
  return (
    <section aria-label={say('region')} className={classNames(TOAST_PLACE, 'grid gap-4')}>
      {toasts.map((toast) => (
        <div
          key={toast.text}
          role={toast.tone === 'error' ? 'alert' : 'status'}
          className={classNames('relative', toastClass(toast.tone))}
        >
          <div className={TOAST_CONTENT}>
            <p className="font-semibold">{say(toast.tone)}</p>
            <p className="text-[0.9375rem] text-muted">{toast.text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
