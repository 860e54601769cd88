import { redirect } from 'react-router'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/matches.screen'
import { decideAboutPeople, viewPeople } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeoplePage } from './people-page.tsx'

const PATH = '/admin/potential-matches'

// Two halves, each with its own component: `?kind=people`, which is also the first look, and `?kind=money`.
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  if (!context.visitor) throw redirect('/login')
  const title = `${speak(matchesWords, context.language)('title')} · ${context.club.name}`
  const people = args.url.searchParams.get('kind') === 'money' ? null : await viewPeople(context, args.url)
  return { title, people }
}

export async function action(args: Route.ActionArgs) {
  return decideAboutPeople(args)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MatchesScreen({ loaderData: { people }, actionData }: Route.ComponentProps) {
  const say = useWords(matchesWords)
  const count = people?.kind === 'people' ? people.total : undefined
  return (
    <>
      <PageTitle title={say('title')} />
      <Tabs
        label={say('tabs')}
        current={people ? 'people' : 'money'}
        tabs={[
          { key: 'people', to: PATH, label: say('people'), count, tone: count ? 'accent' : 'neutral' },
          { key: 'money', to: `${PATH}?kind=money`, label: say('bank') },
        ]}
      />
      {people ? (
        <PeoplePage page={people} fault={actionData?.fault} />
      ) : (
        <EmptyState
          seed={11}
          text={say('bankToCome')}
          action={<ButtonLink to={PATH}>{say('toPeople')}</ButtonLink>}
        />
      )}
    </>
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
