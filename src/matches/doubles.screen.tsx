import { redirect } from 'react-router'
import { FaultNote } from '../ui/form-notes.tsx'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { answerForm } from '../platform/form-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/doubles.screen'
import { CompareView } from './compare-view.tsx'
import { grantWish, viewPage } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeopleView } from './people-view.tsx'

// The people half of the possible matches, in reach of those who keep the cards.
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  const title = `${speak(matchesWords, language)('doubles')} · ${club.name}`
  return { title, page: await viewPage(context, args.url) }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['wish'], (form) => grantWish(context, visitor, { form, back: args.url.pathname }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function DoublesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const say = useWords(matchesWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <>
      <PageTitle
        title={say('doubles')}
        actions={<ButtonLink to="/admin/members">{say('toMembers')}</ButtonLink>}
      />
      <div className="mt-6">
        {fault && <FaultNote title={say('failed')} fault={fault} />}
        {page.kind === 'people' && <PeopleView {...page} />}
        {page.kind === 'compare' && <CompareView {...page} />}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const say = useWords(matchesWords)
  return (
    <>
      <PageTitle title={say('doubles')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
