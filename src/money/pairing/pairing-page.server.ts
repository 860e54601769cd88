import { redirect } from 'react-router'
import { z } from 'zod'
import { payFromCredit, refundCredit, releaseCredit } from '../payments/credits.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { can } from '../../permissions.ts'
import { Crowns } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import {
  type ActionArgs,
  answerForm,
  type FormValues,
  parseForm,
} from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { acceptPairing } from './accept-pairing.server.ts'
import { listAllCredits } from './view-credits.server.ts'
import { isMovementFilter, movementState } from './movement-list.ts'
import { countWaiting, listMovements } from './movements.server.ts'
import { bringBack, refuseSuggestion, setAside } from './refuse-suggestion.server.ts'
import { readStory } from './story.server.ts'
import {
  findCreditHolders,
  findOpenPayments,
  findWithSuggestions,
  listWaiting,
} from './suggestions.server.ts'

const PAGE_SIZE = 25

export type PairingView = Awaited<ReturnType<typeof viewPairing>>

/** What the address asks for: one movement, the credits, or a list. */
export async function viewPairing(db: Db, params: URLSearchParams) {
  const movementId = RowId.safeParse(params.get('movement') ?? '')
  if (movementId.success) return viewMovement(db, movementId.data, words(params.get('who')))
  const waiting = await countWaiting(db)
  if (params.get('filter') === 'credits')
    return { kind: 'credits' as const, waiting, credits: await listAllCredits(db) }
  const asked = params.get('filter')
  const filter = isMovementFilter(asked) ? asked : 'waiting'
  const search = words(params.get('search'))
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  const input = { search, page, pageSize: PAGE_SIZE }
  const found =
    filter === 'waiting'
      ? await listWaiting(db, input)
      : await withoutSuggestions(listMovements(db, { ...input, filter }))
  return {
    kind: 'list' as const,
    waiting,
    filter,
    search,
    view: { page, pageSize: PAGE_SIZE, total: found.total },
    movements: found.items.map((movement) => ({ ...movement, state: movementState(movement) })),
  }
}

async function withoutSuggestions(listed: ReturnType<typeof listMovements>) {
  const { items, total } = await listed
  return { total, items: items.map((item) => ({ ...item, suggestions: [] })) }
}

async function viewMovement(db: Db, movementId: number, who: string) {
  const movement = await findWithSuggestions(db, movementId)
  if (!movement) throw new Response(null, { status: 404 })
  const [story, payments, people] = await Promise.all([
    readStory(db, movementId),
    findOpenPayments(db, who),
    findCreditHolders(db, who),
  ])
  return {
    kind: 'movement' as const,
    movement: { ...movement, state: movementState(movement) },
    story: story.map((event) => ({ ...event, at: pragueMoment(event.at) })),
    found: who ? { who, payments, people } : null,
  }
}

function words(text: string | null): string {
  return (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, 100)
}

const Reason = z.string().trim().min(1).max(2000)

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

const Input = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('accept'),
    movementId: RowId,
    parts: Parts,
    credit: Parts,
    countedAs: Crowns.optional(),
  }),
  z.strictObject({
    intent: z.literal('refuse'),
    movementId: RowId,
    suggestion: z.string().regex(/^(?:\d{1,9}(?:\+\d{1,9}){0,9}|credit-\d{1,9}|aside)$/),
  }),
  z.strictObject({
    intent: z.literal('split'),
    movementId: RowId,
    pays: z.array(z.strictObject({ paymentId: z.number(), amount: Crowns })),
    rest: z.string().regex(/^(?:leave|[1-9]\d{0,8})$/),
    total: RowId,
    countedAs: Crowns.optional(),
    note: z.string().trim().max(2000),
  }),
  z.strictObject({ intent: z.literal('aside'), movementId: RowId, note: Reason }),
  z.strictObject({ intent: z.literal('back'), movementId: RowId }),
  z.strictObject({ intent: z.literal('undo'), allocationId: RowId, reason: Reason }),
  z.strictObject({ intent: z.literal('release'), creditId: RowId, reason: Reason }),
  z.strictObject({ intent: z.literal('refund'), creditId: RowId, reason: Reason }),
  z.strictObject({ intent: z.literal('use'), creditId: RowId, paymentId: RowId }),
])

/** Every form of the desk; afterwards one is where one was. */
export function decideAboutMoney(args: ActionArgs & { readonly url: URL }) {
  const { db, visitor } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent', 'movementId', 'reason', 'note'], async (form) => {
    // The desk also stands among the possible matches, which are another right.
    if (!can(visitor, 'fees.manage')) throw new Refusal('not_allowed')
    await handle(db, visitor.id, parseForm(Input, gathered(form)))
    const headers = { 'set-cookie': flashCookie('saved') }
    return redirect(`${args.url.pathname}${args.url.search}`, { status: 303, headers })
  })
}

/** Fields named by their payments ('pay-12') become one list; what is left empty is not in it. */
function gathered(form: FormValues): object {
  if (form.intent !== 'split') return withoutEmpty(form)
  const pays = Object.entries(form).flatMap(([name, amount]) => {
    const [, id] = /^pay-([1-9]\d{0,8})$/.exec(name) ?? []
    return id && amount.trim() ? [{ paymentId: Number(id), amount }] : []
  })
  const rest = Object.entries(form).filter(([name]) => !name.startsWith('pay-'))
  return { ...withoutEmpty(Object.fromEntries(rest)), pays }
}

function withoutEmpty({ countedAs, ...form }: FormValues): object {
  return countedAs?.trim() ? { ...form, countedAs } : form
}

async function handle(db: Db, actorId: number, input: z.infer<typeof Input>): Promise<void> {
  switch (input.intent) {
    case 'accept':
      return accept(db, actorId, input)
    case 'refuse':
      return refuseSuggestion(db, { ...input, actorId })
    case 'split':
      return split(db, actorId, input)
    case 'aside':
      return setAside(db, { ...input, actorId })
    case 'back':
      return bringBack(db, input.movementId)
    case 'undo':
      return reverseAllocation(db, { ...input, actorId })
    case 'release':
      return releaseCredit(db, { ...input, actorId })
    case 'refund':
      return refundCredit(db, { ...input, actorId })
    case 'use':
      return payFromCredit(db, { ...input, actorId })
  }
}

type Asked<Intent extends string> = Extract<z.infer<typeof Input>, { intent: Intent }>

async function accept(
  db: Db,
  actorId: number,
  { movementId, parts, credit, countedAs }: Asked<'accept'>,
): Promise<void> {
  await acceptPairing(db, {
    movementId,
    parts: parts.map(({ id, amount }) => ({ paymentId: id, amount })),
    credit: credit[0] && { memberId: credit[0].id, amount: credit[0].amount },
    countedAs,
    actorId,
  })
}

async function split(
  db: Db,
  actorId: number,
  { movementId, pays, rest, total, countedAs, note }: Asked<'split'>,
): Promise<void> {
  const paid = pays.reduce((sum, { amount }) => sum + amount, 0)
  const over = (countedAs ?? total) - paid
  const credit = rest !== 'leave' && over > 0 ? { memberId: Number(rest), amount: over } : undefined
  if (pays.length === 0 && !credit) throw new Refusal('nothing_chosen')
  await acceptPairing(db, { movementId, parts: pays, credit, countedAs, note: note || null, actorId })
}
