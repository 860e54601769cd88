import { onDone } from './answered.ts'
import {
  type Change,
  changesOf,
  isKept,
  nameOf,
  noteAfter,
  noteBefore,
  putIn,
  takeBack,
} from './draft-form.ts'
import { draftsOf } from './draft-store.ts'

const PAUSE = 300

/** What came back into which forms, and how it is thrown away again. */
export type Restored = { readonly discard: () => void }

/**
 * Watches every form of the page that sends something: what is written is kept, what was kept is put back. Gives how it
 * looks over the forms of another screen, and how it ends.
 */
export function keepDrafts(writer: string | null, onRestored: (restored: Restored) => void) {
  const drafts = draftsOf(writer)
  const ended = new AbortController()
  const { signal } = ended
  const waiting = new Map<HTMLFormElement, number>()
  const seen = new WeakSet<HTMLFormElement>()
  let place = location.pathname
  const keyOf = (form: HTMLFormElement) => `${place} ${nameOf(form)}`

  const keep = (form: HTMLFormElement) => {
    clearTimeout(waiting.get(form))
    waiting.delete(form)
    drafts.keep(keyOf(form), changesOf(form))
  }
  const look = (form: HTMLFormElement) => {
    if (seen.has(form) || !isKept(form)) return
    seen.add(form)
    noteBefore(form)
    const restored: readonly Change[] = putIn(form, drafts.find(keyOf(form)))
    if (restored.length > 0) onRestored({ discard: () => discard(form, restored) })
    // What was written before anybody looked.
    else if (changesOf(form).length > 0) keep(form)
  }
  const discard = (form: HTMLFormElement, restored: readonly Change[]) => {
    takeBack(form, restored)
    keep(form)
  }
  const formOf = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    // A control may stand elsewhere and only name its form.
    return (
      form ??
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.form : null)
    )
  }

  document.addEventListener(
    'focusin',
    (event) => {
      const form = formOf(event)
      if (form) look(form)
    },
    { signal },
  )
  document.addEventListener(
    'input',
    (event) => {
      const form = formOf(event)
      if (!form || !isKept(form)) return
      look(form)
      clearTimeout(waiting.get(form))
      waiting.set(
        form,
        window.setTimeout(() => keep(form), PAUSE),
      )
    },
    { signal },
  )
  // The last words before the page goes.
  window.addEventListener('pagehide', () => [...waiting.keys()].forEach(keep), { signal })
  const forget = onDone((form) => {
    clearTimeout(waiting.get(form))
    waiting.delete(form)
    noteAfter(form)
    drafts.keep(keyOf(form), [])
  })
  drafts.tidy()
  return {
    lookOver: (address: string) => {
      place = address.split('?')[0] ?? address
      document.querySelectorAll('form').forEach(look)
    },
    drafts,
    end: () => {
      forget()
      ended.abort()
    },
  }
}
