import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { CreditList } from './credit-list.tsx'
import { deskAddress } from './desk-address.ts'
import { MOVEMENT_FILTERS } from './movement-list.ts'
import { MovementPage } from './movement-page.tsx'
import { MovementTable } from './movement-table.tsx'
import type { PairingView } from './pairing-page.server.ts'
import { pairingWords } from './pairing.words.ts'
import { SureList } from './sure-list.tsx'
import { WaitingRow } from './waiting-row.tsx'

type DeskProps = {
  readonly page: PairingView
  /** The address the desk stands at. */
  readonly base: string
  readonly fault: FormFault | undefined
}

/** Money and whose it is: what waits for a decision, every movement there ever was, and the credits. */
export function PairingDesk({ page, base, fault }: DeskProps) {
  const say = useWords(pairingWords)
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <>
      {page.kind !== 'movement' && <DeskTabs page={page} base={base} />}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {page.kind === 'movement' && <MovementPage {...page} base={base} fault={fault} />}
      {page.kind === 'sure' && <SureList page={page} base={base} fault={fault} />}
      {page.kind === 'credits' && <CreditList credits={page.credits} view={page.view} base={base} />}
      {page.kind === 'list' && <MovementList page={page} base={base} />}
    </>
  )
}

function DeskTabs({ page, base }: { readonly page: Listing | Credits | Sure; readonly base: string }) {
  const say = useWords(pairingWords)
  const sure = {
    key: 'sure' as const,
    to: deskAddress(base, { filter: 'sure' }),
    label: say('sure'),
    count: page.sure,
  }
  return (
    <div className="mb-5">
      <Tabs
        label={say('tabs')}
        current={page.kind === 'list' ? page.filter : page.kind}
        tabs={[
          ...MOVEMENT_FILTERS.flatMap((filter) => [
            {
              key: filter,
              to: deskAddress(base, { filter }),
              label: say(filter),
              ...(filter === 'waiting'
                ? {
                    count: page.waiting,
                    tone: page.waiting > 0 ? ('warning' as const) : ('neutral' as const),
                  }
                : {}),
            },
            ...(filter === 'waiting' ? [sure] : []),
          ]),
          { key: 'credits', to: deskAddress(base, { filter: 'credits' }), label: say('credits') },
        ]}
      />
    </div>
  )
}

type Listing = Extract<PairingView, { kind: 'list' }>
type Sure = Extract<PairingView, { kind: 'sure' }>
type Credits = Extract<PairingView, { kind: 'credits' }>

function MovementList({ page, base }: { readonly page: Listing; readonly base: string }) {
  const say = useWords(pairingWords)
  const { filter, search, view, movements } = page
  const address = (number: number) =>
    deskAddress(base, {
      filter,
      search,
      page: number > 1 ? number : null,
    })
  return (
    <>
      <SearchForm page={page} base={base} />
      {movements.length === 0 ? (
        <EmptyState
          seed={11}
          text={say(search ? 'emptyFound' : filter === 'waiting' ? 'emptyWaiting' : 'emptyFound')}
          action={
            search ? <ButtonLink to={deskAddress(base, { filter })}>{say('clear')}</ButtonLink> : undefined
          }
        />
      ) : filter === 'waiting' ? (
        <Panel title={say('waiting')} actions={<p className="text-muted">{say('lead')}</p>} flush>
          <ul>
            {movements.map((movement) => (
              <WaitingRow
                key={movement.id}
                movement={movement}
                open={deskAddress(base, { movement: movement.id })}
                action={address(view.page)}
              />
            ))}
          </ul>
        </Panel>
      ) : (
        <MovementTable movements={movements} base={base} />
      )}
      <Pager view={view} to={address} />
    </>
  )
}

function SearchForm({ page, base }: { readonly page: Listing; readonly base: string }) {
  const say = useWords(pairingWords)
  const [path = '', known = ''] = base.split('?')
  return (
    <Form method="get" action={path} className="mb-5 flex max-w-xl gap-2.5">
      {[...new URLSearchParams(known)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="filter" value={page.filter} />
      <TextInput
        key={page.search}
        type="search"
        name="search"
        defaultValue={page.search}
        aria-label={say('search')}
        placeholder={say('searchHint')}
        maxLength={100}
      />
      <Button type="submit">{say('find')}</Button>
    </Form>
  )
}
