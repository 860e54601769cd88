import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../ground/ui/use-words.ts'
import { showToast } from '../../ground/ui/toast.ts'
import type { ActionAnswer, ActionDone } from './act-on-member.server.ts'
import { useOnce } from './use-once.ts'
import { useSayLost } from './closing-facts.tsx'
import { closingPath, isClosing } from './member-action.ts'
import { actionDoneWords, actionFormWords } from './member-action.words.ts'

const SHOWN_FOR = 12_000

type UndoBarProps = { readonly done: ActionDone; readonly onClose: () => void }

/** What was just done, and the way back while it is still fresh. */
export function UndoBar({ done, onClose }: UndoBarProps) {
  const say = useWords(actionFormWords)
  const sayDone = useWords(actionDoneWords)
  const sayLost = useSayLost()
  const fetcher = useFetcher<ActionAnswer>()
  useEffect(() => {
    // Another act starts the time anew.
    const timer = setTimeout(onClose, done.undo ? SHOWN_FOR : SHOWN_FOR / 2)
    return () => clearTimeout(timer)
  }, [done, onClose])
  useOnce(fetcher.data, (answer) => {
    const text = answer.fault
      ? answer.fault.message
      : answer.done
        ? [sayDone(answer.done.action, { name: answer.done.name }), sayLost(answer.done.reopened)]
            .filter(Boolean)
            .join(' ')
        : ''
    showToast({ tone: answer.fault ? 'error' : 'success', text })
    onClose()
  })
  return (
    <output className="night fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-xl items-center gap-3 rounded-panel bg-stone-900 py-2.5 pr-2.5 pl-5 text-white shadow-2xl md:bottom-6 print:hidden">
      <p className="min-w-0 flex-1">
        {sayDone(done.action, { name: done.name })} {sayLost(done.reopened)}
      </p>
      {done.undo && (
        <fetcher.Form
          method="post"
          action={isClosing(done.undo) ? closingPath(done.memberId) : '/admin/members'}
        >
          {isClosing(done.undo) ? (
            <input type="hidden" name="from" value="dialog" />
          ) : (
            <input type="hidden" name="memberId" value={done.memberId} />
          )}
          <button
            name="intent"
            value={done.undo}
            className="h-10 cursor-pointer rounded-lg border border-stone-600 px-3.5 font-semibold hover:border-stone-400 md:h-9"
          >
            {say('undo')}
          </button>
        </fetcher.Form>
      )}
      <button
        type="button"
        aria-label={say('dismiss')}
        onClick={onClose}
        className="grid size-10 cursor-pointer place-items-center rounded-lg text-stone-300 hover:bg-white/10 hover:text-white"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </output>
  )
}
