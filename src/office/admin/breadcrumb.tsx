import { useLocation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { crumbsFor } from './crumbs.ts'
import { crumbWords } from './crumbs.words.ts'
import { menuWords } from './menu.words.ts'

/** The one way back, above the title of every screen that is not in the menu itself. */
export function Breadcrumb({ menu }: { readonly menu: readonly { readonly to: string }[] }) {
  const say = useWords(crumbWords)
  const sayMenu = useWords(menuWords)
  const { pathname } = useLocation()
  const crumbs = crumbsFor(pathname.replace(/\/$/, ''), (to) => menu.some((entry) => entry.to === to))
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={say('where')} className="mb-1 text-[0.9375rem] text-muted max-md:pr-26 print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to} className="inline-flex min-h-9 items-center hover:text-ink hover:underline">
              {'menu' in crumb ? sayMenu(crumb.menu) : say(crumb.word)}
            </Link>
            <span aria-hidden="true" className="ml-2">
              ›
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
