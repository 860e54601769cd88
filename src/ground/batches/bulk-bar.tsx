import X from 'lucide-react/icons/x'
import { Children, type ReactNode } from 'react'
import { MoreActs } from '../ui/more-acts.tsx'
import { useWords } from '../ui/use-words.ts'
import { confirmWords } from './batch.words.ts'

const SELECTED = {
  cards: 'selected',
  applications: 'selectedApplications',
  payments: 'selectedPayments',
  letters: 'selectedLetters',
} as const

type BulkBarProps = {
  readonly count: number
  readonly noun?: keyof typeof SELECTED
  readonly onClear: () => void
  readonly children: ReactNode
}

/**
 * Floats over the list while somebody is selected: how many, what can be done with them, and the
 * way back. On a phone the first act is at hand, the others are behind three dots. Put it last on the page: there it has a place of its own and covers nothing.
 */
export function BulkBar({ count, noun = 'cards', onClear, children }: BulkBarProps) {
  const say = useWords(confirmWords)
  const [first, ...others] = Children.toArray(children)
  if (count === 0) return null
  return (
    <div className="pointer-events-none sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-5 flex justify-center md:bottom-6 print:hidden">
      <section
        aria-label={say('selection')}
        className="night pointer-events-auto flex flex-wrap items-center gap-2.5 rounded-panel border border-line bg-asphalt py-2.5 pr-2.5 pl-4.5 shadow-2xl max-md:w-full"
      >
        <output className="figures mr-1 max-md:flex-1">{say(SELECTED[noun], { count })}</output>
        <button
          type="button"
          onClick={onClear}
          aria-label={say('clear')}
          className="order-last grid size-10 cursor-pointer place-items-center rounded-lg text-stone-300 hover:bg-white/8 hover:text-white max-md:order-none"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:flex-nowrap max-md:*:first:flex-1">
          {first}
          {others.length > 0 && <MoreActs label={say('more')}>{others}</MoreActs>}
        </div>
      </section>
    </div>
  )
}
