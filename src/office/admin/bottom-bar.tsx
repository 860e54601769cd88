import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Gauge from 'lucide-react/icons/gauge'
import IdCard from 'lucide-react/icons/id-card'
import Users from 'lucide-react/icons/users'
import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MenuEntry } from './menu.ts'
import type { MenuItem } from './menu-item.tsx'
import { menuWords, shellWords } from './menu.words.ts'
import { More } from './more.tsx'

const ICONS: Readonly<Record<NonNullable<MenuEntry['barPlace']>, LucideIcon>> = {
  1: Gauge,
  2: CalendarDays,
  3: Users,
  4: IdCard,
}

/** Four places that are always at hand and the rest behind the fifth, all within the thumb's reach. */
export function BottomBar({ entries }: { readonly entries: readonly MenuItem[] }) {
  const say = useWords(shellWords)
  const atHand = entries
    .filter(({ barPlace }) => barPlace !== undefined)
    .toSorted((a, b) => (a.barPlace ?? 0) - (b.barPlace ?? 0))
  useFetchedAhead(atHand.map(({ to }) => to))
  return (
    <nav
      aria-label={say('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-xl auto-cols-fr grid-flow-col">
        {atHand.map((item) => (
          <li key={item.to}>
            <BarLink item={item} />
          </li>
        ))}
        <li>
          <More entries={entries.filter(({ barPlace }) => barPlace === undefined)} />
        </li>
      </ul>
    </nav>
  )
}

/** By then this screen has all it needs. */
const AT_REST_MS = 2500

function useFetchedAhead(paths: readonly string[]) {
  const at = paths.join(' ')
  useEffect(() => {
    const ahead = () =>
      import('./fetch-ahead.ts').then(
        ({ fetchBarAhead }) => fetchBarAhead(at.split(' ')),
        () => undefined,
      )
    const timer = window.setTimeout(() => void ahead(), AT_REST_MS)
    return () => window.clearTimeout(timer)
  }, [at])
}

function BarLink({ item }: { readonly item: MenuItem }) {
  const say = useWords(menuWords)
  const sayShort = useWords(shellWords)
  const Icon = ICONS[item.barPlace ?? 1]
  return (
    <NavLink to={item.to} end={item.to === '/admin'} className="bar-item">
      <span>
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      {item.word === 'membership' ? sayShort('membershipShort') : say(item.word)}
    </NavLink>
  )
}
