import { redirect } from 'react-router'
import { z } from 'zod'
import { revokeCard } from '../cards/revoke-card.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/membership.screen'
import { askToLeave, withdrawLeave } from './ask-to-leave.server.ts'
import { CardFace } from './card-face.tsx'
import { KeepCard } from './keep-card.tsx'
import { cardWords, membershipWords } from './membership.words.ts'
import { LeavingPanel, LostCard, OwnPapers } from './own-papers.tsx'
import { OwnPayments } from './own-payments.tsx'
import { OwnTimeline } from './own-timeline.tsx'
import { viewMembership } from './view-membership.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  return {
    title: `${speak(membershipWords, language)('title')} · ${club.name}`,
    mine: visitor.memberId === null ? null : await viewMembership(context, visitor.memberId),
  }
}

const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('revoke-card') }),
  z.strictObject({
    intent: z.literal('leave'),
    reason: z
      .string()
      .trim()
      .max(2000)
      .transform((text) => text.replaceAll('\r\n', '\n') || null),
  }),
  z.strictObject({ intent: z.literal('stay') }),
])

export async function action(args: Route.ActionArgs) {
  const { db, visitor } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent', 'reason'], (form) => handle(db, visitor, parseForm(Input, form)))
}

async function handle(db: Db, visitor: Visitor, input: z.infer<typeof Input>) {
  if (visitor.memberId === null) throw new Refusal('not_found')
  if (input.intent === 'revoke-card') await revokeCard(db, visitor.id, visitor.memberId)
  else if (input.intent === 'leave') await askToLeave(db, visitor, input.reason)
  else await withdrawLeave(db, visitor)
  return { fault: undefined, done: { intent: input.intent } }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MembershipScreen({ loaderData: { mine }, actionData }: Route.ComponentProps) {
  const say = useWords(membershipWords)
  const sayCard = useWords(cardWords)
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
              {sayCard('show')}
            </ButtonLink>
            <KeepCard />
            <LostCard />
          </div>
          <OwnPayments {...mine} />
        </div>
        <div className="grid min-w-0 gap-5">
          <OwnTimeline years={mine.years} />
          <OwnPapers />
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
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done?.intent === 'revoke-card' ? sayCard('revoked') : say('saved')
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export function ErrorBoundary() {
  const say = useWords(membershipWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
