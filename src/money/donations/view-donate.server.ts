import { can } from '../../permissions.ts'
import { readClubAccount } from '../payments/club-account.server.ts'
import { paymentCode } from '../payments/payment-code.ts'
import { MOST_IN_QR } from '../payments/spayd.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { parseCrowns } from '../../ground/values/money.ts'
import type { Db } from '../../tables.ts'
import { speak } from '../../ground/values/words.ts'
import { giveWords } from './donate.words.ts'
import { findDonation, listDonations, listYears } from './donations.server.ts'
import { donorOf } from './donor.ts'
import { findFreeMovement, listDonorChoices, listFreeMovements } from './free-movements.server.ts'
import { listPurposes, listTotals } from './purposes.server.ts'

export const DONATE_TABS = ['give', 'list', 'add', 'purposes'] as const
export type DonateTab = (typeof DONATE_TABS)[number]

const OWN_SHOWN = 200

export type DonateView = Awaited<ReturnType<typeof viewDonate>>

/** What the page shows: to everybody how to give, to the Treasurer also his desk. */
export async function viewDonate(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const isOffice = can(visitor, 'fees.manage')
  const wanted = DONATE_TABS.find((tab) => tab === search.get('tab')) ?? 'give'
  const tab = isOffice ? wanted : 'give'
  if (tab === 'list') return { tab, isOffice, ...(await viewList(context, search)) } as const
  if (tab === 'add') return { tab, isOffice, ...(await viewAdding(context, search)) } as const
  if (tab === 'purposes') return { tab, isOffice, purposes: await listPurposes(context.db) } as const
  return { tab, isOffice, ...(await viewGiving(context, visitor, search)) } as const
}

async function viewGiving({ db }: RequestContext, { memberId, name }: Visitor, search: URLSearchParams) {
  const [account, totals, own, years] = await Promise.all([
    readClubAccount(db),
    listTotals(db),
    memberId === null ? null : listDonations(db, { memberId, page: 1, pageSize: OWN_SHOWN }),
    memberId === null ? [] : listYears(db, memberId),
  ])
  return {
    totals,
    ...howToGive({ account, totals, name }, search),
    own: own?.items ?? [],
    ownSum: own?.sum ?? 0,
    years,
  }
}

type Given = {
  readonly account: Awaited<ReturnType<typeof readClubAccount>>
  readonly totals: Awaited<ReturnType<typeof listTotals>>
  /** Who gives, for the message; a stranger gives no name. */
  readonly name: string | null
  readonly variableSymbol?: string | null
}

/** What one can give to, and the code for what was chosen. */
function howToGive({ account, totals, name, variableSymbol = null }: Given, search: URLSearchParams) {
  const open = totals.filter(({ active }) => active)
  const chosen = open.find(({ id }) => String(id) === search.get('purpose')) ?? open[0]
  const written = search.get('amount')?.trim() ?? ''
  const amount = parseCrowns(written)
  const isWrongAmount = written !== '' && (amount === null || amount < 1 || amount > MOST_IN_QR)
  // The message is for the Czech bank and the treasurer, whatever the reader speaks.
  const say = speak(giveWords, 'cs')
  const purpose = chosen?.name ?? ''
  const message = name === null ? say('strangersMessage', { purpose }) : say('message', { purpose, name })
  return {
    purposes: open.map(({ id, name: label, description }) => ({ id, name: label, description })),
    chosenId: chosen?.id ?? null,
    written,
    isWrongAmount,
    hasAccount: account !== null,
    code:
      account && chosen
        ? paymentCode(account, { amount: isWrongAmount ? null : amount, variableSymbol, message })
        : null,
  }
}

/** The same for anybody: what came only where the club shows it, and nobody's name. */
export async function viewPublicGiving(
  db: Db,
  search: URLSearchParams,
  variableSymbol: string | null = null,
) {
  const [account, totals] = await Promise.all([readClubAccount(db), listTotals(db)])
  const shown = totals.filter(({ active, showsTotal }) => active && showsTotal)
  return {
    ...howToGive({ account, totals, name: null, variableSymbol }, search),
    totals: shown.map(({ id, name, total, count }) => ({ id, name, total, count })),
  }
}

async function viewList({ db }: RequestContext, search: URLSearchParams) {
  const number = (key: string) => {
    const value = Number(search.get(key))
    return Number.isInteger(value) && value > 0 && value < 1e9 ? value : undefined
  }
  const filters = { purposeId: number('purpose'), year: number('year') }
  const openedId = number('donation')
  const [{ items, sum, ...view }, purposes, years, opened, choices] = await Promise.all([
    listDonations(db, { ...filters, withVoided: true, ...pageIn(search) }),
    listPurposes(db),
    listYears(db),
    openedId === undefined ? undefined : findDonation(db, openedId),
    openedId === undefined ? [] : listDonorChoices(db),
  ])
  return {
    filters,
    view,
    sum,
    items: items.map((item) => ({ ...item, donor: donorOf(item) })),
    purposes,
    years,
    opened: opened ? { ...opened, donor: donorOf(opened) } : null,
    choices,
  }
}

async function viewAdding({ db, today }: RequestContext, search: URLSearchParams) {
  const movementId = Number(search.get('movement')) || 0
  const [{ items: movements, ...movementsView }, taken, purposes, choices] = await Promise.all([
    listFreeMovements(db, pageIn(search, 20)),
    movementId > 0 && movementId < 1e9 ? findFreeMovement(db, movementId) : undefined,
    listPurposes(db),
    listDonorChoices(db),
  ])
  return {
    today,
    movements,
    movementsView,
    taken: taken ?? null,
    purposes: purposes.filter(({ active }) => active),
    choices,
  }
}
