import type { Generated } from 'kysely'

// Documents are the club's; who handed one in is an account.
export type DocumentTable = {
  id: Generated<number>
  title: string
  kind: 'minutes' | 'rules' | 'form' | 'other'
  datedOn: string
  audience: 'everyone' | 'members' | 'officers' | 'roles'
  roles: Generated<string[]>
  version: Generated<number>
  createdAt: Generated<Date>
  createdBy: number | null
}

export type DocumentVersionTable = {
  id: Generated<number>
  documentId: number
  number: number
  fileKey: string
  fileName: string
  type: string
  size: number
  uploadedAt: Generated<Date>
  uploadedBy: number | null
}
