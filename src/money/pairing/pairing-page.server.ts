import { pageIn } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import type { Db } from '../../tables.ts'
import { readSureLimit } from './accept-sure.server.ts'
import { listAllCredits } from './view-credits.server.ts'
import { isMovementFilter, movementState } from './movement-list.ts'
import { countWaiting, type ListedMovement, listMovements } from './movements.server.ts'
import { readStory } from './story.server.ts'
import {
  findCreditHolders,
  findOpenPayments,
  findWithSuggestions,
  listSure,
  listWithSuggestions,
  type WaitingMovement,
  withSuggestions,
} from './suggestions.server.ts'
import { type SurePair, writeShown } from './sure.ts'
import { findLastAcceptance } from './undo-acceptance.server.ts'

const PAGE_SIZE = 25
/** As many as one can look through. */
const MOST_AT_ONCE = 200
/** So many at most are shown unasked: more is a page nobody looks through, and it takes its time. */
const MOST_AT_FIRST = 80

export type PairingView = Awaited<ReturnType<typeof viewPairing>>

/** What the address asks for: one movement, the credits, or a list. */
export async function viewPairing(db: Db, params: URLSearchParams) {
  const movementId = RowId.safeParse(params.get('movement') ?? '')
  if (movementId.success) return viewMovement(db, movementId.data, words(params.get('who')))
  const asked = params.get('filter')
  // Whoever just comes is shown first what one press settles.
  const isComing = asked === null && !params.has('search') && !params.has('page')
  if (!isComing && asked !== 'sure' && asked !== 'credits') return viewList(db, params)
  const { waiting, limit, pairs } = await viewCounts(db)
  const sure = pairs.length
  if (isComing && (sure === 0 || sure > MOST_AT_FIRST)) return viewList(db, params)
  if (asked !== 'credits')
    return { kind: 'sure' as const, waiting, sure, limit, ...(await viewSure(db, pairs)) }
  const { items: credits, ...view } = await listAllCredits(db, pageIn(params, PAGE_SIZE))
  return { kind: 'credits' as const, waiting, sure, credits, view }
}

/** A list beside its counts: neither waits for the other. */
async function viewList(db: Db, params: URLSearchParams) {
  const asked = params.get('filter')
  const filter = isMovementFilter(asked) ? asked : 'waiting'
  const search = words(params.get('search'))
  const input = { search, ...pageIn(params, PAGE_SIZE) }
  const [{ waiting, pairs }, { items, ...view }] = await Promise.all([
    viewCounts(db),
    listMovements(db, { ...input, filter }),
  ])
  // After the counts: what the machine thinks is known by then.
  const movements = filter === 'waiting' ? await withSuggestions(db, items) : items.map(withoutSuggestions)
  return {
    kind: 'list' as const,
    waiting,
    sure: pairs.length,
    filter,
    search,
    view,
    movements: movements.map((movement) => ({ ...movement, state: movementState(movement) })),
  }
}

async function viewCounts(db: Db) {
  const [waiting, { limit, pairs }] = await Promise.all([countWaiting(db), listSureNow(db)])
  return { waiting, limit, pairs }
}

async function listSureNow(db: Db) {
  const limit = await readSureLimit(db)
  return { limit, pairs: await listSure(db, limit) }
}

/** A page of what can be accepted at once, in the order it is shown; more come once these are done. */
async function viewSure(db: Db, pairs: readonly SurePair[]) {
  const shown = pairs.slice(0, MOST_AT_ONCE)
  const [movements, last] = await Promise.all([
    listWithSuggestions(
      db,
      shown.map(({ movementId }) => movementId),
    ),
    findLastAcceptance(db),
  ])
  return {
    movements: movements.flatMap(({ suggestions: [suggestion], ...movement }) =>
      suggestion ? [{ ...movement, suggestion, suggestions: [] }] : [],
    ),
    shown: writeShown(shown),
    amount: movements.reduce((sum, { remaining }) => sum + remaining, 0),
    last: last && { ...last, at: pragueMoment(last.at) },
  }
}

const withoutSuggestions = (movement: ListedMovement): WaitingMovement => ({ ...movement, suggestions: [] })

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
