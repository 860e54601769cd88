import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { homeWords } from './home.words.ts'

export function Support() {
  const say = useWords(homeWords)
  return (
    <section className="column grid items-end gap-6 py-16 md:grid-cols-[1fr_auto] md:py-20">
      <div>
        <p className="eyebrow">{say('supportEyebrow')}</p>
        <h2 className="heading mt-1.5 text-[2.5rem] md:text-5xl">{say('supportTitle')}</h2>
        <p className="mt-4 max-w-[56ch] text-lg text-muted">{say('supportText')}</p>
      </div>
      <div className="flex flex-wrap-reverse gap-3 max-md:flex-row-reverse max-md:justify-end">
        <ButtonLink to="/safe" variant="quiet" size="large">
          {say('supportSafe')}
        </ButtonLink>
        <ButtonLink to="/prispet" size="large">
          {say('supportAction')}
        </ButtonLink>
      </div>
    </section>
  )
}
