import { useState } from 'react'
import { Form } from 'react-router'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { PeopleTable } from '../../people/members/people-table.tsx'
import { listName } from '../../people/members/member.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { DialogForm } from '../../ground/ui/dialog-form.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/paper.screen'
import type { Delivery } from '../fees/paper-letter.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { CALLS_PATH, CallsPanel } from './calls-panel.tsx'
import { FeeOutcome } from './fee-outcome.tsx'
import { paperActs, paperScreen, viewPaperPage } from './paper-page.server.ts'
import { paperWords } from './paper.words.ts'

const PATH = TAB_PATHS.paper
const DELIVERED = `${PATH}?stav=vyrizene`

export const loader = paperScreen.shows(async (given) => ({
  title: speak(paperWords, given.language)('title'),
  ...(await viewPaperPage(given, given.url.searchParams)),
}))

export const action = paperScreen.acts({ keeps: ['ids', 'how', 'on', 'paymentId'], acts: paperActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PaperScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { isCalls, isDelivered, view, stopped, hasCalls, letters, today } = loaderData
  const say = useWords(paperWords)
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say(isCalls ? 'callsLead' : 'lead')}</p>
      <FeeOutcome
        fault={actionData?.fault}
        faultTitle={say('failed')}
        done={done}
        text={done ? outcome(done, say) : ''}
      />
      <Tabs
        label={say('tabs')}
        current={isCalls ? 'calls' : isDelivered ? 'delivered' : 'waiting'}
        tabs={[
          { key: 'waiting', to: PATH, label: say('waiting') },
          { key: 'delivered', to: DELIVERED, label: say('delivered') },
          ...(hasCalls
            ? [
                {
                  key: 'calls',
                  to: CALLS_PATH,
                  label: say('calls'),
                  ...(stopped > 0 ? { count: stopped, tone: 'warning' as const } : {}),
                },
              ]
            : []),
        ]}
      />
      {!isCalls && !isDelivered && view.total > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Paper to="letters" variant="primary">
            {say('printAll')}
          </Paper>
          <Paper to="labels">{say('labels')}</Paper>
          {letters.length === view.total && <AllPosted ids={letters.map(({ id }) => id)} today={today} />}
        </div>
      )}
      <div className="mt-4">
        {isCalls ? (
          <ListStates path={CALLS_PATH} isEmpty={view.total === 0} empty={say('noCalls')}>
            <CallsPanel calls={loaderData.calls} />
            <Pager view={view} to={(page) => `${CALLS_PATH}&page=${page}`} />
          </ListStates>
        ) : (
          <ListStates
            path={isDelivered ? DELIVERED : PATH}
            isEmpty={view.total === 0}
            empty={say(isDelivered ? 'noneDelivered' : 'noneWaiting')}
          >
            <Letters loaderData={loaderData} />
          </ListStates>
        )}
      </div>
    </>
  )
}

type Done = { readonly what: 'out' | 'bounced' | 'paper'; readonly count: number }

function outcome({ what, count }: Done, say: ReturnType<typeof useWords<typeof paperWords>>): string {
  if (what === 'out') return say('done', { count })
  return say(what === 'bounced' ? 'doneBounced' : 'doneOnPaper')
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(paperWords)('title')} />
}

type PaperProps = {
  readonly to: 'letters' | 'labels'
  readonly ids?: readonly number[]
  readonly variant?: 'primary'
  readonly size?: 'small'
  readonly label?: string
  readonly children: string
}

/** A file of the printer's: opened beside, so that the list stays. */
function Paper({ to, ids, label, children, ...look }: PaperProps) {
  const chosen = ids ? `?ids=${ids.join(',')}` : ''
  return (
    <ButtonLink
      to={`/api/fees/paper/${to}.pdf${chosen}`}
      reloadDocument
      target="_blank"
      aria-label={label}
      {...look}
    >
      {children}
    </ButtonLink>
  )
}

type Data = Pick<Route.ComponentProps, 'loaderData'>

