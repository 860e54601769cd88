import type { Db } from '../../tables.ts'

export type Division = { readonly id: number; readonly name: string }

/** Those one can apply to. */
export function listOpenDivisions(db: Db): Promise<readonly Division[]> {
  return db
    .selectFrom('division')
    .select(['id', 'name'])
    .where('closedOn', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function listDivisions(db: Db): Promise<readonly Division[]> {
  return db.selectFrom('division').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}
