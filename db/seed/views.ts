import type { Db } from '../../src/tables.ts'

const SUMPERK = '2'

/** One of somebody’s own, and one that every officer finds. */
export async function seedViews(tx: Db, by: { treasurerId: number; secretaryId: number }): Promise<void> {
  const owing = { payment: 'unpaid', sort: 'payment', columns: 'division,payment,contact' }
  await tx
    .insertInto('memberView')
    .values([
      { accountId: by.treasurerId, name: 'Dlužníci s kontaktem', query: JSON.stringify(owing) },
      {
        accountId: by.secretaryId,
        name: 'Šumperk, nezaplaceno',
        shared: true,
        query: JSON.stringify({ ...owing, division: SUMPERK }),
      },
    ])
    .execute()
}
