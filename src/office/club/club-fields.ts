import { z } from 'zod'
import { CLUB_PARTS, type ClubPart } from '../../club-parts.ts'
import { postalCode, text } from '../../people/members/profile.ts'
import { isReadableAccent } from '../../ground/values/accent.ts'
import { parseHex } from '../../ground/values/colour.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { parseRegistrationNumber } from './registration-number.ts'

/** Empty is an answer: the club has none. */
const orEmpty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.string().trim().length(0), schema])

const registrationNumber = z.string().transform((input, context) => {
  const number = input.trim() === '' ? '' : parseRegistrationNumber(input)
  if (number !== null) return number
  context.addIssue({ code: 'custom', message: 'not_registration_number' })
  return z.NEVER
})

const code = z.string().transform((input, context) => {
  if (input.trim() === '') return ''
  const parsed = postalCode.safeParse(input)
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: 'not_postal_code' })
  return z.NEVER
})

const colour = z
  .string()
  .nullable()
  .transform((input, context) => {
    if (input === null) return null
    const hex = parseHex(input)
    if (hex && isReadableAccent(hex)) return hex
    context.addIssue({ code: 'custom', message: hex ? 'unreadable_colour' : 'not_colour' })
    return z.NEVER
  })

const line = (max: number) => z.string().trim().max(max)

/** Whatever can be changed about the club, each field by itself; the same for forms and the API. */
export const ClubFields = z.strictObject({
  name: text(80),
  shortName: text(4),
  foundedIn: z.coerce.number().int().min(1880).max(2100),
  claimCs: line(60),
  claimEn: line(60),
  introCs: line(300),
  introEn: line(300),
  email: orEmpty(z.string().trim().max(254).pipe(z.email('not_email'))),
  street: line(120),
  city: line(80),
  postalCode: code,
  registrationNumber,
  colour,
  batchSize: z.coerce.number().int().min(1).max(500),
  withHog: z.boolean(),
  withRitual: z.boolean(),
  withPatches: z.boolean(),
  withApplicants: z.boolean(),
  withOfficersStep: z.boolean(),
  // A club may be stricter than the house, never looser.
  officersIdleHours: z.coerce.number().int().min(1).max(12),
  membersIdleDays: z.coerce.number().int().min(1).max(14),
})

/** The settings as they were read: what somebody changed meanwhile is not overwritten. */
export const ClubVersion = z.int().min(1).max(999_999_999)

export type ClubChange = Partial<z.infer<typeof ClubFields>>
type Said = Omit<z.infer<typeof ClubFields>, 'batchSize'>

/** The club as the fields say it, one value a field. */
export function fieldsOf({
  name,
  shortName,
  foundedIn,
  claim,
  intro,
  contact,
  colour: own,
  off,
  applicantStage,
  officersStep,
  officersIdleHours,
  membersIdleDays,
}: Club): Said {
  return {
    name,
    shortName,
    foundedIn,
    claimCs: claim.cs,
    claimEn: claim.en,
    introCs: intro.cs,
    introEn: intro.en,
    ...contact,
    colour: own === null ? null : parseHex(own),
    withHog: !off.includes('hog'),
    withRitual: !off.includes('ritual'),
    withPatches: !off.includes('patches'),
    withApplicants: applicantStage,
    withOfficersStep: officersStep,
    officersIdleHours,
    membersIdleDays,
  }
}

/** The way back, as it is stored; the yellow is no choice but the lack of one. */
export function clubOf(said: Said): Omit<Club, 'logo' | 'look'> {
  const { name, shortName, foundedIn, claimCs, claimEn, introCs, introEn, colour: own, ...rest } = said
  const { withHog, withRitual, withPatches, withApplicants, withOfficersStep, ...others } = rest
  const { officersIdleHours, membersIdleDays, ...contact } = others
  const has: Readonly<Record<ClubPart, boolean>> = { hog: withHog, ritual: withRitual, patches: withPatches }
  return {
    name,
    shortName,
    foundedIn,
    claim: { cs: claimCs, en: claimEn },
    intro: { cs: introCs, en: introEn },
    contact: { ...NEW_CLUB.contact, ...contact },
    colour: own,
    off: CLUB_PARTS.filter((part) => !has[part]),
    applicantStage: withApplicants,
    officersStep: withOfficersStep,
    officersIdleHours,
    membersIdleDays,
  }
}
