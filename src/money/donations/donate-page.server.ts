import { z } from 'zod'
import { Crowns } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { addDonation } from './add-donation.server.ts'
import { changeDonation, voidDonation } from './change-donation.server.ts'
import { DonationChange, NewDonation, readDonor, Voiding } from './donation.ts'
import { findMemberByNumber } from './free-movements.server.ts'
import { PurposeInput, savePurpose } from './save-purpose.server.ts'

export const donateScreen = declareScreen({ who: 'donations.view' })

/** What forms of the page may hand back after a refusal. */
export const DONATE_FIELDS = [
  'intent',
  'id',
  'donor',
  'amount',
  'givenOn',
  'purposeId',
  'anonymous',
  'note',
  'reason',
  'name',
  'description',
]

const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === ''

// A form names the donor by a name or a number in one field; the call tells a member from anybody else.
const Said = z.strictObject({
  purposeId: RowId.optional(),
  donor: z.string().max(300).default(''),
  amount: z.preprocess((text) => (isBlank(text) ? undefined : text), Crowns.optional()),
  givenOn: z.string().max(10).optional(),
  anonymous: z.literal('on').optional(),
  note: z.string().max(2000).optional(),
})

const purposeForm = formOf(PurposeInput, { description: (text) => text.replaceAll('\r\n', '\n') })

/** The Treasurer's desk: everybody else may only see how to give. */
export const donateActs = {
  add: donateScreen.actFor('fees.manage', {
    takes: Said.extend({ movementId: RowId.optional() }),
    does: async ({ db, visitor, today }, { movementId, ...said }) => {
      const donation = { ...(await donationOf(db, said)), ...(movementId ? { movementId } : {}) }
      await addDonation(db, { actorId: visitor.id, today }, parseForm(NewDonation, donation))
      return done('add')
    },
  }),
  change: donateScreen.actFor('fees.manage', {
    takes: Said.extend({ id: RowId, version: RowId }),
    does: async ({ db, visitor, today }, { id: donationId, version, ...said }) => {
      const change = parseForm(DonationChange, { ...(await donationOf(db, said)), version })
      await changeDonation(db, { donationId, actorId: visitor.id, today }, change)
      return done('change')
    },
  }),
  void: donateScreen.actFor('fees.manage', {
    takes: Voiding.extend({ id: RowId }),
    does: async ({ db, visitor }, { id: donationId, reason }) => {
      await voidDonation(db, { donationId, actorId: visitor.id, reason })
      return done('void')
    },
  }),
  purpose: donateScreen.actFor('fees.manage', {
    takes: purposeForm,
    does: async ({ db, visitor }, purpose) => {
      await savePurpose(db, visitor.id, purpose)
      return done('purpose')
    },
  }),
}

const done = <Intent extends string>(intent: Intent) => ({ fault: undefined, done: { intent } })

async function donationOf(db: Db, { donor, amount, givenOn, anonymous, ...said }: z.infer<typeof Said>) {
  return {
    ...said,
    ...(await donorIn(db, donor)),
    ...(amount === undefined ? {} : { amount }),
    ...(givenOn ? { givenOn } : {}),
    anonymous: anonymous === 'on',
  }
}

async function donorIn(db: Db, written: string) {
  const donor = readDonor(written)
  if (!donor) return {}
  if ('name' in donor) return { donorName: donor.name, memberId: null }
  const member = await findMemberByNumber(db, donor.number)
  if (!member) throw new Refusal('invalid_fields', { fields: { donor: 'invalid' } })
  return { memberId: member.id, donorName: null }
}
