import { Form } from 'react-router'
import { Road } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { onboardingWords } from './onboarding.words.ts'

type StepProps = { readonly step: 1 | 2; readonly title: string; readonly text: string }

/** Which of the two steps this is, and what it asks. */
export function StepTitle({ step, title, text }: StepProps) {
  const say = useWords(onboardingWords)
  return (
    <header className="mb-6">
      <p className="eyebrow">{say('step', { step, of: 2 })}</p>
      <h1 className="heading mt-1 text-4xl md:text-5xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <Road className="mt-6" />
    </header>
  )
}

/** Signed in by mistake, or on somebody else's phone: there is always a way out. */
export function SignOutInstead() {
  const say = useWords(onboardingWords)
  return (
    <Form method="post" action="/logout" reloadDocument className="mt-5">
      <button className="link cursor-pointer py-2 text-muted hover:text-ink">{say('signOut')}</button>
    </Form>
  )
}
