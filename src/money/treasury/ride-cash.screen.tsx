import { Form } from 'react-router'
import { z } from 'zod'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { peopleWords } from '../../ground/lists/list.words.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { moneyInWords } from '../../ground/values/money.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { CardLink } from '../../people/members/card-link.tsx'
import { cardNumber, listName } from '../../people/members/member.ts'
import { listRideCash, settleRideCash } from '../payments/ride-cash.server.ts'
import type { Route } from './+types/ride-cash.screen'
import { rideCashWords } from './ride-cash.words.ts'

const screen = declareScreen({ who: 'fees.manage' })

export const loader = screen.shows(async ({ db, language, url }) => {
  const say = speak(rideCashWords, language)
  const { items: cash, ...view } = await listRideCash(db, pageIn(url.searchParams))
  return {
    title: say('title'),
    view,
    cash: cash.map(({ amount, takenAt, takerFirstName, takerLastName, title, ...person }) => ({
      ...person,
      ride: title,
      amount: moneyInWords(amount, language),
      taken: say('tookBy', {
        who: [takerFirstName, takerLastName].filter(Boolean).join(' ') || say('someone'),
        when: shortMoment(takenAt, language),
      }),
    })),
  }
})

const Cash = z.strictObject({ id: z.uuid() })

export const action = screen.acts({
  keeps: [],
  acts: {
    book: screen.act({
      takes: Cash,
      does: async ({ db, visitor }, { id }) => {
        await settleRideCash(db, { id, as: 'booked', actorId: visitor.id })
        return { done: true }
      },
    }),
    refuse: screen.act({
      takes: Cash,
      does: async ({ db, visitor }, { id }) => {
        await settleRideCash(db, { id, as: 'refused', actorId: visitor.id })
        return { done: true }
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RideCashScreen({ loaderData: { cash, view }, actionData }: Route.ComponentProps) {
  const say = useWords(rideCashWords)
  const sayPeople = useWords(peopleWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'done' in actionData ? actionData : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, say('done'))
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('done')} />}
      <Panel flush>
        {cash.length === 0 ? (
          <EmptyState text={say('none')} />
        ) : (
          <ul className="divide-y divide-line">
            {cash.map((one) => {
              const named = { name: listName(one), amount: one.amount }
              return (
                <li
                  key={one.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-6"
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">
                      <CardLink memberId={one.memberId} className="link">
                        {listName(one)}
                      </CardLink>{' '}
                      <span className="figures font-normal text-muted">
                        {one.memberId < 0 ? sayPeople('guest') : cardNumber(one.number)}
                      </span>
                    </p>
                    <p className="figures text-sm text-muted">
                      {one.ride} · {one.taken}
                    </p>
                  </div>
                  <p className="figures text-xl font-semibold">{one.amount}</p>
                  <Form
                    method="post"
                    preventScrollReset
                    className="flex gap-2.5 max-md:w-full max-md:*:flex-1"
                  >
                    <input type="hidden" name="id" value={one.id} />
                    <Button type="submit" name="intent" value="refuse" aria-label={say('refuseNamed', named)}>
                      {say('refuse')}
                    </Button>
                    <Button
                      type="submit"
                      name="intent"
                      value="book"
                      variant="primary"
                      aria-label={say('bookNamed', named)}
                    >
                      {say('book')}
                    </Button>
                  </Form>
                </li>
              )
            })}
          </ul>
        )}
      </Panel>
      <Pager view={view} to={(page) => `?page=${page}`} />
    </>
  )
}

export const ErrorBoundary = screenFailed(rideCashWords)
