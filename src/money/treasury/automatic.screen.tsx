import { Form } from 'react-router'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { cardPath, listName } from '../../people/members/member.ts'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { BANK_PATH } from '../bank/bank-answer.ts'
import { AUTOMATIC_PATH as PATH } from '../fees/fee-paths.ts'
import type { Route } from './+types/automatic.screen'
import { automaticActs, automaticScreen, viewAutomaticPage } from './automatic-page.server.ts'
import { automaticWords } from './automatic.words.ts'
import { FeeOutcome } from './fee-outcome.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { remindersWords } from './reminders.words.ts'

export const loader = automaticScreen.shows(async (given) => ({
  title: speak(automaticWords, given.language)('title'),
  ...(await viewAutomaticPage(given, given.url.searchParams)),
}))

export const action = automaticScreen.acts({ keeps: [], acts: automaticActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function AutomaticScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, hasBank, plan, past } = loaderData
  const say = useWords(automaticWords)
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[75ch] text-pretty text-muted">{say('lead')}</p>
      <FeeOutcome
        fault={actionData?.fault}
        faultTitle={say('failed')}
        done={done}
        text={done ? outcome(done, say) : ''}
      />
      <Panel>
        <Form
          method="post"
          action={PATH}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
        >
          <p className="text-lg font-semibold">{say(isOn ? 'isOn' : 'isOff')}</p>
          <Button
            type="submit"
            name="intent"
            value={isOn ? 'turn-off' : 'turn-on'}
            variant={isOn ? undefined : 'primary'}
            className="max-md:w-full"
          >
            {say(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        </Form>
        {!hasBank && (
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-warning px-4 py-3 text-warning-ink">
            <span className="min-w-64 flex-1 text-pretty">{say('noBank')}</span>
            <ButtonLink to={BANK_PATH} size="small">
              {say('connect')}
            </ButtonLink>
          </p>
        )}
      </Panel>
      {plan ? (
        <Waiting plan={plan} today={loaderData.today} />
      ) : (
        isOn && (
          <Panel className="mt-5">
            <EmptyState text={say('nothing')} />
          </Panel>
        )
      )}
      {past.length > 0 && (
        <Panel title={say('past')} className="mt-5">
          <ul className="divide-y divide-line">
            {past.map((one) => (
              <li key={one.id} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 py-2.5">
                <span className="figures min-w-44 font-semibold">{one.title}</span>
                {one.isTrouble ? (
                  <Badge tone="danger">{one.state}</Badge>
                ) : (
                  <span className="figures">{one.state}</span>
                )}
                <span className="figures text-muted">{one.counts.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(automaticWords)('title')} />
}

type Done = { readonly what: 'on' | 'off' | 'stopped' | 'left-out' | 'put-back'; readonly count: number }

function outcome({ what, count }: Done, say: ReturnType<typeof useWords<typeof automaticWords>>): string {
  if (what === 'left-out') return say('doneLeftOut', { count })
  if (what === 'put-back') return say('donePutBack', { count })
  return say(({ on: 'turnedOn', off: 'turnedOff', stopped: 'stopped' } as const)[what])
}

type LevelProps = { readonly level: number; readonly isLeftOut: boolean; readonly className?: string }

function Level({ level, isLeftOut, className = '' }: LevelProps) {
  const say = useWords(automaticWords)
  const sayLevel = useWords(remindersWords)
  if (isLeftOut) return <Badge className={className}>{say('leftOut')}</Badge>
  return (
    <Badge tone={level === 1 ? 'warning' : 'danger'} className={className}>
      {sayLevel(level === 1 ? 'first' : 'second')}
    </Badge>
  )
}

type Plan = NonNullable<Route.ComponentProps['loaderData']['plan']>

const levelOf = (payment: Plan['items'][number], className: string) => (
  <Level {...payment} className={className} />
)

/** The list that waits: all of it can be stopped, and each taken out and put back until it goes. */
function Waiting({ plan, today }: { readonly plan: Plan; readonly today: string }) {
  const say = useWords(automaticWords)
  const sayLevel = useWords(remindersWords)
  const shared = usePaymentColumns(today)
  const selection = useSelection(plan.items.map(({ id }) => id))
  return (
    <section className="mt-6" aria-label={plan.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-64 flex-1">
          <h2 className="text-xl font-semibold">{plan.title}</h2>
          <p className="figures mt-1">{plan.sum}</p>
          <p className="mt-1 max-w-[65ch] text-pretty text-sm text-muted">{say('stopHint')}</p>
        </div>
        <Form method="post" action={PATH} className="max-md:w-full">
          <Button type="submit" name="intent" value="stop" variant="danger" className="max-md:w-full">
            {say('stop')}
          </Button>
        </Form>
      </div>
      <PeopleTable
        label={say('list')}
        people={plan.items}
        selection={selection}
        sorting={{ current: 'name', to: () => PATH }}
        linkTo={({ memberId }) => cardPath(memberId)}
        columns={[
          shared.what,
          shared.amount,
          shared.dueBeside(levelOf),
          {
            key: 'level',
            label: sayLevel('level'),
            onPhone: 'rest',
            renderCell: (payment) => <Level {...payment} />,
          },
        ]}
        renderAction={(payment) => {
          const { id, isLeftOut } = payment
          const name = listName(payment)
          return (
            <ActButton
              to={PATH}
              intent={isLeftOut ? 'put-back' : 'leave-out'}
              sends={{ paymentId: id }}
              named={say(isLeftOut ? 'putBackNamed' : 'leaveOutNamed', { name })}
              size="small"
              className="max-md:w-full"
            >
              {say(isLeftOut ? 'putBack' : 'leaveOut')}
            </ActButton>
          )
        }}
      />
      <Pager view={plan.view} to={(page) => `${PATH}?page=${page}`} />
      <BulkBar count={selection.ids.length} noun="payments" onClear={selection.clear}>
        <Form method="post" action={PATH} onSubmit={selection.clear}>
          <input type="hidden" name="ids" value={selection.ids.join(',')} />
          <Button type="submit" variant="primary" size="small" name="intent" value="leave-out">
            {say('leaveOut')}
          </Button>
        </Form>
      </BulkBar>
    </section>
  )
}
