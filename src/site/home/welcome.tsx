import { ButtonLink } from '../../ground/ui/button.tsx'
import { Hero } from '../../ground/ui/hero.tsx'
import { useRoot } from '../../ground/ui/use-root.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'

const SUNSET = 20

type WelcomeProps = {
  readonly claim: string
  readonly intro: string
  /** Nobody would read an application yet. */
  readonly isEmpty?: boolean
}

export function Welcome({ claim, intro, isEmpty = false }: WelcomeProps) {
  const say = useWords(homeWords)
  const isSignedIn = Boolean(useRoot()?.visitor)
  return (
    <Hero seed={SUNSET} isTall>
      <h1 className="heading max-w-[20ch] text-[clamp(3.25rem,2rem+6vw,6.5rem)] leading-[0.95] text-white">
        {claim}
      </h1>
      {intro && <p className="mt-4 max-w-[42ch] text-lg text-stone-100 md:text-xl">{intro}</p>}
      {!isEmpty && (
        <p className="mt-7">
          <ButtonLink to={isSignedIn ? '/admin' : '/prihlaska'} variant="primary" size="large">
            {say(isSignedIn ? 'toClubhouse' : 'apply')}
          </ButtonLink>
        </p>
      )}
    </Hero>
  )
}
