import { speak } from '../../ground/values/words.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/donate.screen'
import { AddingDesk } from './adding-desk.tsx'
import { donateWords } from './donate.words.ts'
import { DonationDesk } from './donation-desk.tsx'
import { Giving } from './giving.tsx'
import { DONATE_FIELDS, donateActs, donateScreen } from './donate-page.server.ts'
import { PurposeDesk } from './purpose-desk.tsx'
import { type DonateTab, type DonateView, viewDonate } from './view-donate.server.ts'

const PATH = '/admin/donate'
const TABS = ['give', 'list', 'add', 'purposes'] as const satisfies readonly DonateTab[]

export const loader = donateScreen.shows(async (given) => ({
  title: speak(donateWords, given.language)('title'),
  page: await viewDonate(given, given.visitor, given.url.searchParams),
}))

export const action = donateScreen.acts({ keeps: DONATE_FIELDS, acts: donateActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DonateScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const say = useWords(donateWords)
  return (
    <>
      <PageTitle title={say('title')} />
      {page.isOffice && (
        <div className="mb-5">
          <Tabs
            label={say('tabs')}
            current={page.tab}
            tabs={TABS.map((tab) => ({
              key: tab,
              to: tab === 'give' ? PATH : `${PATH}?tab=${tab}`,
              label: say(tab),
            }))}
          />
        </div>
      )}
      <Outcome answer={actionData} />
      <Content page={page} answer={actionData} />
    </>
  )
}

type Answer = Route.ComponentProps['actionData']

function Content({ page, answer }: { readonly page: DonateView; readonly answer: Answer }) {
  const fault = answer?.fault
  if (page.tab === 'give') return <Giving view={page} path={PATH} />
  if (page.tab === 'list') return <DonationDesk view={page} path={PATH} fault={fault} />
  if (page.tab === 'add') return <AddingDesk view={page} path={PATH} fault={fault} />
  return <PurposeDesk purposes={page.purposes} path={PATH} fault={fault} />
}

const DONE = { add: 'added', change: 'saved', void: 'voided', purpose: 'saved' } as const

function Outcome({ answer }: { readonly answer: Answer }) {
  const say = useWords(donateWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say(DONE[done.intent]) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export const ErrorBoundary = screenFailed(donateWords)
