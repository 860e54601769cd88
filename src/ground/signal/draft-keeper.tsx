import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { useWords } from '../ui/use-words.ts'
import { keepDrafts, type Restored } from './keep-drafts.ts'
import { signalWords } from './signal.words.ts'

/** A stranger's draft stays in his tab. */
type Props = { readonly writer: string | null }

/** Says what it brought back, and asks before a sign-out throws it away. */
export function DraftKeeper({ writer }: Props) {
  const say = useWords(signalWords)
  const { pathname, search } = useLocation()
  const keeper = useRef<ReturnType<typeof keepDrafts>>(null)
  const [restored, setRestored] = useState<readonly Restored[]>([])
  const [leaving, setLeaving] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    const kept = keepDrafts(writer, (one) => setRestored((all) => [...all, one]))
    keeper.current = kept
    const askFirst = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return
      if (kept.drafts.count() === 0) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving(form)
    }
    document.addEventListener('submit', askFirst, { capture: true })
    return () => {
      document.removeEventListener('submit', askFirst, { capture: true })
      kept.end()
    }
  }, [writer])
  const here = pathname + search
  useEffect(() => {
    keeper.current?.lookOver(here)
    return () => setRestored([])
  }, [here])
  // Whoever writes on has decided: the note must not stand before his buttons.
  useEffect(() => {
    if (restored.length === 0) return undefined
    const decided = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) setRestored([])
    }
    document.addEventListener('focusin', decided)
    return () => document.removeEventListener('focusin', decided)
  }, [restored])
  const discard = () => {
    for (const one of restored) one.discard()
    setRestored([])
  }
  return (
    <>
      <output aria-live="polite" className="block">
        {restored.length > 0 && (
          <span className="block rounded-panel border border-line bg-panel p-4 text-ink shadow-xl">
            <span className="block font-semibold">{say('restored')}</span>
            <span className="mt-3 flex gap-2.5">
              <Button onClick={() => setRestored([])}>{say('keepIt')}</Button>
              <Button onClick={discard}>{say('discard')}</Button>
            </span>
          </span>
        )}
      </output>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={say('leaveTitle')}
        text={say('leaveText')}
        confirm={say('leave')}
        isDangerous
        onConfirm={() => {
          keeper.current?.drafts.clear()
          leaving?.submit()
        }}
      />
    </>
  )
}
