import { redirect } from 'react-router'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/doubles.screen'
import { decideAboutPeople, viewPeople } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeoplePage } from './people-page.tsx'

// The people half of the possible matches, in reach of those who keep the cards.
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  if (!context.visitor) throw redirect('/login')
  const title = `${speak(matchesWords, context.language)('doubles')} · ${context.club.name}`
  return { title, page: await viewPeople(context, args.url) }
}

export async function action(args: Route.ActionArgs) {
  return decideAboutPeople(args)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function DoublesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(matchesWords)
  return (
    <>
      <PageTitle
        title={say('doubles')}
        actions={<ButtonLink to="/admin/members">{say('toMembers')}</ButtonLink>}
      />
      <PeoplePage page={loaderData.page} fault={actionData?.fault} />
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
