import { type ComponentType, useEffect, useState } from 'react'
import { StaticToasts } from './static-toasts.tsx'
import { onToast, showToast, type Toast, waitingToasts } from './toast.ts'
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

/** Should the stack fail to load, its toasts are shown plainly until it comes: at the next toast, or with the network. */
function useStack() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [stranded, setStranded] = useState<readonly Toast[]>([])
  useEffect(() => {
    if (Stack) return undefined
    const load = () => {
      if (waitingToasts().length === 0) return
      import('./toast-stack.tsx').then(
        (module) => setStack(() => module.ToastStack),
        () => setStranded(waitingToasts().slice(-5)),
      )
    }
    load()
    const forget = onToast(load)
    window.addEventListener('online', load)
    return () => {
      forget()
      window.removeEventListener('online', load)
    }
  }, [Stack])
  return { Stack, stranded }
}
