import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/doubles.screen'
import { doublesScreen, peopleActs, viewPeople } from './matches-page.server.ts'
import { matchesWords } from './matches.words.ts'
import { PeoplePage } from './people-page.tsx'

export const loader = doublesScreen.shows(async (given) => ({
  title: speak(matchesWords, given.language)('doubles'),
  page: await viewPeople(given),
}))

export const action = doublesScreen.acts({ keeps: ['intent'], acts: peopleActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DoublesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(matchesWords)
  return (
    <>
      <PageTitle title={say('doubles')} />
      <PeoplePage page={loaderData.page} fault={actionData?.fault} />
    </>
  )
}

export const ErrorBoundary = screenFailed({ ...matchesWords, title: matchesWords.doubles })
