import { data } from 'react-router'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { tableOf } from '../../ground/values/table-of.ts'
import { speak } from '../../ground/values/words.ts'
import { can } from '../../permissions.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { ActionForm, actOnMember } from '../members/act-on-member.server.ts'
import { addMember } from '../members/add-member.server.ts'
import { countClub } from '../members/club-count.server.ts'
import { ACTION_TABLE, actionsFor, type MemberAction, PLAIN_ACTIONS } from '../members/member-action.ts'
import { NewMember } from '../members/member-change.ts'
import { listChoices, listKindChoices } from '../members/member-choices.server.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import { mayRead, project, readableOwn, type SeenCard } from '../members/visibility.ts'
import { BULK_KINDS, BULK_RIGHTS } from './bulk.ts'
import { startBulk } from './bulk-members.server.ts'
import { ChosenForm } from './chosen-members.ts'
import { columnsOf } from './columns.ts'
import { listedCard } from './listed-card.ts'
import { listMembers, type MemberPage } from './list-members.server.ts'
import { sortsFor } from './member-list.ts'
import { ExportQuery, filterOf } from './member-query.ts'
import { membersWords } from './members.words.ts'
import type { Address } from './members-address.ts'
import { openView } from './open-view.server.ts'
import { readAddress } from './read-address.ts'
import { listViews } from './saved-views.server.ts'

export const membersScreen = declareScreen({ who: 'members.view' })

/** The list as its address asks for it, with what this reader may do. */
export async function viewMembers({ db, visitor, language, today, url }: Given) {
  const params = url.searchParams
  const { address, isProbing, view: shown, trouble } = await readShown(db, visitor, params)
  const filter = filterOf(ExportQuery.parse(address))
  const bulkKinds = BULK_KINDS.filter((kind) => can(visitor, BULK_RIGHTS[kind]))
  const mayRun = bulkKinds.length > 0
  const [{ cards, total, more, ...beside }, choices, kinds, views, inClub, batchSize, run] =
    await Promise.all([
      trouble ? NOBODY : listMembers(db, { filter, viewer: visitor, today }),
      listChoices(db),
      mayRead(visitor, 'membershipKind') ? listKindChoices(db, language) : [],
      listViews(db, visitor, { page: 1, pageSize: VIEWS_SHOWN }),
      countClub(db),
      mayRun ? readBatchSize(db) : 0,
      mayRun
        ? viewCurrentRun(db, { visitor, language }, { chosen: params.get('run'), kinds: bulkKinds })
        : null,
    ])
  const seen = cards.map((card) => project(card, visitor))
  const mayWrite = can(visitor, 'members.write')
  const shared = sharing<MemberAction>()
  const view = {
    title: speak(membersWords, language)('title'),
    rows: seen.map((card) => ({
      card: listedCard(card),
      divisionName: choices.divisions.find(({ id }) => id === card.division)?.name ?? '',
      actions: shared(actionsFor(card, visitor)),
    })),
    address,
    view: shown,
    trouble: trouble && sayRefusal(new Refusal(trouble), language),
    views: { shown: views.items.map(({ id, name }) => ({ id, name })), total: views.total },
    choices,
    kinds,
    inClub,
    total,
    more,
    page: filter.page,
    pageSize: filter.pageSize,
    ...beside,
    sort: filter.sort,
    sorts: sortsFor(visitor),
    own: ownHere(visitor, seen),
    columns: columnsOf(seen, visitor.memberId, visitor.off),
    today,
    bulkKinds,
    mayPrint: mayWrite,
    mayWrite,
    mayInvite: can(visitor, 'accounts.manage'),
    mayExport: can(visitor, 'members.export'),
    mayReadHistory: can(visitor, 'members.history'),
    maySeePayments: mayRead(visitor, 'paymentStatus'),
    actorRole: visitor.role,
    isAdding: mayWrite && params.has('add'),
    batchSize,
    run,
  }
  // The list without what must not be asked, and said to be so: an order tells almost as much as the value.
  return data(view, { status: isProbing ? 422 : 200 })
}

/** Those he may be told of anybody, and those somebody here shows to him. */
function ownHere(visitor: Visitor, seen: readonly SeenCard[]): readonly OwnField[] {
  const shown = new Set(seen.flatMap(({ id, own = {} }) => (id === visitor.memberId ? [] : Object.keys(own))))
  const readable = readableOwn(visitor)
  return (visitor.own ?? []).filter((field) => readable.includes(field) || shown.has(String(field.id)))
}

const VIEWS_SHOWN = 8
const NOBODY: MemberPage = { cards: [], total: 0, more: false }

type Shown = {
  readonly address: Address
  readonly isProbing: boolean
  readonly view: { readonly id: number; readonly name: string } | null
  readonly trouble: RefusalCode | null
}

/** What the address asks for by itself or by a view. A view that cannot be used shows nobody, and says why. */
async function readShown(db: Db, visitor: Visitor, params: URLSearchParams): Promise<Shown> {
  const own = readAddress(params, visitor)
  const { view: id, pageSize, page, after } = own.address
  if (!id) return { ...own, view: null, trouble: null }
  try {
    const { view } = await openView(db, visitor, Number(id))
    const { address } = readAddress(new URLSearchParams(view.query), visitor)
    const where = { ...(pageSize && { pageSize }), ...(page && { page }), ...(after && { after }) }
    return { address: { ...address, ...where, view: id }, isProbing: false, view: { id: view.id, name: view.name }, trouble: null } // prettier-ignore
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { address: {}, isProbing: false, view: null, trouble: error.code }
  }
}

/** Equal lists become one and the same: a page carries it once, however many rows have it. */
function sharing<Item extends string>() {
  const known = new Map<string, readonly Item[]>()
  return (list: readonly Item[]): readonly Item[] => {
    const key = list.join()
    const one = known.get(key) ?? list
    known.set(key, one)
    return one
  }
}

const NewCard = NewMember.pick({
  firstName: true,
  lastName: true,
  nickname: true,
  email: true,
  division: true,
})

export const membersActs = {
  add: membersScreen.actFor('members.write', {
    takes: formOf(NewCard),
    does: async ({ db, visitor, today }, card) => {
      const { id } = await addMember(db, visitor, { card, today })
      return seeOther(`/admin/${id}/edit`)
    },
  }),
  ...tableOf(BULK_KINDS, (kind) =>
    membersScreen.actFor(BULK_RIGHTS[kind], {
      takes: ChosenForm,
      does: async ({ db, visitor, today }, chosen) => ({
        fault: undefined,
        run: await startBulk(db, visitor, { kind, chosen, today }),
      }),
    }),
  ),
  ...tableOf(PLAIN_ACTIONS, (action) =>
    membersScreen.actFor(ACTION_TABLE[action].right, {
      takes: ActionForm,
      does: async (given, input) => ({ fault: undefined, done: await actOnMember(given, action, input) }),
    }),
  ),
}
