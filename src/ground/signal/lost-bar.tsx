import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { CLOSE_BUTTON } from '../ui/overlay-look.ts'
import { useWords } from '../ui/use-words.ts'
import { dropLost, lostNow, onLost, tryAgain } from './lost.ts'
import { signalWords } from './signal.words.ts'

const NOTHING: readonly never[] = []

/**
 * Nobody answered: nothing is lost, and one tap tries again. It is there before anything is lost, so that it is heard; an open
 * drawer hides from a screen reader all but what says aloud that it speaks.
 */
export function LostBar() {
  const say = useWords(signalWords)
  const lost = useSyncExternalStore(onLost, lostNow, () => NOTHING)
  const isForm = lost.some((one) => one.isForm)
  return (
    <output aria-live="polite" className="block">
      {lost.length > 0 && (
        <span className="relative block rounded-panel border-2 border-primary-400 bg-stone-900 p-4 pr-12 text-stone-50 shadow-xl">
          <span className="block font-semibold">{say(navigator.onLine ? 'noAnswer' : 'offline')}</span>
          <span className="mt-0.5 block text-[0.9375rem] text-stone-300">
            {say(isForm ? 'formStays' : 'screenStays')}
          </span>
          <Button variant="primary" className="mt-3 -mr-8 w-[calc(100%+2rem)]" onClick={() => tryAgain()}>
            {say(isForm ? 'sendAgain' : 'tryAgain')}
          </Button>
          <button
            type="button"
            aria-label={say('close')}
            className={classNames(CLOSE_BUTTON, 'text-stone-300')}
            onClick={() => dropLost()}
          >
            <span aria-hidden="true" className="text-2xl leading-none">
              ×
            </span>
          </button>
        </span>
      )}
    </output>
  )
}
