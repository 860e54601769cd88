import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/use-words.ts'
import { writingWords } from './writing.words.ts'

type Written = 'cs' | 'en'

type TwoLanguagesProps = {
  readonly cs: ReactNode
  readonly en: ReactNode
  /** The English one, where that is the one with a fault in it. */
  readonly opens?: Written
}

/** One text in two languages, one behind the other; both in sight where there is no JavaScript to turn them. */
export function TwoLanguages({ cs, en, opens = 'cs' }: TwoLanguagesProps) {
  const say = useWords(writingWords)
  const id = useId()
  const [shown, setShown] = useState(opens)
  const panes = [
    ['cs', say('czech'), cs],
    ['en', say('english'), en],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="tablist" aria-label={say('languages')} className="flex gap-2 noscript:hidden">
        {panes.map(([language, label]) => (
          <Button
            key={language}
            id={`${id}${language}`}
            role="tab"
            aria-selected={shown === language}
            aria-controls={`${id}${language}-pane`}
            className="aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper"
            onClick={() => setShown(language)}
          >
            {label}
          </Button>
        ))}
      </div>
      {panes.map(([language, , content]) => (
        <div
          key={language}
          id={`${id}${language}-pane`}
          role="tabpanel"
          aria-labelledby={`${id}${language}`}
          // A field that is missing something has to be seen.
          onInvalidCapture={() => setShown(language)}
          className={`gap-5 noscript:grid ${shown === language ? 'grid' : 'hidden'}`}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
