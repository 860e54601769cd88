import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { yearOf } from './calendar.ts'
import { createDice, type Dice } from './dice.ts'
import type { Person } from './person.ts'

const MODELS = [
  ['Jawa', '350 OHC'],
  ['Jawa', '500 RVM'],
  ['Jawa', '640 Style'],
  ['BMW', 'R 18'],
  ['Royal Enfield', 'Classic 350'],
  ['Moto Guzzi', 'V7'],
  ['Triumph', 'Speedmaster'],
  ['ČZ', '175'],
  ['Indian', 'Scout'],
  ['Indian', 'Chief'],
  ['Honda', 'Gold Wing'],
  ['Honda', 'Shadow 750'],
  ['Yamaha', 'Drag Star 650'],
  ['Kawasaki', 'Vulcan 900'],
  ['Triumph', 'Bonneville'],
  ['BMW', 'R 1200 GS'],
] as const
const VETERANS = [
  ['Jawa', '350'],
  ['ČZ', '175'],
  ['Jawa', '250'],
] as const

type Motorcycle = InsertObject<Tables, 'motorcycle'>

export function garages(people: readonly Person[], today: string): Motorcycle[] {
  const dice = createDice(883)
  return people.flatMap((person) => garageOf(person, yearOf(today), dice))
}

function garageOf(person: Person, thisYear: number, dice: Dice): Motorcycle[] {
  const [make, model] = person.nickname === 'Kardan' ? MODELS[0] : dice.pick(MODELS)
  const daily = {
    memberId: person.id,
    make,
    model,
    year: thisYear - dice.between(1, 24),
    plate: plate(dice),
    // By the number, not by the dice: whatever else they throw stays as it was.
    rangeKm: person.id % 3 === 0 ? null : 190 + ((person.id * 7) % 15) * 10,
    position: 0,
  }
  if (!dice.chance(22)) return [daily]
  const [oldMake, oldModel] = dice.pick(VETERANS)
  const veteran = { make: oldMake, model: oldModel, year: dice.between(1949, 1988), plate: plate(dice) }
  return [daily, { memberId: person.id, ...veteran, position: 1 }]
}

function plate(dice: Dice): string {
  return `${dice.between(1, 9)}M ${dice.between(1000, 9999)}`
}
