import { z } from 'zod'
import { KEY_OFFICES } from '../../ground/tables/keys.ts'
import { can, NEVER_GRANTED, type Permission, PERMISSIONS, type Actor } from '../../permissions.ts'

/** Not for programs: powers, whatever changes who may do what, and the page of thanks, which is a screen. */
const NOT_FOR_PROGRAMS: readonly Permission[] = [...NEVER_GRANTED, 'accounts.manage', 'thanks.view']

const AREAS = (Object.keys(PERMISSIONS) as Permission[]).filter((area) => !NOT_FOR_PROGRAMS.includes(area))

/** What a key of the club can be given: all that any program can, but for a person's own things. */
export const CLUB_AREAS = AREAS.filter((area) => area !== 'account.edit-own')

/** How long a key opens; a program that lives on is given another. */
export const DAYS = [30, 90, 365] as const
export const MOST_KEYS = 20

export const ProgramKeyInput = z.strictObject({
  name: z.string().trim().min(1).max(60),
  areas: z
    .array(z.enum(AREAS as [Permission, ...Permission[]]))
    .min(1)
    .max(AREAS.length),
  writes: z.boolean(),
  days: z.literal(DAYS),
  password: z.string().min(1).max(1000).optional(),
})
export type ProgramKeyInput = z.infer<typeof ProgramKeyInput>

export const ClubKeyInput = ProgramKeyInput.extend({
  office: z.enum(KEY_OFFICES),
  areas: z
    .array(z.enum(CLUB_AREAS as [Permission, ...Permission[]]))
    .min(1)
    .max(CLUB_AREAS.length),
})
export type ClubKeyInput = z.infer<typeof ClubKeyInput>

/** What of his own a person can hand to a program. */
export function areasFor(actor: Pick<Actor, 'role' | 'grants' | 'off'>): readonly Permission[] {
  return AREAS.filter((area) => can(actor, area))
}
