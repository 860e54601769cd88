import type { FormEvent } from 'react'
import { isUnsent } from './marks.ts'

/**
 * Whoever signs out with something unsent: it is sent first; where that cannot be, he is asked before it is thrown away. For
 * the form of a sign-out.
 */
export function sendBeforeLeaving(question: string) {
  return (event: FormEvent<HTMLFormElement>): void => {
    if (!isUnsent()) return
    event.preventDefault()
    const form = event.currentTarget
    void settle(question).then((mayGo) => mayGo && form.submit())
  }
}

async function settle(question: string): Promise<boolean> {
  const [{ sendActs }, { forgetAll }] = await Promise.all([import('./queue.ts'), import('./forget.ts')])
  const isSent = await sendActs()
  // The browser's own question: it needs no part that could not be loaded without a signal.
  if (!isSent && !window.confirm(question)) return false
  await forgetAll()
  return true
}
