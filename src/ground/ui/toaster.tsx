import { type ComponentType, useEffect, useState } from 'react'
import { StaticToasts } from './static-toasts.tsx'
import { onToast, showToast, SHOWN_FOR, takeToasts, type Toast, waitingToasts } from './toast.ts'
import { useRoot } from './use-root.ts'

/**
 * The toast a page came with is in the page itself; the moving stack comes with JavaScript, and only when needed.
 * A screen reader says what is added to a region it knows, so the region is there before the first toast.
 */
export function Toaster() {
  const { Stack, plain } = useStack(useFlash())
  return <div aria-live="polite">{Stack ? <Stack /> : <StaticToasts toasts={plain} />}</div>
}

const shown = new WeakSet<object>()

function useFlash(): Toast | null {
  const flash = useRoot()?.flash ?? null
  useEffect(() => {
    if (!flash || shown.has(flash)) return
    shown.add(flash)
    showToast(flash)
  }, [flash])
  return flash
}

/** A later one is shown by the stack alone, and so said once. Should it fail to load, its toasts are shown plainly, for as long as it would. */
function useStack(flash: Toast | null) {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [plain, setPlain] = useState<readonly Toast[]>(flash ? [flash] : [])
  useEffect(() => {
    if (Stack) return undefined
    let leaving: number | undefined
    const strand = () => {
      setPlain(waitingToasts().slice(-5))
      window.clearTimeout(leaving)
      leaving = window.setTimeout(() => {
        takeToasts()
        setPlain([])
      }, SHOWN_FOR)
    }
    const load = () => {
      if (waitingToasts().length === 0) return
      import('./toast-stack.tsx').then((module) => setStack(() => module.ToastStack), strand)
    }
    load()
    const forget = onToast(load)
    window.addEventListener('online', load)
    return () => {
      forget()
      window.clearTimeout(leaving)
      window.removeEventListener('online', load)
    }
  }, [Stack])
  return { Stack, plain }
}
