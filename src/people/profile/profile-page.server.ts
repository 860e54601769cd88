import { z } from 'zod'
import { HogNumber } from '../hog/hog-input.ts'
import { proposeHog } from '../hog/propose-hog.server.ts'
import { changeMember } from '../members/change-member.server.ts'
import { findCard } from '../members/member-cards.server.ts'
import { OwnPatch } from '../members/member-change.ts'
import { changeOf } from '../members/member-form.ts'
import { optional } from '../members/profile.ts'
import { isDay } from '../../ground/values/day.ts'
import { writableFields } from '../members/visibility.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { askEmailChange } from './ask-email-change.server.ts'

const EmailInput = z.strictObject({
  intent: z.literal('email'),
  email: z.string().trim().max(254).pipe(z.email('not_email')),
  password: z.string().min(1).max(1000),
})
const HogInput = z.strictObject({
  intent: z.literal('hog'),
  hogNumber: HogNumber,
  expiresOn: optional(
    z.string().refine((day) => isDay(day) && day > '1990-01-01' && day < '2100-01-01', 'not_day'),
  ),
})

/** One of the things a member does with his own card. */
export async function handleProfile(context: RequestContext, visitor: Visitor, form: FormValues) {
  const { memberId } = visitor
  if (form.intent === 'email') {
    const { email, password } = parseForm(EmailInput, form)
    await askEmailChange(context.db, visitor, { email, password })
    return { intent: 'email' } as const
  }
  if (memberId === null) throw new Refusal('not_found')
  if (form.intent === 'hog') {
    const { hogNumber, expiresOn } = parseForm(HogInput, form)
    await proposeHog(context.db, { id: visitor.id, memberId }, { hogNumber, expiresOn: expiresOn ?? null })
    return { intent: 'hog' } as const
  }
  await saveProfile(context, { ...visitor, role: 'Member', grants: [] }, memberId, form)
  return { intent: 'save' } as const
}

/** What anybody may write on his own card; whoever comes second sees the card as it now is. */
async function saveProfile(
  { db, today }: RequestContext,
  visitor: Visitor,
  memberId: number,
  form: FormValues,
): Promise<void> {
  const card = await findCard(db, memberId, today)
  if (!card) throw new Refusal('not_found')
  const { version, ...change } = parseForm(OwnPatch, {
    ...changeOf(form, writableFields(visitor, card)),
    version: Number(form.version),
  })
  const { conflict } = await changeMember(db, visitor, { memberId, version, change, today })
  if (conflict) throw new Refusal('changed_meanwhile')
}
