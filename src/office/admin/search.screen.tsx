import { Link } from '../../ground/ui/link.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { CONTROL } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/search.screen'
import { findInClub } from './find-in-club.server.ts'
import { type Finding, KINDS } from './finding.ts'
import { searchWords } from './search.words.ts'

const screen = declareScreen({ who: 'account.edit-own' })

export const loader = screen.shows(async ({ db, visitor, today, now, language, url }) => {
  const query = (url.searchParams.get('q') ?? '').replaceAll('\0', '').toWellFormed().slice(0, 100)
  return {
    title: speak(searchWords, language)('title'),
    query,
    items: await findInClub(db, { query, recent: [], visitor, today, now, language }),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** The palette as a page: for a browser without JavaScript, and for a link to send. */
export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { query, items } = loaderData
  const say = useWords(searchWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <search>
        <form className="mb-6 flex max-w-xl gap-2.5">
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            aria-label={say('box')}
            placeholder={say('box')}
            className={`${CONTROL} h-12 md:h-10`}
          />
          <Button type="submit" variant="primary">
            {say('submit')}
          </Button>
        </form>
      </search>
      {items.length === 0 && <p className="text-muted">{say('nothing')}</p>}
      <div className="grid max-w-3xl gap-4">
        {KINDS.map((kind) => (
          <Group key={kind} title={say(kind)} items={items.filter((item) => item.kind === kind)} />
        ))}
      </div>
    </>
  )
}

function Group({ title, items }: { readonly title: string; readonly items: readonly Finding[] }) {
  if (items.length === 0) return null
  return (
    <Panel title={title}>
      <ul className="-mx-2">
        {items.map(({ to, label, note }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-2 hover:bg-sunk"
            >
              <span className="min-w-0 font-medium">{label}</span>
              <span className="shrink-0 text-sm text-muted">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
