import { useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'
import { listName } from '../../people/members/member.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/generate.screen'
import { feeAddressWith, feeSorting, isNarrowed } from './fee-address.ts'
import { FeeFilters } from './fee-filters.tsx'
import { FeeOutcome } from './fee-outcome.tsx'
import { exportAddress, TAB_PATHS } from '../fees/fee-paths.ts'
import { FeesFrame } from './fees-frame.tsx'
import { feesWords, generateWords, listWords } from '../fees/fees.words.ts'
import { HouseholdNote } from './payment-cells.tsx'
import { ownFeeWords } from '../fees/own-fee.words.ts'
import { OwnPrice } from './own-price.tsx'
import { PeriodLinks, yearsAround } from './period-links.tsx'
import { generateActs, generateScreen, viewGeneratePage } from './generate-page.server.ts'

const PATH = TAB_PATHS.generate

export const loader = generateScreen.shows(async (given) => ({
  title: speak(feesWords, given.language)('title', { year: given.today.slice(0, 4) }),
  ...(await viewGeneratePage(given, given.visitor, given.url.searchParams)),
}))

export const action = generateScreen.acts({ keeps: ['intent'], acts: generateActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function GenerateScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, address, view } = loaderData
  const say = useWords(generateWords)
  const { search } = useLocation()
  const here = (page: number) => feeAddressWith(PATH, address, { page: page > 1 ? String(page) : null })
  return (
    <FeesFrame
      frame={frame}
      tab="generate"
      address={here(view.page)}
      exportTo={exportAddress('generate', search)}
    >
      <Outcome answer={actionData} />
      <PeriodLinks
        years={yearsAround(frame.year)}
        period={loaderData.period}
        to={(year) => feeAddressWith(PATH, address, { period: year === frame.year ? null : String(year) })}
      />
      {(view.total > 0 || isNarrowed(address)) && (
        <>
          {!isNarrowed(address) && <Remaining loaderData={loaderData} />}
          <FeeFilters
            path={PATH}
            address={address}
            divisions={frame.divisions}
            keeps={{ period: address.period }}
          />
        </>
      )}
      <ListStates path={PATH} isEmpty={view.total === 0} empty={say(whyEmpty(loaderData))}>
        <Owing loaderData={loaderData} here={here} />
      </ListStates>
    </FeesFrame>
  )
}

function whyEmpty({ address, isGenerating, isNobodyThere }: Data['loaderData']) {
  if (isNarrowed(address)) return 'emptyFilter'
  if (isNobodyThere) return 'nobody'
  return isGenerating ? 'generating' : 'empty'
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feesWords)('generate')} />
}

type Data = Pick<Route.ComponentProps, 'loaderData'>

/**
 * Everybody at once is the one yellow thing to do; 'Process the next batch (at most N), M cards remain' stands beside it
 * for whoever wants to go step by step.
 */
function Remaining({ loaderData: { frame, period, view, amount, dueOn } }: Data) {
  const say = useWords(generateWords)
  const language = useLanguage()
  const [asking, setAsking] = useState<'all' | 'next' | null>(null)
  const submit = useSubmit()
  const pending = useNavigation().formData?.get('intent')
  const size = frame.batchSize
  const remain = say('remain', { count: view.total })
  const isAll = asking === 'all'
  return (
    <Panel className="mb-4">
      <Form
        method="post"
        action={PATH}
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault()
          const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
          setAsking(pressed === 'next' ? 'next' : 'all')
        }}
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <input type="hidden" name="period" value={period} />
        <div className="min-w-0">
          <p className="figures text-lg font-semibold">
            {remain} {say('worth', { amount: moneyInWords(amount, language) })}
          </p>
          <p className="max-w-[65ch] text-muted">{say('how', { day: dayInFigures(dueOn, language) })}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full">
          <Button
            type="submit"
            name="intent"
            value="all"
            variant="primary"
            pending={pending === 'all'}
            className="max-md:w-full"
          >
            {say('all')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="next"
            pending={pending === 'next'}
            className="max-md:w-full"
          >
            {say('next', { size })}
          </Button>
        </div>
      </Form>
      <ConfirmBatch
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={say(isAll ? 'askAll' : 'ask')}
        count={isAll ? view.total : Math.min(size, view.total)}
        batchSize={size}
        note={
          isAll ? say('worth', { amount: moneyInWords(amount, language) }) : say('askText', { size, remain })
        }
        confirm={say('confirm')}
        onConfirm={() => {
          setAsking(null)
          const input = { intent: isAll ? 'all' : 'next', period: String(period) }
          void submit(input, { method: 'post', action: PATH, preventScrollReset: true })
        }}
      />
    </Panel>
  )
}

