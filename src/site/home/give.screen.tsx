import { HowToGive } from '../../money/donations/giving.tsx'
import { viewPublicGiving } from '../../money/donations/view-donate.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { PageHero } from '../pages/page-hero.tsx'
import type { Route } from './+types/give.screen'
import { publicGiveWords } from './give.words.ts'

export const handle = { hasHero: true }

const PATH = '/prispet'
const POSTER = 14

/** Anybody can give, without an account; nothing is asked of him. */
const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language, club, url }) => {
  const say = speak(publicGiveWords, language)
  const shared = {
    title: say('title'),
    description: say('lead', { club: club.name }),
    clubName: club.name,
    address: `${url.origin}${PATH}`,
    image: posterImage(url.origin, POSTER),
  }
  return { title: shared.title, shared, giving: await viewPublicGiving(db, url.searchParams) }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

export default function GiveScreen({ loaderData: { shared, giving } }: Route.ComponentProps) {
  const say = useWords(publicGiveWords)
  const language = useLanguage()
  return (
    <>
      <PageHero seed={POSTER} title={shared.title} lead={shared.description} />
      <div className="column grid items-start gap-6 py-12 md:py-16 lg:grid-cols-2">
        <HowToGive view={giving} path={PATH}>
          <p className="mt-5 text-sm text-muted">{say('thanks')}</p>
        </HowToGive>
        {giving.totals.length > 0 && (
          <Panel title={say('raised')} flush>
            <ul className="divide-y divide-line border-t border-line">
              {giving.totals.map(({ id, name, total, count }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 md:px-6"
                >
                  <span className="min-w-0">
                    <span className="font-semibold">{name}</span>
                    <span className="figures block text-sm text-muted">{say('gifts', { count })}</span>
                  </span>
                  <span className="figures font-display text-2xl font-bold">
                    {moneyInWords(total, language)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}
