import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { notFound } from '../../site/pages/not-found.ts'
import { findCard } from '../members/member-cards.server.ts'
import { listKindChoices } from '../members/member-choices.server.ts'
import { listName } from '../members/member.ts'
import type { Route } from './+types/periods.screen'
import { changeKindOf, KindChange } from './change-kind.server.ts'
import { AddPeriod, ChangeKind, PeriodList } from './period-forms.tsx'
import { periodsWords } from './period.words.ts'
import { listPeriods } from './periods.server.ts'
import { addPeriod, changePeriod, deletePeriod, PeriodInput } from './write-period.server.ts'

const screen = declareScreen({ who: 'members.write', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, language, today, params: { id } }) => {
  const [card, periods, kinds] = await Promise.all([
    findCard(db, id, today),
    listPeriods(db, id),
    listKindChoices(db, language),
  ])
  if (!card) throw notFound()
  return {
    title: speak(periodsWords, language)('title'),
    name: listName(card),
    periods: periods.toReversed(),
    kinds,
    today,
    isOwn: visitor.memberId === id,
  }
})

const saved = (id: number) => seeOther(`/admin/${id}/periods`, flashCookie('saved'))
const One = z.object({ period: RowId })

export const action = screen.acts({
  keeps: ['intent', 'period', 'kind', 'from', 'startsOn', 'endsOn', 'whyEnded'],
  acts: {
    kind: screen.act({
      takes: formOf(KindChange),
      does: async ({ db, visitor, today, params: { id } }, change) => {
        await changeKindOf(db, visitor, { ...change, memberId: id, today })
        return saved(id)
      },
    }),
    add: screen.act({
      takes: formOf(PeriodInput),
      does: async ({ db, visitor, today, params: { id } }, period) => {
        await addPeriod(db, visitor, { ...period, memberId: id, today })
        return saved(id)
      },
    }),
    correct: screen.act({
      takes: formOf(PeriodInput.extend(One.shape)),
      does: async ({ db, visitor, today, params: { id: memberId } }, { period: id, ...written }) => {
        await changePeriod(db, visitor, { ...written, memberId, id, today })
        return saved(memberId)
      },
    }),
    remove: screen.act({
      // Its button stands in the form of the days.
      takes: One.loose(),
      does: async ({ db, visitor, params: { id: memberId } }, { period: id }) => {
        await deletePeriod(db, visitor, { memberId, id })
        return saved(memberId)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PeriodsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(periodsWords)
  const { name, periods, isOwn } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={name} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div key={JSON.stringify(periods)} className="grid gap-5">
        <PeriodList {...loaderData} fault={fault} />
        {isOwn ? (
          <p className="text-muted">{say('own')}</p>
        ) : (
          <>
            <ChangeKind {...loaderData} fault={fault} />
            {periods.length > 0 && <AddPeriod {...loaderData} fault={fault} />}
          </>
        )}
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(periodsWords)
