import { Form, useNavigation } from 'react-router'
import { CardLink } from '../../people/members/card-link.tsx'
import { cardNumber, listName } from '../../people/members/member.ts'
import { PaymentQr } from '../payments/payment-qr.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Tabs } from '../../ground/ui/tabs.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/refunds.screen'
import { RefundAccount } from './refund-account-form.tsx'
import { refundActs, refundsScreen, viewRefunds } from './refunds-page.server.ts'
import { refundsWords } from './refunds.words.ts'

const PATH = '/admin/fees/refunds'

export const loader = refundsScreen.shows(viewRefunds)

export const action = refundsScreen.acts({
  keeps: ['intent', 'refundId', 'note', 'memberId', 'account', 'consentedOn'],
  acts: refundActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RefundsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { refunds, isSettled, view, code, mayOrder, today } = loaderData
  const say = useWords(refundsWords)
  const sayPeople = useWords(peopleWords)
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const said = say(SAID[done?.intent ?? 'settle'])
  const accountFault = (memberId: number) =>
    fault?.values.intent === 'account' && fault.values.memberId === String(memberId) ? fault : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, said)
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={said} />}
      <Tabs
        label={say('tabs')}
        current={isSettled ? 'settled' : 'open'}
        tabs={[
          { key: 'open', to: PATH, label: say('open') },
          { key: 'settled', to: `${PATH}?stav=vyrizene`, label: say('settled') },
        ]}
      />
      {code && (
        <Panel
          title={say('codeTitle', { name: code.name })}
          className="mt-4"
          actions={
            <ButtonLink to={PATH} size="small" preventScrollReset>
              {say('close')}
            </ButtonLink>
          }
        >
          <p className="mb-4 max-w-[65ch] text-pretty text-muted">{say('codeLead')}</p>
          <PaymentQr code={code.code} />
        </Panel>
      )}
      {mayOrder && (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to="/api/refunds/orders.xml" reloadDocument className="max-md:w-full">
            {say('orderAll')}
          </ButtonLink>
          <span className="max-w-[60ch] text-pretty text-sm text-muted">{say('orderHint')}</span>
        </p>
      )}
      <Panel flush className="mt-4">
        {refunds.length === 0 ? (
          <EmptyState text={say(isSettled ? 'noneSettled' : 'noneOpen')} />
        ) : (
          <ul className="divide-y divide-line">
            {refunds.map((refund) => (
              <li
                key={refund.id}
                className="grid items-center gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,24rem)] md:px-6"
              >
                <div>
                  <p className="font-semibold">
                    <CardLink memberId={refund.memberId} className="link">
                      {listName(refund)}
                    </CardLink>{' '}
                    <span className="figures font-normal text-muted">
                      {refund.memberId < 0 ? sayPeople('guest') : cardNumber(refund.number)}
                    </span>
                  </p>
                  <p>{refund.reason}</p>
                  <p className="figures text-sm text-muted">{refund.facts}</p>
                  {!isSettled && refund.hasCode && (
                    <ButtonLink
                      to={`${PATH}?ukaz=${refund.id}`}
                      size="small"
                      className="mt-2"
                      aria-label={say('codeNamed', { name: listName(refund) })}
                    >
                      {say('code')}
                    </ButtonLink>
                  )}
                  {/* A file that was lost on its way must not take the money with it. */}
                  {!isSettled && refund.hasCode && refund.wasOrdered && (
                    <ButtonLink
                      to={`/api/refunds/orders.xml?ids=${refund.id}`}
                      reloadDocument
                      size="small"
                      className="mt-2 ml-2"
                      aria-label={say('orderAgainNamed', { name: listName(refund) })}
                    >
                      {say('orderAgain')}
                    </ButtonLink>
                  )}
                  {!isSettled && refund.memberId > 0 && (
                    <RefundAccount
                      memberId={refund.memberId}
                      name={listName(refund)}
                      own={refund.own}
                      today={today}
                      fault={accountFault(refund.memberId)}
                    />
                  )}
                </div>
                <p className="figures text-xl font-semibold md:text-right">{refund.amount}</p>
                {isSettled ? <p className="text-pretty">{refund.note}</p> : <Settle refund={refund} />}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Pager view={view} to={(page) => `${PATH}?${isSettled ? 'stav=vyrizene&' : ''}page=${page}`} />
    </>
  )
}

const SAID = { settle: 'done', account: 'accountSaved', forget: 'accountGone' } as const

type Refund = Route.ComponentProps['loaderData']['refunds'][number]

function Settle({ refund }: { readonly refund: Refund }) {
  const say = useWords(refundsWords)
  const isPending = useNavigation().formData?.get('refundId') === String(refund.id)
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="settle" />
      <input type="hidden" name="refundId" value={refund.id} />
      <Field label={say('how')} className="min-w-48 flex-1">
        <TextInput name="note" required maxLength={2000} placeholder={say('howHint')} autoComplete="off" />
      </Field>
      <Button type="submit" pending={isPending} aria-label={say('settleNamed', { name: listName(refund) })}>
        {say('settle')}
      </Button>
    </Form>
  )
}

export const ErrorBoundary = screenFailed(refundsWords)
