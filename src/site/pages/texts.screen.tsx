import { Link } from '../../ground/ui/link.tsx'
import { isPageOff } from '../../club-parts.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/texts.screen'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { pageEditWords } from './page-edit.words.ts'
import { PAGE_NAMES, pageAddress } from './page-name.ts'

const screen = declareScreen({ who: 'pages.edit' })

export const loader = screen.shows(async ({ db, language, club }) => {
  const say = speak(pageEditWords, language)
  const newest = await db
    .selectFrom('pageVersion')
    .select(['slug', 'version', 'createdAt'])
    .distinctOn('slug')
    .where('slug', 'in', PAGE_NAMES)
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute()
  return {
    title: say('listTitle'),
    pages: PAGE_NAMES.filter((name) => !isPageOff(pageAddress(name), club.off)).map((name) => {
      const page = newest.find(({ slug }) => slug === name)
      return {
        name,
        note: page
          ? say('version', { version: page.version, day: dayInWords(page.createdAt, language) })
          : say('notWritten'),
      }
    }),
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function TextsScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(pageEditWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('listTitle')} />
      <p className="mb-6 text-muted">{say('listLead')}</p>
      <Panel flush>
        <ul className="divide-y divide-line">
          {loaderData.pages.map(({ name, note }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 md:px-6"
            >
              <Link to={`/pages/${name}/edit`} className="link text-lg font-semibold">
                {say(name)}
              </Link>
              <span className="figures text-muted">{note}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
