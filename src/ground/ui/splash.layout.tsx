import { Outlet } from 'react-router'
import { ClubName } from './club-name.tsx'
import { Copyright } from './copyright.tsx'
import { MAIN_ID } from './main-id.ts'
import { HeroPoster } from './poster.tsx'

const SEED = 6

/** One thing to read and do: no menu, the poster behind, the content in the middle. */
export default function SplashLayout() {
  return (
    <div className="relative isolate flex flex-1 flex-col">
      <HeroPoster seed={SEED} hasFooter />
      <header className="night column flex h-18 items-center md:h-21">
        <ClubName />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 items-center px-4 py-6 md:py-10">
        <div className="mx-auto w-full max-w-2xl rounded-panel border border-line bg-panel p-6 shadow-2xl md:p-10">
          <Outlet />
        </div>
      </main>
      <footer className="night column py-6">
        <Copyright />
      </footer>
    </div>
  )
}
