import { z } from 'zod'
import { normalizeEmail } from '../../entry/accounts/account.ts'
import { isPlainAddress } from '../../ground/mail/outbox.ts'
import { Profile } from '../members/profile.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { fieldFaults } from '../../ground/http/field-fault.ts'
import type { FieldFault, FieldFaults } from '../../refusals.ts'
import { type AnswerName, type Draft, type Step, STEP_FIELDS, STEPS, withoutOwn } from './application-form.ts'

const fault = (name: FieldFault) => name

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable().optional(),
  )

const email = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine(isPlainAddress, fault('not_email'))
  .transform(normalizeEmail)

/** 'cz 44-112 07' is 'CZ4411207'. */
const hogNumber = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s./-]/g, '').toUpperCase())
  .refine((text) => /^[A-Z0-9]{4,15}$/.test(text), fault('not_hog_number'))

const day = z
  .string()
  .refine((text) => isDay(text) && text > '1900-01-01' && text < '2100-01-01', fault('not_day'))

/** Browsers send the end of a line as two characters; the club counts it as one. */
const prose = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value),
  optional(z.string().trim().max(5000)),
)

const division = z.preprocess(
  (value) =>
    value === '' ? null : typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  z.int().positive().max(999_999_999).nullable().optional(),
)

const SHAPE = {
  firstName: Profile.shape.firstName,
  lastName: Profile.shape.lastName,
  nickname: Profile.shape.nickname,
  email,
  phone: Profile.shape.phone,
  birthDate: Profile.shape.birthDate,
  street: Profile.shape.street,
  city: Profile.shape.city,
  postalCode: Profile.shape.postalCode,
  division,
  motorcycle: optional(z.string().trim().min(1).max(200)),
  hogNumber: optional(hogNumber),
  hogExpiresOn: optional(day),
  recommendedBy: optional(z.string().trim().min(1).max(200)),
  motivation: prose,
} satisfies Record<AnswerName, z.ZodType>

export const Answers = z.strictObject(SHAPE)
export type Answers = z.infer<typeof Answers>

/** What is wrong with one step, or nothing. */
export function stepFaults(step: Step, draft: Draft, today: string): FieldFaults {
  const parsed = Answers.safeParse(withoutOwn(draft), { reportInput: true })
  const all = parsed.success ? {} : fieldFaults(parsed.error)
  const names: readonly string[] = STEP_FIELDS[step]
  const faults = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  return step === 1 && !faults.birthDate && !isPast(draft.birthDate, today)
    ? { ...faults, birthDate: 'not_past_day' }
    : faults
}

/** The first step that has to be seen again. */
export function firstFaultyStep(
  draft: Draft,
  today: string,
): { readonly step: Step; readonly faults: FieldFaults } | null {
  const checked = STEPS.map((step) => ({ step, faults: stepFaults(step, draft, today) }))
  return checked.find(({ faults }) => Object.keys(faults).length > 0) ?? null
}

export function isPast(birthDate: string | null | undefined, today: string): boolean {
  return !birthDate || birthDate.trim() < today
}
