import { z } from 'zod'
import { isDay } from '../../ground/values/real-day.ts'
import { ROLES } from '../../permissions.ts'
import { AUDIENCES, DOCUMENT_KINDS } from './document.ts'

const title = z.string().trim().min(1).max(200)
const kind = z.enum(DOCUMENT_KINDS)
const datedOn = z.string().refine((day) => isDay(day) && day > '1900-01-01' && day < '2100-01-01', 'not_day')
const audience = z.enum(AUDIENCES)
const roles = z.array(z.enum(ROLES)).max(ROLES.length)

/** Named roles are named, and only where they count. */
const namesRoles = ({ audience: meant, roles: named }: { audience: string; roles: readonly string[] }) =>
  meant !== 'roles' || named.length > 0

export const DocumentFields = z
  .strictObject({ title, kind, datedOn, audience, roles: roles.default([]) })
  .refine(namesRoles, { path: ['roles'], message: 'required' })
  .transform((fields) => ({ ...fields, roles: fields.audience === 'roles' ? fields.roles : [] }))
export type DocumentFields = z.infer<typeof DocumentFields>

export const DocumentChange = z
  .strictObject({
    version: z.int().positive().max(1_000_000_000),
    title,
    kind,
    datedOn,
    audience,
    roles: roles.default([]),
  })
  .refine(namesRoles, { path: ['roles'], message: 'required' })
  .transform((fields) => ({ ...fields, roles: fields.audience === 'roles' ? fields.roles : [] }))

/** What stands beside a file that is itself the body of the call. */
export const DocumentQuery = z.strictObject({
  title: z.string(),
  kind: z.string(),
  datedOn: z.string(),
  audience: z.string(),
  roles: z.string().max(200).optional(),
  fileName: z.string().min(1).max(200),
})

/** As a form sends it: the box of a role, 'role:Treasurer', is ticked or not there. */
const fromBoxes = (form: unknown) => {
  const { title: named, kind: ofKind, datedOn: on, audience: meant, ...rest } = z.looseObject({}).parse(form)
  const ticked = ROLES.filter((role) => rest[`role:${role}`] === 'on')
  return { title: named, kind: ofKind, datedOn: on, audience: meant, roles: ticked }
}

export const DocumentForm = z.preprocess(fromBoxes, DocumentFields)

export const DocumentChangeForm = z.preprocess((form) => {
  const { version } = z.looseObject({}).parse(form)
  const isFigure = typeof version === 'string' && /^\d+$/.test(version)
  return { ...fromBoxes(form), version: isFigure ? Number(version) : version }
}, DocumentChange)

export const DOCUMENT_FIELDS = [
  'intent',
  'title',
  'kind',
  'datedOn',
  'audience',
  ...ROLES.map((role) => `role:${role}`),
]
