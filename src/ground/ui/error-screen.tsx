import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
import { ClubName } from './club-name.tsx'
import { Copyright } from './copyright.tsx'
import { errorKind } from './error-code.ts'
import { errorScreenWords } from './error-screen.words.ts'
import { MAIN_ID } from './main-id.ts'
import { useWords } from './use-words.ts'

type ErrorScreenProps = {
  readonly code: number | null
  /** Nobody answered: going there once more may do. */
  readonly isLost?: boolean
  /** What failed, where a screen has words of its own for it. */
  readonly said?: { readonly title: string; readonly text: string }
  /** Another try of that, before the way home. */
  readonly children?: ReactNode
}

/** Leans on nothing that may itself have failed: no loader, no layout; its links load a whole page. */
export function ErrorScreen({ code, isLost = false, said, children }: ErrorScreenProps) {
  const say = useWords(errorScreenWords)
  const { pathname, search } = useLocation()
  const kind = errorKind(code)
  return (
    <div className="flex flex-1 flex-col">
      <header className="column flex h-20 items-center">
        <ClubName reload />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="column flex flex-1 flex-col justify-center py-10">
        <RoadSign text={code === null ? say('noCode') : String(code)} />
        <h1 className="heading mt-9 max-w-[14ch] text-[3.5rem] md:text-8xl">
          {said?.title ?? say(`title${kind}`)}
        </h1>
        <p className="mt-4 max-w-[36ch] text-lg text-muted md:text-xl">
          {said?.text ?? say(isLost ? 'textLost' : `text${kind}`)}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {children}
          {/* A script that did not come once may never come to this page: only a whole document asks for it anew. */}
          {isLost && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument variant="primary" size="large">
              {say('retry')}
            </ButtonLink>
          )}
          <ButtonLink to="/" reloadDocument variant={isLost || children ? 'outline' : 'primary'} size="large">
            {say('back')}
          </ButtonLink>
        </div>
      </main>
      <hr className="road-x h-1 border-0" />
      <footer className="column py-6">
        <Copyright />
      </footer>
    </div>
  )
}

function RoadSign({ text }: { readonly text: string }) {
  return (
    <div className="relative -ml-1 grid size-38 place-items-center md:size-48">
      <svg aria-hidden="true" viewBox="0 0 152 152" className="absolute inset-0 size-full">
        <rect
          x="23"
          y="23"
          width="106"
          height="106"
          rx="17"
          transform="rotate(45 76 76)"
          className="fill-primary-400"
        />
        <rect
          x="30"
          y="30"
          width="92"
          height="92"
          rx="11"
          transform="rotate(45 76 76)"
          className="fill-none stroke-stone-900"
          strokeWidth="5"
        />
      </svg>
      <p
        className={`relative font-display font-bold text-stone-900 ${text.length > 3 ? 'text-4xl md:text-5xl' : 'text-5xl md:text-6xl'}`}
      >
        {text}
      </p>
    </div>
  )
}