function Letters({ loaderData: { letters, isDelivered, view, today } }: Data) {
  const say = useWords(paperWords)
  const selection = useSelection(letters.map(({ id }) => id))
  const here = (page: number) => `${isDelivered ? `${DELIVERED}&` : `${PATH}?`}page=${page}`
  return (
    <>
      <PeopleTable
        label={say('list')}
        people={letters}
        selection={selection}
        isSelectable={!isDelivered}
        sorting={{ current: 'name', to: () => PATH }}
        linkTo={({ memberId }) => `/admin/${memberId}/edit`}
        columns={[
          {
            key: 'what',
            label: say('what'),
            onPhone: 'side',
            renderCell: ({ kind, what }) => (
              <span>
                {say(kind)}
                {what && <small>{what}</small>}
              </span>
            ),
          },
          {
            key: 'address',
            label: say('address'),
            onPhone: 'foot',
            renderCell: ({ address }) => address ?? <Badge tone="warning">{say('noAddress')}</Badge>,
          },
          {
            key: 'when',
            label: say('when'),
            onPhone: 'rest',
            renderCell: ({ when }) => <span className="figures text-muted">{when}</span>,
          },
        ]}
        renderAction={(letter) => {
          const name = listName(letter)
          const print = (
            <Paper to="letters" ids={[letter.id]} size="small" label={say('printOne', { name })}>
              {say('print')}
            </Paper>
          )
          return (
            <span className="row-buttons">
              {print}
              {!isDelivered && <WentOut id={letter.id} how="posted" name={name} today={today} />}
              {!isDelivered && <WentOut id={letter.id} how="handed" name={name} today={today} />}
            </span>
          )
        }}
      />
      <Pager view={view} to={here} />
      {!isDelivered && <ManyActs ids={selection.ids} onClear={selection.clear} today={today} />}
    </>
  )
}

/** Back from the post: exactly those that are shown. */
function AllPosted({ ids, today }: { readonly ids: readonly number[]; readonly today: string }) {
  const say = useWords(paperWords)
  return (
    <Form method="post" action={PATH} preventScrollReset className="max-md:w-full">
      <input type="hidden" name="ids" value={ids.join(',')} />
      <input type="hidden" name="on" value={today} />
      <Button type="submit" name="how" value="posted" className="max-md:w-full">
        {say('postAll')}
      </Button>
    </Form>
  )
}

type WentOutProps = {
  readonly id: number
  readonly how: Delivery
  readonly name: string
  readonly today: string
}

/** One letter, today: the quickest way when one stands at the post. */
function WentOut({ id, how, name, today }: WentOutProps) {
  const say = useWords(paperWords)
  const isPosted = how === 'posted'
  return (
    <Form method="post" action={PATH} preventScrollReset>
      <input type="hidden" name="ids" value={id} />
      <input type="hidden" name="on" value={today} />
      <Button
        type="submit"
        size="small"
        name="how"
        value={how}
        className="max-md:w-full"
        aria-label={say(isPosted ? 'postNamed' : 'handNamed', { name })}
      >
        {say(isPosted ? 'post' : 'hand')}
      </Button>
    </Form>
  )
}

type ManyActsProps = {
  readonly ids: readonly number[]
  readonly onClear: () => void
  readonly today: string
}

function ManyActs({ ids, onClear, today }: ManyActsProps) {
  const say = useWords(paperWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {say('mark')}
        </Button>
        <Paper to="letters" ids={ids} size="small">
          {say('print')}
        </Paper>
        <Paper to="labels" ids={ids} size="small">
          {say('labels')}
        </Paper>
      </BulkBar>
      <DialogForm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say('mark')}
        confirm={say('mark')}
        address={PATH}
        sends={{ ids: ids.join(',') }}
      >
        <Field label={say('how')}>
          <Select
            name="how"
            options={[
              { value: 'posted', label: say('byPost') },
              { value: 'handed', label: say('byHand') },
            ]}
          />
        </Field>
        <Field label={say('on')}>
          <TextInput type="date" name="on" defaultValue={today} max={today} required />
        </Field>
      </DialogForm>
    </>
  )
}
