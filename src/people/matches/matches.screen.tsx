import { redirect } from 'react-router'
import { can } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { PairingDesk } from '../../money/pairing/pairing-desk.tsx'
import { PAIRING_FIELDS, pairingActs } from '../../money/pairing/pairing-acts.server.ts'
import { viewPairing } from '../../money/pairing/pairing-page.server.ts'
import type { Route } from './+types/matches.screen'
import { peopleActs, viewPeople } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeoplePage } from './people-page.tsx'

const PATH = '/admin/potential-matches'

const screen = declareScreen({ who: 'matches.decide' })

// Two halves, each with its own component: `?kind=people`, which is also the first look, and `?kind=money`.
export const loader = screen.shows(async (given) => {
  const { visitor, url, language, db } = given
  const seesMoney = can(visitor, 'fees.manage')
  if (isMoney(url) && !seesMoney) throw redirect(PATH)
  const title = speak(matchesWords, language)('title')
  return isMoney(url)
    ? { title, seesMoney, people: null, money: await viewPairing(db, url.searchParams) }
    : { title, seesMoney, people: await viewPeople(given), money: null }
})

export const action = screen.acts({ keeps: PAIRING_FIELDS, acts: { ...pairingActs, ...peopleActs } })

function isMoney({ searchParams }: URL): boolean {
  return searchParams.get('kind') === 'money'
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

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

export const ErrorBoundary = screenFailed(matchesWords)
