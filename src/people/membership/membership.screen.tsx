import { z } from 'zod'
import { OwnMentees } from '../applicants/own-mentees.tsx'
import { viewMentees } from '../applicants/view-mentees.server.ts'
import { revokeCard } from '../cards/revoke-card.server.ts'
import { NoFields } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/membership.screen'
import { askToLeave, withdrawLeave } from './ask-to-leave.server.ts'
import { CardFace } from './card-face.tsx'
import { KeepCard } from './keep-card.tsx'
import { cardFaceWords } from './card-face.words.ts'
import { cardWords, membershipWords, ownPaymentWords } from './membership.words.ts'
import { OwnLooks } from './own-looks.tsx'
import { LeavingPanel, LostCard, OwnPapers } from './own-papers.tsx'
import { OwnPayments } from './own-payments.tsx'
import { OwnTimeline } from './own-timeline.tsx'
import { RenewalInput, renewMembership } from './renew-membership.server.ts'
import { viewMembership } from './view-membership.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })

export const loader = screen.shows(async (given) => ({
  title: speak(membershipWords, given.language)('title'),
  mine: given.visitor.memberId === null ? null : await viewMembership(given, given.visitor.memberId),
  mentees: await viewMentees(given.db, given.visitor, given.today),
}))

const Leaving = z.strictObject({
  reason: z
    .string()
    .trim()
    .max(2000)
    .transform((text) => text.replaceAll('\r\n', '\n') || null),
})

export const action = screen.acts({
  keeps: ['intent', 'reason'],
  acts: {
    'revoke-card': screen.act({
      takes: NoFields,
      does: async ({ db, visitor }) => {
        if (visitor.memberId === null) throw new Refusal('not_found')
        await revokeCard(db, visitor.id, visitor.memberId)
        return done('revoke-card')
      },
    }),
    renew: screen.act({
      takes: formOf(RenewalInput),
      does: async ({ db, visitor, today }, { period }) => {
        await renewMembership(db, visitor, { period, today })
        return done('renew')
      },
    }),
    leave: screen.act({
      takes: Leaving,
      does: async ({ db, visitor }, { reason }) => {
        await askToLeave(db, visitor, reason)
        return done('leave')
      },
    }),
    stay: screen.act({
      takes: NoFields,
      does: async ({ db, visitor }) => {
        await withdrawLeave(db, visitor)
        return done('stay')
      },
    }),
  },
})

const done = (intent: 'revoke-card' | 'renew' | 'leave' | 'stay') => ({ fault: undefined, done: { intent } })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MembershipScreen({
  loaderData: { mine, mentees },
  actionData,
}: Route.ComponentProps) {
  const say = useWords(membershipWords)
  const sayFace = useWords(cardFaceWords)
  if (!mine)
    return (
      <>
        <PageTitle title={say('title')} />
        <EmptyState text={say('noCard')} />
      </>
    )
  return (
    <>
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <div className="grid gap-3">
            <CardFace face={mine.face} />
            <ButtonLink to="/admin/membership/card" variant="primary" size="large">
              {sayFace('show')}
            </ButtonLink>
            <KeepCard />
            <LostCard />
          </div>
          <OwnPayments {...mine} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OwnTimeline years={mine.years} />
          <OwnMentees mentees={mentees} />
          <OwnLooks looks={mine.looks} />
          <OwnPapers />
          <ButtonLink to="/admin/membership/meetings">{say('meetings')}</ButtonLink>
          <LeavingPanel leaving={mine.leaving} />
        </div>
      </div>
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(membershipWords)
  const sayCard = useWords(cardWords)
  const fault = answer?.fault
  const told = answer && 'done' in answer ? answer.done : undefined
  const sayPayment = useWords(ownPaymentWords)
  const text =
    told?.intent === 'revoke-card'
      ? sayCard('revoked')
      : told?.intent === 'renew'
        ? sayPayment('renewed')
        : say('saved')
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(told, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return told ? <DoneNote title={text} /> : null
}

export const ErrorBoundary = screenFailed(membershipWords)