function Owing({ loaderData, here }: Data & { readonly here: (page: number) => string }) {
  const { people, period, view, frame, address } = loaderData
  const say = useWords(generateWords)
  const sayList = useWords(listWords)
  const sayRole = useWords(roleWords)
  const language = useLanguage()
  const selection = useSelection(people.map(({ id }) => id))
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const pendingId = usePendingMember()
  const generateMany = () => {
    setAsking(false)
    const input = { intent: 'many', period: String(period), ids: selection.ids.join(',') }
    void submit(input, { method: 'post', action: here(view.page), preventScrollReset: true })
  }
  return (
    <>
      <PeopleTable
        label={say('list')}
        people={people}
        selection={selection}
        sorting={feeSorting('generate', address)}
        linkTo={({ id }) => `/admin/${id}/edit`}
        columns={[
          {
            key: 'division',
            label: sayList('division'),
            sort: 'division',
            onPhone: 'rest',
            renderCell: ({ divisionName }) => divisionName ?? '–',
          },
          {
            key: 'role',
            label: say('role'),
            onPhone: 'rest',
            renderCell: ({ role }) => (
              <Badge tone={role === 'Applicant' ? 'info' : 'neutral'}>
                {role ? sayRole(role) : say('noAccount')}
              </Badge>
            ),
          },
          {
            key: 'email',
            label: say('email'),
            onPhone: 'foot',
            renderCell: ({ hasEmail }) =>
              hasEmail ? (
                <span className="text-muted">{say('byEmail')}</span>
              ) : (
                <Badge tone="warning">{say('noEmail')}</Badge>
              ),
          },
          {
            key: 'amount',
            label: say('amount'),
            sort: 'amount',
            onPhone: 'side',
            renderCell: ({ amount, household }) => (
              <span>
                <b>{moneyInWords(amount, language)}</b>
                <HouseholdNote household={household} />
              </span>
            ),
          },
        ]}
        renderAction={(person) => (
          <span className="row-buttons items-center">
            <OwnPrice person={person} period={period} address={here(view.page)} />
            <Form method="post" action={here(view.page)} preventScrollReset>
              <input type="hidden" name="intent" value="one" />
              <input type="hidden" name="period" value={period} />
              <Button
                type="submit"
                size="small"
                name="memberId"
                value={person.id}
                pending={pendingId === person.id}
                className="max-md:w-full"
                aria-label={say('oneNamed', { name: listName(person) })}
              >
                {say('one')}
              </Button>
            </Form>
          </span>
        )}
      />
      <Pager view={view} to={here} />
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {say('one')}
        </Button>
      </BulkBar>
      <ConfirmBatch
        open={asking}
        onOpenChange={setAsking}
        title={say('one')}
        count={selection.ids.length}
        batchSize={frame.batchSize}
        confirm={say('confirm')}
        onConfirm={generateMany}
      />
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(generateWords)
  const sayFees = useWords(feesWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const sayOwn = useWords(ownFeeWords)
  const isBatch = fault !== undefined && ['next', 'all', 'many'].includes(fault.values.intent ?? '')
  const told = ({ name, email }: NonNullable<typeof done>) =>
    email === 'own' ? sayOwn('done', { name }) : say(email, { name })
  return (
    <FeeOutcome
      fault={fault}
      faultTitle={sayFees(isBatch ? 'batchFailed' : 'generateFailed')}
      done={done}
      text={done ? told(done) : ''}
      isPartial={done?.email === 'deferred'}
    />
  )
}
