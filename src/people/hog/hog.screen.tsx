import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/hog.screen'
import { HogList } from './hog-list.tsx'
import { HOG_TABS, type HogTab, usualSort } from './hog-number.ts'
import { hogActs, hogScreen, viewHog } from './hog-page.server.ts'
import { hogWords } from './hog.words.ts'
import { Proposals } from './proposals.tsx'
import { PastePanel } from './paste-panel.tsx'

const PATH = '/admin/hog'

export const loader = hogScreen.shows(viewHog)
export const action = hogScreen.acts({
  keeps: ['intent', 'memberId', 'hogNumber', 'expiresOn', 'text', 'onlyExisting', 'overwrite', 'isWhole'],
  acts: hogActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const EMPTY = {
  missing: 'emptyMissing',
  expired: 'emptyExpired',
  expiring: 'emptyExpiring',
  all: 'emptyAll',
} as const
const TONES = { missing: 'warning', expired: 'danger', expiring: 'warning', all: 'neutral' } as const

export default function HogScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, sort, run, view, batchSize } = loaderData
  const say = useWords(hogWords)
  const sayPeople = useWords(peopleWords)
  const address = (page: number, sorted: string = sort) =>
    listAddress(PATH, { tab, sort: sorted === usualSort(tab) ? null : sorted, page })
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  return (
    <>
      <PageTitle title={say('title')} note={sayPeople('people', { count: view.total })} />
      <HogTabs current={tab} counts={loaderData.counts} />
      <Outcome answer={actionData} />
      {run && <RunProgress batchId={run.id} initial={run} hideTo={address(view.page)} />}
      <Proposals proposals={loaderData.proposals} address={address(view.page)} />
      <PastePanel
        key={preview?.items ?? ''}
        address={address(view.page)}
        preview={preview}
        fault={actionData?.fault}
        batchSize={batchSize}
      />
      {(tab === 'expiring' || tab === 'expired') && (
        <p className="mb-4 text-[0.9375rem] text-pretty text-muted">{say('letters')}</p>
      )}
      <ListStates path={PATH} isEmpty={view.total === 0} empty={say(EMPTY[tab])}>
        <HogList
          {...loaderData}
          sorting={{ current: sort, to: (sorted) => address(1, sorted) }}
          address={address(view.page)}
          fault={actionData?.fault}
        >
          <Pager view={view} to={(page) => address(page)} />
        </HogList>
      </ListStates>
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(hogWords)('title')} />
}

type HogTabsProps = { readonly current: HogTab; readonly counts: Readonly<Record<HogTab, number>> }

function HogTabs({ current, counts }: HogTabsProps) {
  const say = useWords(hogWords)
  return (
    <div className="mb-5">
      <Tabs
        label={say('tabs')}
        current={current}
        tabs={HOG_TABS.map((tab) => ({
          key: tab,
          to: `${PATH}?tab=${tab}`,
          label: say(tab),
          count: counts[tab],
          tone: counts[tab] > 0 ? TONES[tab] : 'neutral',
        }))}
      />
    </div>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(hogWords)
  const failed = useWords(peopleWords)('failed')
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say('saved', { name: done.name }) : ''
  useFaultToast(fault, fault?.message ?? failed)
  useDoneToast(done, text)
  if (fault) return <FaultNote title={failed} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
