import { currentYear } from './current-year.ts'
import { useClub } from './use-club.ts'

export function Copyright() {
  const { name, foundedIn } = useClub()
  return (
    // At the turn of the year the server and the browser may disagree; the browser is right.
    <p suppressHydrationWarning className="figures text-[0.9375rem] text-muted">
      © {foundedIn}–{currentYear()} {name}
    </p>
  )
}
