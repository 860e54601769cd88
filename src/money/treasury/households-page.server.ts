import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { speak } from '../../ground/values/words.ts'
import { cardNumber, listName } from '../../people/members/member.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { changeHousehold, endHousehold, setHousehold } from '../households/change-household.server.ts'
import { findNamed, type InHousehold, listHouseholds } from '../households/households.server.ts'
import { PEOPLE_FIELDS } from './household-fields.ts'
import { householdsWords } from './households.words.ts'

export const householdsScreen = declareScreen({ who: 'fees.manage' })

export async function viewHouseholds({ db, language, url }: Given<'fees.manage'>) {
  const { items, ...view } = await listHouseholds(db, pageIn(url.searchParams))
  return {
    title: speak(householdsWords, language)('title'),
    view,
    households: items.map(({ payerId, members, ...payer }) => ({
      payer: seen({ memberId: payerId, ...payer }),
      others: members.map(seen),
    })),
  }
}

const seen = ({ memberId, number, ...person }: InHousehold) => ({
  id: memberId,
  name: listName(person),
  card: cardNumber(number),
})

const Written = z.string().trim().max(200).default('')
const Made = z.strictObject({
  payer: Written,
  ...Object.fromEntries(PEOPLE_FIELDS.map((name) => [name, Written])),
})
const OfOne = z.strictObject({ payerId: RowId, memberId: RowId })

export const householdActs = {
  make: householdsScreen.act({
    takes: Made,
    does: async ({ db, visitor }, written) => {
      const [payerId = 0, ...memberIds] = await readPeople(db, written)
      await setHousehold(db, { payerId, memberIds, actorId: visitor.id })
      return { fault: undefined, done: 'made' as const }
    },
  }),
  add: householdsScreen.act({
    takes: z.strictObject({ payerId: RowId, person: Written }),
    does: async ({ db, visitor }, { payerId, person }) => {
      const found = await findNamed(db, person)
      if (typeof found === 'string') throw new Refusal('invalid_fields', { fields: { person: found } })
      await changeHousehold(db, { payerId, add: found, actorId: visitor.id }).catch(atField('person'))
      return { fault: undefined, done: 'changed' as const }
    },
  }),
  remove: householdsScreen.act({
    takes: OfOne,
    does: async ({ db, visitor }, { payerId, memberId }) => {
      await changeHousehold(db, { payerId, remove: memberId, actorId: visitor.id })
      return { fault: undefined, done: 'changed' as const }
    },
  }),
  payer: householdsScreen.act({
    takes: OfOne,
    does: async ({ db, visitor }, { payerId, memberId }) => {
      await changeHousehold(db, { payerId, newPayer: memberId, actorId: visitor.id })
      return { fault: undefined, done: 'changed' as const }
    },
  }),
  end: householdsScreen.act({
    takes: z.strictObject({ payerId: RowId }),
    does: async ({ db, visitor }, { payerId }) => {
      await endHousehold(db, { payerId, actorId: visitor.id })
      return { fault: undefined, done: 'ended' as const }
    },
  }),
}

/** Whom each field names, the payer first; what is wrong is said at the field it is wrong in. */
async function readPeople(db: Db, written: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const faults: Record<string, FieldFaults[string]> = {}
  const people: number[] = []
  for (const name of ['payer', ...PEOPLE_FIELDS]) {
    const text = written[name] ?? ''
    if (text === '' && name !== 'payer') continue
    const found = await findNamed(db, text)
    if (typeof found === 'string') faults[name] = found
    else if (people.includes(found)) faults[name] = 'named_twice'
    else people.push(found)
  }
  const isAlone = PEOPLE_FIELDS.every((name) => !written[name])
  if (isAlone) faults.person1 = 'household_of_one'
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', { fields: faults })
  await refuseTaken(db, people, written)
  return people
}

/** Said of the very person who is in another household. */
async function refuseTaken(db: Db, people: readonly number[], written: Readonly<Record<string, string>>) {
  const names = ['payer', ...PEOPLE_FIELDS].filter((name) => name === 'payer' || written[name])
  const taken = await db
    .selectFrom('householdMember')
    .select('memberId')
    .where('memberId', 'in', [...people])
    .execute()
  const fields = Object.fromEntries(
    taken.flatMap(({ memberId }) => {
      const name = names[people.indexOf(memberId)]
      return name ? [[name, 'in_other_household' as const]] : []
    }),
  )
  if (taken.length > 0) throw new Refusal('invalid_fields', { fields })
}

/** A fault of the whole list is shown where the new person was written. */
function atField(field: string) {
  return (error: unknown): never => {
    const fault = error instanceof Refusal ? error.fields?.memberIds : undefined
    throw fault ? new Refusal('invalid_fields', { fields: { [field]: fault } }) : error
  }
}
