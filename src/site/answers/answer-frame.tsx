import type { ReactNode } from 'react'
import { ClubName } from '../../ground/ui/club-name.tsx'
import { Copyright } from '../../ground/ui/copyright.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'

/** Around a page behind a letter's link: the club's name, what it is about, nothing that leads elsewhere. */
export function AnswerFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="night bg-asphalt">
        <div className="column flex h-16 items-center">
          <ClubName />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-4 py-8 md:py-12">
        <PageTitle title={title} />
        {children}
      </main>
      <footer className="column py-6">
        <Copyright />
      </footer>
    </div>
  )
}
