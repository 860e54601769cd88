import { Link } from './link.tsx'
import { ClubLogo } from './club-logo.tsx'
import { useClub } from './use-club.ts'

/** The logo and the title, leading home. On the error screen the app itself may be broken: there `reload` starts it anew. */
export function ClubName({ reload = false }: { readonly reload?: boolean }) {
  const { name } = useClub()
  return (
    <Link to="/" reloadDocument={reload} className="-m-1 flex min-w-0 items-center gap-3 rounded-lg p-1">
      <ClubLogo className="h-9 w-8 md:h-10 md:w-9" />
      <span className="truncate font-display text-[1.375rem] leading-none font-bold tracking-wide uppercase md:text-2xl">
        {name}
      </span>
    </Link>
  )
}
