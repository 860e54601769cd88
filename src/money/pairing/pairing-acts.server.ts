import { z } from 'zod'
import { Crowns, Reason } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { giveBackCredit, payFromCredit, refundCredit, releaseCredit } from '../payments/credits.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { acceptPairing } from './accept-pairing.server.ts'
import { acceptSure, setSureLimit, SureLimit } from './accept-sure.server.ts'
import { CreditGivenBack, CreditRefund, CreditUse, Shown, Suggestion } from './pairing-input.ts'
import { bringBack, refuseSuggestion, setAside } from './refuse-suggestion.server.ts'
import { undoAcceptance } from './undo-acceptance.server.ts'

export const pairingScreen = declareScreen({ who: 'fees.manage' })

export const PAIRING_FIELDS = ['intent', 'movementId', 'reason', 'note']

/** '12:120000,15:60000': what was seen is what is done. */
const Parts = z
  .string()
  .max(1000)
  .regex(/^(?:[1-9]\d{0,8}:[1-9]\d{0,9}(?:,|$)){0,50}$/)
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((part) => part.split(':').map(Number))
      .map(([id = 0, amount = 0]) => ({ id, amount })),
  )

const CountedAs = z.preprocess((text) => (isBlank(text) ? undefined : text), Crowns.optional())

const Accepting = z.strictObject({ movementId: RowId, parts: Parts, credit: Parts, countedAs: CountedAs })

/** Fields named by their payments ('pay-12') become one list; what is left empty is not in it. */
const Splitting = z.preprocess(
  (form: Readonly<Record<string, unknown>>) => {
    const pays = Object.entries(form).flatMap(([name, amount]) => {
      const [, id] = /^pay-([1-9]\d{0,8})$/.exec(name) ?? []
      return id && !isBlank(amount) ? [{ paymentId: Number(id), amount }] : []
    })
    const rest = Object.entries(form).filter(([name]) => !name.startsWith('pay-'))
    return { ...Object.fromEntries(rest), pays }
  },
  z.strictObject({
    movementId: RowId,
    pays: z.array(z.strictObject({ paymentId: z.number(), amount: Crowns })),
    rest: z.string().regex(/^(?:leave|[1-9]\d{0,8})$/),
    total: RowId,
    countedAs: CountedAs,
    note: z.string().trim().max(2000),
  }),
)

/** Every form of the desk, also where it stands among the possible matches, which are another right. */
export const pairingActs = {
  accept: decides(Accepting, ({ db, actorId }, { movementId, parts, credit: [credit], countedAs }) =>
    acceptPairing(db, {
      movementId,
      parts: parts.map(({ id, amount }) => ({ paymentId: id, amount })),
      credit: credit && { memberId: credit.id, amount: credit.amount },
      countedAs,
      actorId,
    }),
  ),
  split: decides(Splitting, async ({ db, actorId }, input) => {
    const { movementId, pays, rest, total, countedAs, note } = input
    const paid = pays.reduce((sum, { amount }) => sum + amount, 0)
    const over = (countedAs ?? total) - paid
    const credit = rest !== 'leave' && over > 0 ? { memberId: Number(rest), amount: over } : undefined
    if (pays.length === 0 && !credit) throw new Refusal('nothing_chosen')
    await acceptPairing(db, { movementId, parts: pays, credit, countedAs, note: note || null, actorId })
  }),
  refuse: decides(z.strictObject({ movementId: RowId, suggestion: Suggestion }), ({ db, actorId }, input) =>
    refuseSuggestion(db, { ...input, actorId }),
  ),
  aside: decides(z.strictObject({ movementId: RowId, note: Reason }), ({ db, actorId }, input) =>
    setAside(db, { ...input, actorId }),
  ),
  back: decides(z.strictObject({ movementId: RowId }), ({ db }, { movementId }) => bringBack(db, movementId)),
  undo: decides(z.strictObject({ allocationId: RowId, reason: Reason }), ({ db, actorId }, input) =>
    reverseAllocation(db, { ...input, actorId }),
  ),
  release: decides(z.strictObject({ creditId: RowId, reason: Reason }), ({ db, actorId }, input) =>
    releaseCredit(db, { ...input, actorId }),
  ),
  refund: decides(formOf(CreditRefund), ({ db, actorId }, input) => refundCredit(db, { ...input, actorId })),
  // One sees the order to be paid at once.
  'give-back': pairingScreen.act({
    takes: formOf(CreditGivenBack),
    does: async ({ db, visitor }, { creditId }) =>
      seeOther(`/admin/fees/refunds?ukaz=${await giveBackCredit(db, { creditId, actorId: visitor.id })}`),
  }),
  limit: decides(formOf(SureLimit), ({ db, actorId }, { limit }) => setSureLimit(db, { limit, actorId })),
  'accept-sure': starts(z.strictObject({ shown: Shown }), ({ db, actorId }, { shown }) =>
    acceptSure(db, { shown, actorId }),
  ),
  'undo-sure': starts(z.strictObject({ batchId: RowId, reason: Reason }), ({ db, actorId }, input) =>
    undoAcceptance(db, { ...input, actorId }),
  ),
  use: decides(formOf(CreditUse), ({ db, actorId }, input) => payFromCredit(db, { ...input, actorId })),
}

type Desk = { readonly db: Db; readonly actorId: number }

/** One decision; afterwards one is where one was. */
function decides<S extends z.ZodType>(takes: S, does: (desk: Desk, input: z.infer<S>) => Promise<unknown>) {
  return pairingScreen.act<S, never>({
    takes,
    does: async ({ db, visitor, url }, input) => {
      await does({ db, actorId: visitor.id }, input as z.infer<S>)
      return seeOther(`${url.pathname}${url.search}`, flashCookie('saved'))
    },
  })
}

/** A run; one sees it where the fees are, wherever the desk stands. */
function starts<S extends z.ZodType>(
  takes: S,
  does: (desk: Desk, input: z.infer<S>) => Promise<{ readonly id: number }>,
) {
  return pairingScreen.act<S, never>({
    takes,
    does: async ({ db, visitor }, input) => {
      const { id } = await does({ db, actorId: visitor.id }, input as z.infer<S>)
      return seeOther(`/admin/fees/pairing?filter=sure&davka=${id}`)
    },
  })
}

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === ''
}
