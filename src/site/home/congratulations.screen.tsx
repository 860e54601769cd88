import type { Route } from './+types/congratulations.screen'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { findMailServer } from '../../ground/mail/mail-servers.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Hero } from '../../ground/ui/hero.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { congratulationsWords } from './congratulations.words.ts'
import { JoiningSteps } from './joining-steps.tsx'

const MEADOW = 3

export const handle = { hasHero: true }

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language }) => ({
  title: speak(congratulationsWords, language)('title'),
  mustProve: (await findMailServer(db)) !== null,
}))

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function CongratulationsScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(congratulationsWords)
  return (
    <>
      <Hero seed={MEADOW}>
        <h1 className="heading max-w-[16ch] text-5xl text-white md:text-7xl">{say('title')}</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-stone-100">
          {say(loaderData.mustProve ? 'prove' : 'text')}
        </p>
      </Hero>
      <section className="column py-14">
        <h2 className="heading mb-8 text-4xl">{say('next')}</h2>
        <JoiningSteps done={1} />
        <p className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to="/akce" variant="primary" size="large">
            {say('events')}
          </ButtonLink>
          <ButtonLink to="/" size="large">
            {say('home')}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
