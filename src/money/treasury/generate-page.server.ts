import { z } from 'zod'
import { CrownsOrNone, IdsText, Reason } from '../../ground/lists/list-fields.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { feeDueOn, feeYear } from '../fees/fee.ts'
import { GENERATE_BATCH } from '../fees/fee-batch.ts'
import { FeeListQuery, feeFilterOf, Period, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { viewGenerate } from './fee-tabs.server.ts'
import { loadFrame } from './fees-frame.server.ts'
import { setOwnFee } from '../fees/own-fees.server.ts'
import { generateMany, generateNext, generatePayment } from '../fees/generate-payment.server.ts'

export const generateScreen = declareScreen({ who: 'fees.manage' })

/** Everything the first tab shows. */
export async function viewGeneratePage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'generate')
  const [frame, settings, list, club] = await Promise.all([
    loadFrame(context, visitor, search),
    readFeeSettings(db, feeYear(filter, today)),
    viewGenerate(db, { filter, today }),
    countClub(db),
  ])
  const { run } = frame
  const isGenerating = run?.kind === GENERATE_BATCH && run.status === 'running'
  const dueOn = feeDueOn(list.period, today, settings)
  return { frame, address, ...list, isGenerating, isNobodyThere: club.members === 0, dueOn }
}

/** Crowns as they are written; nothing to pay is a price too. */
const OwnFeeForm = z.strictObject({
  period: Period,
  memberId: RowId,
  amount: CrownsOrNone,
  reason: Reason,
  onlyThisYear: z.literal('yes').optional(),
})

/** One at once with what became of its letter; the next batch, everybody and a selection as a run to be watched. */
export const generateActs = {
  one: generateScreen.act({
    takes: z.strictObject({ period: Period, memberId: RowId }),
    does: generateOne,
  }),
  next: generateScreen.act({
    takes: z.strictObject({ period: Period }),
    does: async ({ db, visitor }, { period }) =>
      watched(
        period,
        await generateNext(db, { period, actorId: visitor.id, limit: await readBatchSize(db) }),
      ),
  }),
  all: generateScreen.act({
    takes: z.strictObject({ period: Period }),
    does: async ({ db, visitor }, { period }) =>
      watched(period, await generateNext(db, { period, actorId: visitor.id, limit: null })),
  }),
  own: generateScreen.act({
    takes: OwnFeeForm,
    does: async ({ db, visitor }, { period, amount, reason, memberId, onlyThisYear }) => {
      const untilPeriod = onlyThisYear ? period : null
      await setOwnFee(db, { memberId, amount, reason, fromPeriod: period, untilPeriod, actorId: visitor.id })
      const [item] = await labelledItems(db, [memberId])
      return { fault: undefined, done: { name: item?.label ?? '', email: 'own' as const } }
    },
  }),
  many: generateScreen.act({
    takes: z.strictObject({ period: Period, ids: IdsText }),
    does: async (given, { period, ids }) => {
      const [memberId, ...others] = ids
      if (memberId !== undefined && others.length === 0) return generateOne(given, { period, memberId })
      return watched(period, await generateMany(given.db, { ids, period, actorId: given.visitor.id }))
    },
  }),
}

async function generateOne(
  { db, visitor, today }: Given,
  { memberId, period }: { readonly memberId: number; readonly period: number },
) {
  const { email } = await generatePayment(db, { memberId, type: '2', period, actorId: visitor.id, today })
  const [item] = await labelledItems(db, [memberId])
  return { fault: undefined, done: { name: item?.label ?? '', email } }
}

function watched(period: number, { id }: { readonly id: number }): never {
  return seeOther(`${TAB_PATHS.generate}?period=${period}&davka=${id}`)
}
