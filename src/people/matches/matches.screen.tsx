import { redirect } from 'react-router'
import { can } from '../../permissions.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { PairingDesk } from '../../money/pairing/pairing-desk.tsx'
import { decideAboutMoney } from '../../money/pairing/pairing-acts.server.ts'
import { viewPairing } from '../../money/pairing/pairing-page.server.ts'
import type { Route } from './+types/matches.screen'
import { decideAboutPeople, viewPeople } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeoplePage } from './people-page.tsx'

const PATH = '/admin/potential-matches'

// Two halves, each with its own component: `?kind=people`, which is also the first look, and `?kind=money`.
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const seesMoney = can(visitor, 'fees.manage')
  if (isMoney(args.url) && !seesMoney) throw redirect(PATH)
  const title = `${speak(matchesWords, context.language)('title')} · ${context.club.name}`
  return isMoney(args.url)
    ? { title, seesMoney, people: null, money: await viewPairing(context.db, args.url.searchParams) }
    : { title, seesMoney, people: await viewPeople(context, args.url), money: null }
}

export async function action(args: Route.ActionArgs) {
  return isMoney(args.url) ? decideAboutMoney(args) : decideAboutPeople(args)
}

function isMoney({ searchParams }: URL): boolean {
  return searchParams.get('kind') === 'money'
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MatchesScreen({
  loaderData: { seesMoney, people, money },
  actionData,
}: Route.ComponentProps) {
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
          ...(seesMoney ? [{ key: 'money', to: `${PATH}?kind=money`, label: say('bank') } as const] : []),
        ]}
      />
      {people && <PeoplePage page={people} fault={actionData?.fault} />}
      {money && (
        <div className="mt-6">
          <PairingDesk page={money} base={`${PATH}?kind=money`} fault={actionData?.fault} />
        </div>
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
