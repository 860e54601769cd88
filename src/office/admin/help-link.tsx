import { useLocation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { shellWords } from './menu.words.ts'

const LOOKS = {
  /** On a desktop: a question mark beside the work. */
  corner:
    'absolute top-2 right-0.5 z-10 grid size-7 place-items-center rounded-full border border-line bg-panel text-sm font-semibold text-muted hover:border-edge hover:text-ink max-md:hidden print:hidden',
  /** On a phone the corner is full: a line under the screen. */
  foot: 'link mt-8 inline-flex min-h-11 items-center text-muted md:hidden print:hidden',
} as const

/** From every screen of the clubhouse to the paragraph about this one. */
export function HelpLink({ look }: { readonly look: keyof typeof LOOKS }) {
  const say = useWords(shellWords)
  const { pathname } = useLocation()
  return (
    <Link
      to={`/napoveda?stranka=${encodeURIComponent(pathname)}`}
      title={say('help')}
      className={LOOKS[look]}
    >
      {look === 'corner' && <span aria-hidden="true">?</span>}
      <span className={look === 'corner' ? 'sr-only' : undefined}>{say('help')}</span>
    </Link>
  )
}
