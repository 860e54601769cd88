import { isUnsent } from './marks.ts'

/**
 * Whoever signs out with something unsent: it is sent first; where that cannot be, he is asked before it is thrown away.
 * Listens to every form of the page: there is more than one way out.
 */
export function watchLeaving(question: string): () => void {
  const leave = (event: SubmitEvent) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return
    if (event.defaultPrevented || !isUnsent()) return
    event.preventDefault()
    void settle(question).then((mayGo) => mayGo && form.submit())
  }
  document.addEventListener('submit', leave)
  return () => document.removeEventListener('submit', leave)
}

async function settle(question: string): Promise<boolean> {
  const [{ sendActs }, { forgetAll }] = await Promise.all([import('./queue.ts'), import('./forget.ts')])
  const isSent = (await sendActs()) === 'all'
  // The browser's own question: it needs no part that could not be loaded without a signal.
  if (!isSent && !window.confirm(question)) return false
  await forgetAll()
  return true
}
