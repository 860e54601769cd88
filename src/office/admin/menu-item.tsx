import { NavLink } from 'react-router'
import { classNames } from '../../ground/ui/class-names.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { inFigures } from '../../ground/values/words.ts'
import type { MenuEntry } from './menu.ts'
import { menuWords, shellWords } from './menu.words.ts'

/** An entry as the server sends it: only those one may enter, with what waits there. */
export type MenuItem = MenuEntry & { readonly count: number }

export function waits({ group, count }: MenuItem): boolean {
  return group === 'office' && count > 0
}

export function MenuLink({ item, className }: { readonly item: MenuItem; readonly className: string }) {
  const say = useWords(menuWords)
  return (
    <NavLink to={item.to} end={item.to === '/admin'} prefetch="intent" className={className}>
      {say(item.word)}
      <Count item={item} />
    </NavLink>
  )
}

/** Yellow where something waits to be done, grey where something is only counted. */
function Count({ item }: { readonly item: MenuItem }) {
  const say = useWords(shellWords)
  const language = useLanguage()
  if (item.count === 0) return null
  const isWaiting = waits(item)
  return (
    <span
      className={classNames(
        'figures grid h-5.5 min-w-5.5 place-items-center rounded-full px-1.5 text-[0.8125rem] leading-none font-bold',
        isWaiting
          ? 'bg-primary-400 text-stone-900'
          : 'bg-stone-200 text-stone-800 dark:bg-stone-700 dark:text-stone-100',
      )}
    >
      <span aria-hidden="true">{inFigures(item.count, language)}</span>
      <span className="sr-only">, {say(isWaiting ? 'waiting' : 'inAll', { count: item.count })}</span>
    </span>
  )
}
