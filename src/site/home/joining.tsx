import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'
import { JoiningSteps } from './joining-steps.tsx'

export function Joining() {
  const say = useWords(homeWords)
  return (
    <section className="night mt-16 bg-asphalt md:mt-20">
      <div className="column grid gap-12 py-16 md:grid-cols-2 md:py-18">
        <div>
          <p className="eyebrow">{say('joinEyebrow')}</p>
          <h2 className="heading mt-1.5 text-[2.5rem] md:text-5xl">{say('joinTitle')}</h2>
          <p className="mt-4 max-w-[44ch] text-lg text-stone-300">{say('joinText')}</p>
          <p className="mt-7">
            <ButtonLink to="/prihlaska" variant="primary" size="large">
              {say('apply')}
            </ButtonLink>
          </p>
        </div>
        <JoiningSteps />
      </div>
    </section>
  )
}
