import { z } from 'zod'
import { HogNumber } from '../hog/hog-input.ts'
import { proposeHog } from '../hog/propose-hog.server.ts'
import { changeMember } from '../members/change-member.server.ts'
import { findCard } from '../members/member-cards.server.ts'
import { OwnPatch } from '../members/member-change.ts'
import { changeOf, lostOf } from '../members/member-form.ts'
import { optional } from '../members/profile.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { writableFields, writableOwn } from '../members/visibility.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { askEmailChange } from './ask-email-change.server.ts'

export const profileScreen = declareScreen({ who: 'account.edit-own' })

const NewEmail = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('not_email')),
  password: z.string().min(1).max(1000),
})
const OwnHog = z.strictObject({
  hogNumber: HogNumber,
  expiresOn: optional(
    z.string().refine((day) => isDay(day) && day > '1990-01-01' && day < '2100-01-01', 'not_day'),
  ),
})

const done = (intent: 'email' | 'hog' | 'save') => ({ fault: undefined, done: { intent } })

/** What a member does with his own card. */
export const profileActs = {
  email: profileScreen.act({
    takes: NewEmail,
    does: async ({ db, visitor }, input) => {
      await askEmailChange(db, visitor, input)
      return done('email')
    },
  }),
  hog: profileScreen.act({
    takes: OwnHog,
    does: async ({ db, visitor }, { hogNumber, expiresOn = null }) => {
      await proposeHog(db, { id: visitor.id, memberId: ownCard(visitor) }, { hogNumber, expiresOn })
      return done('hog')
    },
  }),
  save: profileScreen.act({
    does: async (given, _, form) => {
      await saveProfile(given, form)
      return done('save')
    },
  }),
}

function ownCard({ memberId }: Visitor): number {
  if (memberId === null) throw new Refusal('not_found')
  return memberId
}

/** What anybody may write on his own card; whoever comes second sees the card as it now is. */
async function saveProfile({ db, today, visitor: sender }: Given, form: FormValues): Promise<void> {
  const memberId = ownCard(sender)
  const visitor: Visitor = { ...sender, role: 'Member', grants: [] }
  const card = await findCard(db, memberId, today)
  if (!card) throw new Refusal('not_found')
  const own = writableOwn(visitor, card)
  if (lostOf(form, own).length > 0) throw new Refusal('own_field_gone')
  const { version, ...change } = parseForm(OwnPatch, {
    ...changeOf(form, writableFields(visitor, card), own),
    version: Number(form.version),
  })
  const { conflict } = await changeMember(db, visitor, { memberId, version, change, today })
  if (conflict) throw new Refusal('changed_meanwhile')
}
