import { type ComponentType, useEffect, useState } from 'react'
import { StaticToasts } from './static-toasts.tsx'
import { areToastsWaiting, onToast, showToast, type Toast, takeToasts } from './toast.ts'
import { useRoot } from './use-root.ts'

/** The toast of the last redirect is in the page itself; the moving stack comes with JavaScript, and only when needed. */
export function Toaster() {
  const handedOver = useFlash()
  const { Stack, stranded } = useStack()
  if (Stack) return <Stack />
  return <StaticToasts toasts={handedOver ? [handedOver, ...stranded] : stranded} />
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

/** Should the stack fail to load, its toasts are shown plainly rather than lost. */
function useStack() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  const [stranded, setStranded] = useState<readonly Toast[]>([])
  useEffect(() => {
    if (Stack) return undefined
    const load = () =>
      import('./toast-stack.tsx').then(
        (module) => setStack(() => module.ToastStack),
        () => setStranded((before) => [...before, ...takeToasts()].slice(-5)),
      )
    if (areToastsWaiting()) void load()
    return onToast(() => void load())
  }, [Stack])
  return { Stack, stranded }
}
