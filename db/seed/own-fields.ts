import { sql } from 'kysely'
import type { Db } from '../../src/tables.ts'
import type { Person } from './person.ts'

const SIZES = ['S', 'M', 'L', 'XL', 'XXL']

/** What this club keeps on its cards besides: a shirt size it asks applicants for, and who can cook goulash. */
export async function seedOwnFields(tx: Db, people: readonly Person[]): Promise<void> {
  const [size, cook] = await tx
    .insertInto('ownField')
    .values([
      {
        name: 'Velikost trička',
        kind: 'choice',
        seenAs: 'private',
        inApplication: true,
        choices: JSON.stringify(SIZES.map((name, index) => ({ id: index + 1, name }))),
        lastChoice: SIZES.length,
        position: 1,
      },
      { name: 'Uvaří guláš', kind: 'yesNo', seenAs: 'title', position: 2 },
    ])
    .returning('id')
    .execute()
  if (!size || !cook) return
  const cards = people
    .filter((_, index) => index % 3 === 0)
    .map(({ id }, index) => ({
      id,
      own: { [size.id]: (index % SIZES.length) + 1, [cook.id]: index % 2 === 0 },
    }))
  await sql`update member set own = given.own from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as given(id int, own jsonb)
    where member.id = given.id`.execute(tx)
}
