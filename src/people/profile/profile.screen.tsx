import { isFormField } from '../members/member-form.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/profile.screen'
import { profileActs, profileScreen } from './profile-page.server.ts'
import { OwnFields } from './own-fields.tsx'
import { CheckPanel, EmailPanel, HogPanel, OfficersPanel } from './own-panels.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { RefundAccountPanel } from './refund-account-panel.tsx'
import { profileScreenWords } from './profile.words.ts'
import { viewProfile } from './view-profile.server.ts'

export const loader = profileScreen.shows(async (given) => ({
  title: speak(profileScreenWords, given.language)('title'),
  email: given.visitor.email,
  mine: await viewProfile(given, given.visitor),
}))

// Never the password.
export const action = profileScreen.acts({
  keeps: (field) => isFormField(field) || ['intent', 'expiresOn', 'account', 'consents'].includes(field),
  acts: profileActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ProfileScreen({ loaderData: { mine, email }, actionData }: Route.ComponentProps) {
  const say = useWords(profileScreenWords)
  const fault = actionData?.fault
  // A card that changed meanwhile is shown as it now is: what one wrote must not cover it unseen.
  const isOutdated = fault?.code === 'changed_meanwhile'
  const refused = (intent: string) => (!isOutdated && fault?.values.intent === intent ? fault : undefined)
  return (
    <>
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      {mine?.isAsked && <CheckPanel />}
      {!mine && <EmptyState text={say('noCard')} />}
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {mine && <OwnFields key={mine.card.version} mine={mine} fault={refused('save')} />}
        <div className="grid min-w-0 gap-5">
          {mine && <PhotoPanel mine={mine} />}
          <EmailPanel email={email} sees={mine?.sees.email} fault={refused('email')} />
          {mine?.hasHog && <HogPanel mine={mine} fault={refused('hog')} />}
          {mine && <RefundAccountPanel mine={mine} fault={refused('refundAccount')} />}
          {mine && <OfficersPanel mine={mine} />}
        </div>
      </div>
    </>
  )
}

const SAID: Readonly<Record<string, 'confirmed' | 'emailSent' | 'refundAccountGone'>> = {
  confirm: 'confirmed',
  email: 'emailSent',
  noRefundAccount: 'refundAccountGone',
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(profileScreenWords)
  const told = answer?.fault
  const fault = told?.code === 'changed_meanwhile' ? { ...told, message: say('changedMeanwhile') } : told
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = say(SAID[done?.intent ?? 'save'] ?? 'saved')
  useFaultToast(told, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
