import { Link } from '../../ground/ui/link.tsx'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardNumber, listName } from '../members/member.ts'
import type { Route } from './+types/lapses.screen'
import { Decision } from './decision.tsx'
import { LAPSES_PATH as PATH } from './lapse-path.ts'
import { lapseActs, lapsesScreen, viewLapsesPage } from './lapses-page.server.ts'
import { lapsesWords } from './lapses.words.ts'

export const loader = lapsesScreen.shows((given) => viewLapsesPage(given, given.url.searchParams))

export const action = lapsesScreen.acts({
  keeps: ['intent', 'paymentId', 'givenOn', 'until', 'reason'],
  acts: lapseActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const TABS = ['passed', 'running', 'decided'] as const
const EMPTY = { passed: 'nonePassed', running: 'noneRunning', decided: 'noneDecided' } as const
const tabPath = (tab: (typeof TABS)[number]) => (tab === 'passed' ? PATH : `${PATH}?stav=${tab}`)

export default function LapsesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, view, lapses, isOn, today } = loaderData
  const say = useWords(lapsesWords)
  const fault = actionData?.fault
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-4 max-w-[75ch] text-pretty text-muted">{say('lead')}</p>
      {!isOn && <p className="mb-4 rounded-lg bg-sunk px-4 py-3 text-pretty">{say('off')}</p>}
      <Outcome answer={actionData} />
      <Tabs
        label={say('tabs')}
        current={tab}
        tabs={[
          ...TABS.map((key) => ({ key, to: tabPath(key), label: say(key) })),
          { key: 'requests', to: '/admin/leaving', label: say('requests') },
        ]}
      />
      <div className="mt-4">
        <ListStates path={tabPath(tab)} isEmpty={view.total === 0} empty={say(EMPTY[tab])}>
          <ul className="grid gap-4">
            {lapses.map((lapse) => (
              <li key={lapse.paymentId} className="rounded-panel border border-line bg-panel p-5">
                <LapseCard lapse={lapse} />
                {tab === 'passed' && (
                  <Decision
                    lapse={lapse}
                    today={today}
                    fault={fault?.values.paymentId === String(lapse.paymentId) ? fault : undefined}
                  />
                )}
              </li>
            ))}
          </ul>
          <Pager view={view} to={(page) => `${tabPath(tab)}${tab === 'passed' ? '?' : '&'}page=${page}`} />
        </ListStates>
      </div>
    </div>
  )
}

export type LapseView = Route.ComponentProps['loaderData']['lapses'][number]

function LapseCard({ lapse }: { readonly lapse: LapseView }) {
  const say = useWords(lapsesWords)
  const line = [lapse.nickname, cardNumber(lapse.number), lapse.divisionName, lapse.fee]
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <Link
            to={`/admin/${lapse.memberId}/edit`}
            className="text-lg font-semibold underline underline-offset-4"
          >
            {listName(lapse)}
          </Link>
          <p className="figures text-sm text-muted">{line.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="figures flex flex-wrap gap-2">
          <Badge tone={lapse.isTrouble ? 'warning' : 'neutral'}>{lapse.standing}</Badge>
          {lapse.owes && <Badge tone="danger">{lapse.owes}</Badge>}
        </p>
      </div>
      {lapse.late && (
        <p className="mt-3 rounded-lg bg-warning px-4 py-3 text-pretty text-warning-ink">{lapse.late}</p>
      )}
      {lapse.extended && <p className="mt-3">{lapse.extended}</p>}
      {lapse.reason && <p className="mt-3 break-words whitespace-pre-line">{lapse.reason}</p>}
      <details className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">{say('file')}</summary>
        <dl className="figures mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {lapse.facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="break-words max-sm:mb-2">{value}</dd>
            </div>
          ))}
        </dl>
        {lapse.inPerson && <p className="mt-4">{lapse.inPerson}</p>}
        {lapse.letters.map(({ title, when, paragraphs }) => (
          <section key={`${title} ${when}`} className="mt-4 rounded-lg bg-sunk px-4 py-3">
            <h3 className="font-semibold">{title}</h3>
            <p className="figures text-sm break-words text-muted">{when}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 break-words text-[0.9375rem]">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </details>
    </>
  )
}

const DONE = { end: 'doneEnd', extend: 'doneExtend', waive: 'doneWaive' } as const

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(lapsesWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say(DONE[done.intent]) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(lapsesWords)('title')} />
}
