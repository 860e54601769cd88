import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { QuestionFields } from '../questions/question-fields.tsx'
import type { Route } from './+types/signup.screen'
import { PartyFields } from './party-fields.tsx'
import { myPlaceWords } from './my-place.words.ts'
import { isPartyField } from './party-input.ts'
import { signupActs, signupScreen, viewSignup } from './signup-page.server.ts'
import { signupWords } from './signup.words.ts'

export const loader = signupScreen.shows(async (given) => {
  const page = await viewSignup(given)
  return { ...page, title: `${speak(signupWords, given.language)('title')}: ${page.name}` }
})

export const action = signupScreen.acts({ keeps: isPartyField, acts: signupActs })

export { alsoAfterRefusal as shouldRevalidate } from '../../ground/ui/after-refusal.ts'
export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** The registration of an event that asks something; without a script, too. */
export default function SignupScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, when, isRide, mine, asking } = loaderData
  const say = useWords(signupWords)
  const sayPlace = useWords(myPlaceWords)
  const isPending = useNavigation().formAction === `/akce/${id}/prihlaska`
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? sayPlace('failed'))
  const isChange = mine.status !== null
  const word = mine.wouldWait ? 'queue' : isRide ? 'register' : 'join'
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8 md:py-12">
      <PageTitle
        title={say('title')}
        note={<span className="whitespace-pre-line">{`${name}\n${when}`}</span>}
      />
      {fault && <FaultNote title={sayPlace('failed')} fault={fault} />}
      <Panel>
        {mine.mayRegister || mine.mayLeave ? (
          <Form method="post" action={`/akce/${id}/prihlaska`} className="group/form grid gap-4">
            <input type="hidden" name="intent" value="save" />
            {mine.wouldWait && !isChange && (
              <p className="text-pretty text-warning-ink">{sayPlace('queueNote')}</p>
            )}
            <PartyFields mine={mine} fault={fault} />
            {asking && <QuestionFields asking={asking} mostPassengers={mine.mostPassengers} fault={fault} />}
            {mine.price && !isChange && (
              <p className="text-[0.9375rem] text-pretty text-muted">
                <span className="figures font-semibold text-ink">
                  {sayPlace('perPerson', { price: mine.price })}.
                </span>{' '}
                {sayPlace('payLater')} {mine.terms}
              </p>
            )}
            <Button type="submit" variant="primary" size="large" className="w-full" pending={isPending}>
              {sayPlace(isChange ? 'saveChange' : word)}
            </Button>
          </Form>
        ) : (
          <p>{mine.refusal ?? say('shut')}</p>
        )}
      </Panel>
      <p>
        <ButtonLink to={`/akce/${id}`}>{say('back')}</ButtonLink>
      </p>
    </div>
  )
}
