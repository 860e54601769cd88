import { redirect } from 'react-router'
import { z } from 'zod'
import { IdsText } from '../../ground/lists/list-fields.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { feeDueOn } from '../fees/fee.ts'
import { FeeListQuery, feeFilterOf, Period, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { viewGenerate } from './fee-tabs.server.ts'
import { loadFrame } from './fees-frame.server.ts'
import { generateMany, generateNext, generatePayment } from '../fees/generate-payment.server.ts'

/** Everything the first tab shows. */
export async function viewGeneratePage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'generate')
  const [frame, settings, list] = await Promise.all([
    loadFrame(context, visitor, search),
    readFeeSettings(db),
    viewGenerate(db, { filter, today }),
  ])
  return { frame, address, ...list, dueOn: feeDueOn(list.period, today, settings) }
}

export const GenerateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('one'), period: Period, memberId: RowId }),
  z.strictObject({ intent: z.literal('next'), period: Period }),
  z.strictObject({ intent: z.literal('many'), period: Period, ids: IdsText }),
])

/** One at once with what became of its letter; the next batch and a selection as a run to be watched. */
export async function handleGenerate(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  input: z.infer<typeof GenerateForm>,
) {
  const { period } = input
  const actorId = visitor.id
  const one = input.intent === 'one' ? input.memberId : input.intent === 'many' ? onlyOne(input.ids) : null
  if (one !== null) {
    const { email } = await generatePayment(db, { memberId: one, type: '2', period, actorId, today })
    const [item] = await labelledItems(db, [one])
    return { fault: undefined, done: { name: item?.label ?? '', email } }
  }
  const { id } =
    input.intent === 'many'
      ? await generateMany(db, { ids: input.ids, period, actorId })
      : await generateNext(db, { period, actorId, limit: await readBatchSize(db) })
  return redirect(`${TAB_PATHS.generate}?period=${period}&davka=${id}`, 303)
}

function onlyOne(ids: readonly number[]): number | null {
  const [first, ...others] = ids
  return first !== undefined && others.length === 0 ? first : null
}
