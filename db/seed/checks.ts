import type { Db } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { insertAll } from './insert.ts'
import { isPresent, type Person } from './person.ts'

/** This year's question whether one's data are right: most have answered, some in person, some are silent. */
export async function seedChecks(
  tx: Db,
  people: readonly Person[],
  { today, startedBy }: { readonly today: string; readonly startedBy: number },
): Promise<void> {
  const year = Number(today.slice(0, 4))
  const startedOn = [`${year}-01-01`, addDays(today, -20)].toSorted().at(-1) ?? today
  const startedAt = new Date(`${startedOn}T09:00:00Z`)
  await tx.insertInto('dataCheck').values({ year, startedAt, startedBy }).execute()
  const asked = people.filter(
    (person) => isPresent(person) && person.facts.approved && person.role !== 'Applicant',
  )
  await insertAll(
    tx,
    'dataCheckPerson',
    asked.map((person) => ({
      year,
      memberId: person.id,
      ...saidBy(person, { today, startedAt, startedBy }),
    })),
  )
}

type Told = { readonly today: string; readonly startedAt: Date; readonly startedBy: number }

function saidBy({ id, email, login }: Person, { today, startedAt, startedBy }: Told) {
  const askedAt = email === null ? null : startedAt
  const isHeard = email === null && id % 2 === 0
  const isSilent = login === 'member' || (login === null && !isHeard && (email === null || id % 4 === 0))
  const told = { askedAt, answer: null, way: null, answeredOn: null, notedBy: null }
  if (isSilent) return told
  if (isHeard)
    return { ...told, answer: 'confirmed', way: 'phone', answeredOn: today, notedBy: startedBy } as const
  const isCorrected = id % 7 === 0
  return {
    ...told,
    answer: isCorrected ? 'corrected' : 'confirmed',
    way: isCorrected ? 'profile' : 'link',
    answeredOn: today,
  } as const
}
