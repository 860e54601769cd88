import { z } from 'zod'
import { forgetRefundAccount, keepRefundAccount } from '../../money/payments/keep-refund-account.server.ts'
import { OwnRefundAccount } from '../../money/payments/refund-account.ts'
import { confirmOwn } from '../checks/answer-question.server.ts'
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
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { askEmailChange } from './ask-email-change.server.ts'
import { ownCard } from './own-card.ts'

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

const done = (intent: 'confirm' | 'email' | 'hog' | 'save' | 'refundAccount' | 'noRefundAccount') => ({
  fault: undefined,
  done: { intent },
})

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
  refundAccount: profileScreen.act({
    takes: formOf(OwnRefundAccount, { consents: (text) => text === 'on' }),
    does: async ({ db, visitor, today }, { account }) => {
      const memberId = ownCard(visitor)
      await keepRefundAccount(db, visitor, { memberId, account, consentedOn: today, today })
      return done('refundAccount')
    },
  }),
  noRefundAccount: profileScreen.act({
    does: async ({ db, visitor }) => {
      await forgetRefundAccount(db, visitor, ownCard(visitor))
      return done('noRefundAccount')
    },
  }),
  confirm: profileScreen.act({
    takes: z.strictObject({}),
    does: async ({ db, visitor, today }) => {
      await confirmOwn(db, visitor, today)
      return done('confirm')
    },
  }),
  save: profileScreen.act({
    does: async (given, _, form) => {
      await saveProfile(given, form)
      return done('save')
    },
  }),
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
