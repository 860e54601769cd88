import { Link, useLocation } from 'react-router'
import { useWords } from '../../ground/ui/use-words.ts'
import { shellWords } from './menu.words.ts'

/** The question mark in the corner of every screen: it leads to the paragraph about this one. */
export function HelpLink() {
  const say = useWords(shellWords)
  const { pathname } = useLocation()
  return (
    <Link
      to={`/napoveda?stranka=${encodeURIComponent(pathname)}`}
      aria-label={say('help')}
      title={say('help')}
      className="absolute top-6 right-26 z-10 grid size-8 place-items-center rounded-full border border-line bg-panel font-semibold text-muted hover:border-edge hover:text-ink md:top-3 md:right-3 print:hidden"
    >
      ?
    </Link>
  )
}
