import type { Db } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { insertAll } from './insert.ts'
import { byNickname, type Person } from './person.ts'

// Who holds what, from how many days ago to how many days from now; the last committee's term is nearly over.
const TERMS = [
  { name: 'President', nickname: 'Dědek', from: -2150, to: -691 },
  { name: 'President', nickname: 'Bizon', from: -690, to: 41 },
  { name: 'Vicepresident', nickname: 'Medvěd', from: -690, to: 41 },
  { name: 'Road Captain', nickname: 'Kompas', from: -1055, to: null },
  { name: 'Sergeant at Arms', nickname: 'Nýt', from: -690, to: 406 },
] as const

export async function seedTitles(tx: Db, people: readonly Person[], today: string): Promise<void> {
  const names = [...new Set(TERMS.map(({ name }) => name))]
  await tx
    .insertInto('title')
    .values(names.map((name, index) => ({ name, position: index + 1 })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const titles = await tx.selectFrom('title').select(['id', 'name', 'single']).execute()
  const terms = TERMS.flatMap(({ name, nickname, from, to }) =>
    titles
      .filter((title) => title.name === name)
      .map((title) => ({
        titleId: title.id,
        single: title.single,
        memberId: byNickname(people, nickname).id,
        startsOn: addDays(today, from),
        endsOn: to === null ? null : addDays(today, to),
      })),
  )
  await insertAll(tx, 'titleTerm', terms)
}
