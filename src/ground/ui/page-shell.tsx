import { layoutWords } from './layout.words.ts'
import { MAIN_ID } from './main-id.ts'
import { useWords } from './use-words.ts'

export function SkipLink() {
  const say = useWords(layoutWords)
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-70 -translate-y-20 rounded-lg bg-primary-400 px-4 py-2.5 font-semibold text-stone-900 focus-visible:translate-y-0 print:hidden"
    >
      {say('skip')}
    </a>
  )
}
