import { Link } from './link.tsx'
import { ClubLogo } from './club-logo.tsx'
import { Copyright } from './copyright.tsx'
import { layoutWords } from './layout.words.ts'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'
import { Road } from './road.tsx'
import { linksOn, FOOTER_LINKS } from './site-links.ts'
import { useClub } from './use-club.ts'
import { useWords } from './use-words.ts'

export function SiteFooter() {
  const say = useWords(layoutWords)
  const { off } = useClub()
  return (
    <footer className="night mt-auto bg-stone-950 print:hidden">
      <Road />
      <div className="column flex flex-col gap-8 py-10 md:flex-row md:items-start md:justify-between">
        <nav aria-label={say('footerNav')} className="flex gap-6">
          <ClubLogo className="hidden h-12 w-11 md:block" />
          <ul className="grid grid-cols-2 gap-x-8 gap-y-1 md:grid-cols-3">
            {linksOn(FOOTER_LINKS, off).map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-block py-1.5 text-stone-300 hover:text-white hover:underline"
                >
                  {say(link.word)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className="column border-line pb-8">
        <Copyright />
      </div>
    </footer>
  )
}
