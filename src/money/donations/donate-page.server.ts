import { z } from 'zod'
import { can } from '../../permissions.ts'
import { Crowns } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { addDonation } from './add-donation.server.ts'
import { changeDonation, voidDonation } from './change-donation.server.ts'
import { DonationChange, NewDonation, readDonor } from './donation.ts'
import { findMemberByNumber } from './free-movements.server.ts'
import { PurposeInput, savePurpose } from './save-purpose.server.ts'

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

const Fields = z.strictObject({
  intent: z.enum(['add', 'change', 'void', 'purpose']),
  id: RowId.optional(),
  version: RowId.optional(),
  movementId: RowId.optional(),
  purposeId: RowId.optional(),
  donor: z.string().max(300).optional(),
  amount: z.preprocess((text) => (isBlank(text) ? undefined : text), Crowns.optional()),
  givenOn: z.string().max(10).optional(),
  anonymous: z.literal('on').optional(),
  note: z.string().max(2000).optional(),
  reason: z.string().max(2000).optional(),
  name: z.string().max(100).optional(),
  description: z.string().max(2000).optional(),
  active: z.literal('on').optional(),
})
type Form = z.infer<typeof Fields>

/** One of the Treasurer's acts, as a form of the page asks for it. */
export async function handleDonate({ db, today }: RequestContext, visitor: Visitor, form: FormValues) {
  if (!can(visitor, 'fees.manage')) throw new Refusal('not_allowed')
  const fields = parseForm(Fields, form)
  const actorId = visitor.id
  if (fields.intent === 'add')
    await addDonation(db, { actorId, today }, parseForm(NewDonation, await donationOf(db, fields)))
  if (fields.intent === 'change')
    await changeDonation(
      db,
      { donationId: fields.id ?? 0, actorId, today },
      parseForm(DonationChange, { ...(await donationOf(db, fields)), version: fields.version }),
    )
  if (fields.intent === 'void')
    await voidDonation(db, { donationId: fields.id ?? 0, actorId, reason: fields.reason ?? '' })
  if (fields.intent === 'purpose')
    await savePurpose(
      db,
      actorId,
      parseForm(PurposeInput, {
        ...(fields.id ? { id: fields.id } : {}),
        name: fields.name,
        description: fields.description?.replaceAll('\r\n', '\n') ?? '',
        active: fields.active === 'on',
      }),
    )
  return { intent: fields.intent }
}

async function donationOf(db: Db, { purposeId, donor, amount, givenOn, anonymous, note, movementId }: Form) {
  return {
    purposeId,
    ...(await donorIn(db, donor ?? '')),
    ...(amount === undefined ? {} : { amount }),
    ...(givenOn ? { givenOn } : {}),
    anonymous: anonymous === 'on',
    note,
    ...(movementId ? { movementId } : {}),
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
