import { z } from 'zod'
import { can } from '../../permissions.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { Refusal } from '../../refusals.ts'
import { doneWith } from '../../ground/http/answer.ts'
import { addDonation } from './add-donation.server.ts'
import { askForThanks } from './ask-for-thanks.server.ts'
import { changeDonation, voidDonation } from './change-donation.server.ts'
import { confirmDonations } from './confirm-donations.server.ts'
import { DonationChange, NewDonation, Voiding } from './donation.ts'
import { findDonation, listDonations, type ListedDonation } from './donations.server.ts'
import { exportDonations } from './export-donations.server.ts'
import { listTotals } from './purposes.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { GiverInput } from './giver.ts'
import { DonationDone, DonationListAnswer } from './donation-answer.ts'

const Year = z
  .string()
  .regex(/^(?:19|20)\d{2}$/)
  .transform(Number)
const Filters = z.strictObject({ purpose: RowId.optional(), year: Year.optional() })
const Id = z.object({ id: RowId })

type Shown = Omit<ListedDonation, 'total' | 'sum'>

const money = (amount: number) => ({ amount, currency: 'CZK' }) as const

/** A donation as the contract shows it; where the money came from and notes are the Treasurer's. */
function donationView(donation: Shown, isOffice: boolean) {
  const { id, purposeId, purposeName, memberId, donorName, givenOn, anonymous } = donation
  const plain = { id, purpose: { id: purposeId, name: purposeName }, memberId, donorName, givenOn, anonymous }
  const view = { ...plain, amount: money(donation.amount) }
  if (!isOffice) return view
  const { movementId, note, version, voidedAt, voidReason } = donation
  return { ...view, movementId, note, version, voidedAt, voidReason }
}

async function viewOf(
  db: Parameters<typeof findDonation>[0],
  id: number,
): Promise<Told<typeof DonationDone>> {
  const donation = await findDonation(db, id)
  if (!donation) throw new Refusal('not_found')
  return { success: true, donation: donationView(donation, true) }
}

export const donationDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/donations/thanks',
    who: 'anyone',
    summary:
      'Whoever gives leaves an address to be thanked at, proved by a letter; answers the symbol his money is to come with',
    body: GiverInput,
    answers: { 202: doneWith({ variableSymbol: z.string() }) },
    handle: async ({ db, address, language, today, body, http }) => {
      const variableSymbol = await askForThanks(db, { address, language, today }, body)
      http.status(202)
      return { success: true, variableSymbol }
    },
  }),
  door({
    method: 'GET',
    path: '/api/donations',
    who: 'donations.view',
    summary: 'Donations (one’s own; all of them for the Treasurer) and what was raised for each purpose',
    query: listQuery(['-givenOn']).extend(Filters.shape),
    answers: DonationListAnswer,
    handle: async ({ db, visitor, query: { purpose, ...query } }) => {
      const isOffice = can(visitor, 'fees.manage')
      const memberId = isOffice ? undefined : (visitor.memberId ?? 0)
      const [{ items, sum: _, ...page }, totals] = await Promise.all([
        listDonations(db, { ...query, memberId, purposeId: purpose, withVoided: isOffice }),
        listTotals(db),
      ])
      return {
        items: items.map((donation) => donationView(donation, isOffice)),
        ...page,
        purposes: totals.map((row) => ({ ...row, total: money(row.total) })),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/donations',
    who: 'fees.manage',
    summary: 'Write a donation down, by hand or out of what is left of a bank movement',
    body: NewDonation,
    answers: { 201: DonationDone },
    handle: async ({ db, visitor, today, body, http }) => {
      const id = await addDonation(db, { actorId: visitor.id, today }, body)
      http.status(201)
      return viewOf(db, id)
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/donations/:id',
    who: 'fees.manage',
    summary: 'Correct a donation',
    params: Id,
    body: DonationChange,
    answers: DonationDone,
    handle: async ({ db, visitor, today, params, body }) => {
      await changeDonation(db, { donationId: params.id, actorId: visitor.id, today }, body)
      return viewOf(db, params.id)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/donations/:id/void',
    who: 'fees.manage',
    summary: 'Void a donation with a reason; its money is free again',
    params: Id,
    body: Voiding,
    answers: DonationDone,
    handle: async ({ db, visitor, params, body }) => {
      await voidDonation(db, { donationId: params.id, actorId: visitor.id, reason: body.reason })
      return viewOf(db, params.id)
    },
  }),
  door({
    method: 'GET',
    path: '/api/donations/export.csv',
    sends: 'made',
    who: 'fees.manage',
    summary: 'Donations as a table for a spreadsheet',
    query: Filters,
    sentAs: ['text/csv'],
    handle: async ({ db, language, today, query: { purpose, year } }) =>
      new Response(await exportDonations(db, { purposeId: purpose, year }, language), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="dary-${today}.csv"`,
          'cache-control': 'no-store',
        },
      }),
  }),
  door({
    method: 'GET',
    path: '/api/donations/confirmation.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'donations.view',
    summary: 'What one gave in a year, confirmed; of anybody for the Treasurer',
    query: z.strictObject({
      year: Year,
      memberId: RowId.optional(),
      donor: z.string().trim().min(1).max(200).optional(),
    }),
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, query: { year, memberId, donor } }) => {
      const isOthers = (memberId !== undefined && memberId !== visitor.memberId) || donor !== undefined
      if (isOthers && !can(visitor, 'fees.manage')) throw new Refusal('not_allowed')
      const ownId = memberId ?? visitor.memberId
      if (donor === undefined && ownId === null) throw new Refusal('not_found')
      const file = await confirmDonations(db, {
        donor: donor === undefined ? { memberId: ownId ?? 0 } : { donorName: donor },
        year,
        club,
        today,
        language,
        officerId: isOthers ? visitor.id : null,
      })
      return pdfResponse(file, `potvrzeni-o-daru-${year}`)
    },
  }),
]
