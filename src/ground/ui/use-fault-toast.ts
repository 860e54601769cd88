import { useEffect } from 'react'
import { showToast } from './toast.ts'

/** What the page says in place, said once more aloud where JavaScript runs. */
export function useFaultToast(fault: object | undefined, text: string): void {
  useEffect(() => {
    if (fault) showToast({ tone: 'error', text })
  }, [fault, text])
}

export function useDoneToast(done: object | undefined, text: string): void {
  useEffect(() => {
    if (done) showToast({ tone: 'success', text })
  }, [done, text])
}
