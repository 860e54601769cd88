import { redirect } from 'react-router'
import { FaultNote } from '../ui/form-notes.tsx'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { answerForm } from '../platform/form-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/matches.screen'
import { CompareView } from './compare-view.tsx'
import { grantWish, viewPage } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeopleView } from './people-view.tsx'

const PATH = '/admin/potential-matches'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  const title = `${speak(matchesWords, language)('title')} · ${club.name}`
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

export default function MatchesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const say = useWords(matchesWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <>
      <PageTitle title={say('title')} />
      <Kinds
        current={page.kind === 'bank' ? 'bank' : 'people'}
        count={page.kind === 'people' ? page.total : undefined}
      />
      <div className="mt-6">
        {fault && <FaultNote title={say('failed')} fault={fault} />}
        {page.kind === 'people' && <PeopleView {...page} />}
        {page.kind === 'compare' && <CompareView {...page} />}
        {page.kind === 'bank' && (
          <EmptyState
            seed={11}
            text={say('bankToCome')}
            action={<ButtonLink to={PATH}>{say('toPeople')}</ButtonLink>}
          />
        )}
      </div>
    </>
  )
}

function Kinds({ current, count }: { readonly current: string; readonly count: number | undefined }) {
  const say = useWords(matchesWords)
  return (
    <Tabs
      label={say('tabs')}
      current={current}
      tabs={[
        { key: 'people', to: PATH, label: say('people'), count, tone: count ? 'accent' : 'neutral' },
        { key: 'bank', to: `${PATH}?tab=bank`, label: say('bank') },
      ]}
    />
  )
}

export function ErrorBoundary() {
  const say = useWords(matchesWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
