import { Outlet, useMatches } from 'react-router'
import { MAIN_ID } from './main-id.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** A screen with `export const handle = { hasHero: true }` begins with its poster, under the header. */
export default function DefaultLayout() {
  const hasHero = useMatches().some((match) => isHeroHandle(match.handle))
  return (
    <div className="relative flex flex-1 flex-col">
      <SiteHeader isOverHero={hasHero} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}

function isHeroHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hasHero' in handle && handle.hasHero === true
}
