import { NavLink } from 'react-router'
import { classNames } from './class-names.ts'
import { ClubName } from './club-name.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { layoutWords } from './layout.words.ts'
import { linksOn, MAIN_LINKS } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'
import { useClub } from './use-club.ts'
import { useWords } from './use-words.ts'

/** Dark in both themes: either asphalt, or see-through over the page's poster. */
export function SiteHeader({ isOverHero }: { readonly isOverHero: boolean }) {
  const say = useWords(layoutWords)
  const { off } = useClub()
  return (
    <header
      className={classNames('night', isOverHero ? 'absolute inset-x-0 top-0 z-20' : 'relative bg-asphalt')}
    >
      <div className="column flex h-18 items-center justify-between gap-6 md:h-21">
        <ClubName />
        <nav aria-label={say('mainNav')} className="hidden items-center gap-6 md:flex">
          {linksOn(MAIN_LINKS, off).map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              prefetch="intent"
              className="border-b-2 border-transparent py-1.5 font-medium hover:border-white/50 aria-[current=page]:border-primary-400"
            >
              {say(link.word)}
            </NavLink>
          ))}
          <EntranceLink className="ml-2 border-white/35 bg-stone-950/20 text-white hover:border-white hover:bg-stone-950/40 dark:border-white/35" />
        </nav>
        <SiteMenu />
      </div>
    </header>
  )
}
