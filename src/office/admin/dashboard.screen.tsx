import { redirect } from 'react-router'
import { OpenedRun, Runs } from '../../ground/batches/runs.tsx'
import { FIRST_RUN_PATH, isUntouched } from '../first-run/first-run.ts'
import { FirstRunCard } from '../first-run/first-run-card.tsx'
import { readFirstRun } from '../first-run/first-runs.server.ts'
import { markSeen } from '../../ground/notices/notices.server.ts'
import { proposeHog } from '../../people/hog/propose-hog.server.ts'
import { withdrawLeave } from '../../people/membership/ask-to-leave.server.ts'
import { CardFace } from '../../people/membership/card-face.tsx'
import { NoticesPanel } from '../../ground/notices/notices-panel.tsx'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/dashboard.screen'
import { ClubCharts } from './club-charts.tsx'
import { ClubDocuments, ClubNews } from './club-board.tsx'
import { ComingRides } from './coming-rides.tsx'
import { HogAnswer, SeenNotice, ownCardOf, viewDashboard } from './dashboard.server.ts'
import { dashboardWords } from './dashboard.words.ts'
import { KeptRoles, OwnEnding } from './kept-roles.tsx'
import { OfficeQueues } from './office-queues.tsx'
import { OwnAsks } from './own-asks.tsx'

const screen = declareScreen({ who: 'dashboard.view' })

export const loader = screen.shows(async (context) => {
  const { db, visitor, language, isDemo, url } = context
  const run = visitor.role === 'Webmaster' && !isDemo ? await readFirstRun(db) : null
  if (run && isUntouched(run)) throw redirect(FIRST_RUN_PATH)
  return {
    title: speak(dashboardWords, language)('title'),
    run: run && { done: run.done, isOver: run.isOver },
    ...(await viewDashboard(context, visitor, url.searchParams)),
  }
})

const answered = () => seeOther('/admin', flashCookie('saved'))

/** One tap on what the club wants. */
export const action = screen.acts({
  keeps: ['intent', 'hogNumber', 'expiresOn'],
  acts: {
    hog: screen.act({
      takes: HogAnswer,
      does: async ({ db, visitor }, proposal) => {
        await proposeHog(db, { id: visitor.id, memberId: ownCardOf(visitor) }, proposal)
        return answered()
      },
    }),
    stay: screen.act({
      does: async ({ db, visitor }) => {
        await withdrawLeave(db, visitor)
        return answered()
      },
    }),
    seen: screen.act({
      takes: SeenNotice,
      does: async ({ db, visitor }, { notice }) => {
        await markSeen(db, visitor.id, notice)
        return answered()
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DashboardScreen({ loaderData, actionData }: Route.ComponentProps) {
  const {
    name,
    face,
    asks,
    isOfficer,
    queues,
    rides,
    run,
    runs,
    news,
    documents,
    figures,
    notices,
    kept,
    ending,
  } = loaderData
  const say = useWords(dashboardWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('askFailed'))
  const board = (
    <div className="max-lg:order-2">
      <ClubNews news={news} />
    </div>
  )
  const papers = documents.length > 0 && (
    <div className="max-lg:order-3">
      <ClubDocuments documents={documents} />
    </div>
  )
  return (
    <>
      <PageTitle title={name ? say('hello', { name }) : say('helloNobody')} />
      <NoticesPanel notices={notices} />
      <OwnEnding ending={ending} />
      <KeptRoles kept={kept} />
      <OpenedRun runs={runs} />
      <FirstRunCard run={run} />
      {fault && <FaultNote title={say('askFailed')} fault={fault} />}
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
        {/* On a phone all of it is one column: rides, news, papers. An officer's desk takes the room of the news. */}
        <div className="contents lg:grid lg:gap-5">
          <OfficeQueues queues={queues} isOfficer={isOfficer} />
          {face ? (
            <CardFace face={face} glance={isOfficer ? 'small' : 'large'} />
          ) : (
            <Panel>{say('noCard')}</Panel>
          )}
          <OwnAsks asks={asks} fault={fault} />
          <Runs runs={runs} />
          {isOfficer ? papers : board}
        </div>
        <div className="contents lg:grid lg:gap-5">
          <div className="max-lg:order-1">
            <ComingRides rides={rides} />
          </div>
          {isOfficer ? board : papers}
        </div>
      </div>
      <ClubCharts figures={figures} />
    </>
  )
}
