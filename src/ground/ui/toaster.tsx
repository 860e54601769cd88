import { type ComponentType, useEffect, useState } from 'react'
import { StaticToasts } from './static-toasts.tsx'
import { onToast, showToast, SHOWN_FOR, takeToasts, type Toast, waitingToasts } from './toast.ts'
import { useRoot } from './use-root.ts'

/** The toast of the last redirect is in the page itself; the moving stack comes with JavaScript, and only when needed. */
export function Toaster() {
  const handedOver = useFlash()
  const { Stack, stranded } = useStack()
  if (Stack) return <Stack />
  const others = stranded.filter(({ text }) => text !== handedOver?.text)
  return <StaticToasts toasts={handedOver ? [handedOver, ...others] : others} />
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

/** Should the stack fail to load, its toasts are shown plainly, for as long as it would show them. */
function useStack() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [stranded, setStranded] = useState<readonly Toast[]>([])
  useEffect(() => {
    if (Stack) return undefined
    let leaving: number | undefined
    const strand = () => {
      setStranded(waitingToasts().slice(-5))
      window.clearTimeout(leaving)
      leaving = window.setTimeout(() => {
        takeToasts()
        setStranded([])
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
  return { Stack, stranded }
}
