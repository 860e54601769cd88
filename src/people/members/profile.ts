import { z } from 'zod'
import { isDay } from '../../ground/values/real-day.ts'

export const text = (max: number) => z.string().trim().min(1).max(max)
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable().optional(),
  )

/** 603 123 456, 00420603123456 and +420 603 123 456 are one number. */
export function normalizePhone(input: string): string | null {
  const digits = input.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const full = /^\d{9}$/.test(digits) ? `+420${digits}` : digits
  return /^\+[1-9]\d{7,14}$/.test(full) ? full : null
}

/** '75002' and '750 02' are written '750 02'. */
export function normalizePostalCode(input: string): string | null {
  const digits = input.replace(/\s/g, '')
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : null
}

export const phone = z
  .string()
  .max(40)
  .transform((input, context) => {
    const number = normalizePhone(input)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'not_phone' })
    return z.NEVER
  })

export const postalCode = z
  .string()
  .max(12)
  .transform((input, context) => {
    const code = normalizePostalCode(input)
    if (code) return code
    context.addIssue({ code: 'custom', message: 'not_postal_code' })
    return z.NEVER
  })

export const birthDate = z
  .string()
  .refine((day) => isDay(day) && day > '1900-01-01' && day < '2100-01-01', 'not_day')

/** What a member says about himself; everything else about him is written by officers. */
export const Profile = z.strictObject({
  firstName: text(100),
  lastName: text(100),
  nickname: optional(text(100)),
  phone: optional(phone),
  birthDate: optional(birthDate),
  street: optional(text(200)),
  city: optional(text(100)),
  postalCode: optional(postalCode),
  emergencyName: optional(text(200)),
  emergencyPhone: optional(phone),
  consentsToPhotos: z.boolean().optional(),
  sharesContact: z.boolean().optional(),
})

export type ProfileChange = Partial<z.infer<typeof Profile>>
export const PROFILE_FIELDS = Object.keys(Profile.shape)
