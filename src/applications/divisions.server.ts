import type { Db } from '../tables.ts'

export type Division = { readonly id: number; readonly name: string }

export function listDivisions(db: Db): Promise<readonly Division[]> {
  return db.selectFrom('division').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}
