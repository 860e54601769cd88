import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { speak } from '../../ground/values/words.ts'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/titles.screen'
import { GivePanel } from './give-panel.tsx'
import { TITLE_FIELDS, titleActs, titlesScreen as screen } from './titles-page.server.ts'
import { HoldersPanel } from './holders-panel.tsx'
import { TitleList } from './title-list.tsx'
import { titlesWords } from './titles.words.ts'
import { type TitlesView, viewTitles } from './view-titles.server.ts'

export const loader = screen.shows(async (context) => {
  const { visitor, language, url } = context
  const chosen = RowId.safeParse(url.searchParams.get('member')).data ?? null
  return {
    title: speak(titlesWords, language)('title'),
    ...(await viewTitles(context, chosen)),
    mayEditList: can(visitor, 'club.administer'),
  }
})

export const action = screen.acts({ keeps: TITLE_FIELDS, acts: titleActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function TitlesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(titlesWords)
  const { titles, ending, mayEditList } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {ending.length > 0 && <Ending ending={ending} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          {titles.length === 0 ? (
            <Panel>
              <EmptyState text={say('empty')} />
            </Panel>
          ) : (
            <HoldersPanel titles={titles} fault={fault?.values.intent === 'term' ? fault : undefined} />
          )}
        </div>
        <div className="grid gap-5">
          <GivePanel
            key={JSON.stringify(titles)}
            {...loaderData}
            fault={fault?.values.intent === 'give' ? fault : undefined}
          />
          {mayEditList && (
            <TitleList
              titles={titles}
              fault={fault?.values.intent?.startsWith('title') ? fault : undefined}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Ending({ ending }: Pick<TitlesView, 'ending'>) {
  const say = useWords(titlesWords)
  return (
    <section className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
      <h2 className="font-semibold">{say('ending', { count: ending.length })}</h2>
      <ul className="mt-1 grid gap-0.5 text-[0.9375rem]">
        {ending.map(({ id, title, name, until }) => (
          <li key={id}>{say('endingLine', { title, name, day: until ?? '' })}</li>
        ))}
      </ul>
    </section>
  )
}

export const ErrorBoundary = screenFailed(titlesWords)
