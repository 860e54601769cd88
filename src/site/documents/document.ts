import { can, type Permission, type Role } from '../../permissions.ts'

export const DOCUMENT_KINDS = ['minutes', 'rules', 'form', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const AUDIENCES = ['everyone', 'members', 'officers', 'roles'] as const
export type DocumentAudience = (typeof AUDIENCES)[number]

type Reader = { readonly role: Role; readonly grants: readonly Permission[] }
type Meant = { readonly audience: DocumentAudience; readonly roles: readonly string[] }

export function mayManageDocuments(reader: Reader): boolean {
  return can(reader, 'documents.manage')
}

/** Wider and wider: applicants get what is for everyone, members what is for members, officers theirs as well. */
export function audiencesOf(role: Role): readonly DocumentAudience[] {
  if (role === 'Applicant') return ['everyone']
  return role === 'Member' ? ['everyone', 'members'] : ['everyone', 'members', 'officers']
}

/** May this person have it? Whoever looks after documents has all of them. */
export function mayReadDocument({ audience, roles }: Meant, reader: Reader): boolean {
  if (mayManageDocuments(reader)) return true
  return audience === 'roles' ? roles.includes(reader.role) : audiencesOf(reader.role).includes(audience)
}
