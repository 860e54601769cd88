import type { Dice } from './dice.ts'
import { isWoman, type Person } from './person.ts'

const WIVES = [
  'Jana',
  'Petra',
  'Lucie',
  'Helena',
  'Božena',
  'Kamila',
  'Olga',
  'Milena',
  'Radka',
  'Naděžda',
] as const
const HUSBANDS = [
  'Jan Dostál',
  'Pavel Trávníček',
  'Josef Odstrčil',
  'Tomáš Grygar',
  'Petr Vychodil',
  'Martin Zatloukal',
  'David Kratochvíl',
] as const

/** Whom to call when a ride goes wrong. */
export function inventEmergencyContact(
  person: Person,
  dice: Dice,
): { emergencyName: string; emergencyPhone: string } {
  const name = isWoman(person)
    ? `${dice.pick(HUSBANDS)} (${dice.pick(['manžel', 'přítel', 'švagr'])})`
    : `${dice.pick(WIVES)} ${feminineSurname(person.lastName)} (${dice.pick(['manželka', 'sestra'])})`
  return { emergencyName: name, emergencyPhone: `+420700001${String(person.id).padStart(3, '0')}` }
}

// The first ending that fits decides; Vaněk is Vaňková, Němec Němcová, Hora Horová.
const FEMININE_ENDINGS = [
  [/ý$/, 'á'],
  [/í$/, 'í'],
  [/něk$/, 'ňková'],
  [/ek$/, 'ková'],
  [/ec$/, 'cová'],
  [/a$/, 'ová'],
  [/$/, 'ová'],
] as const

function feminineSurname(surname: string): string {
  const [ending, feminine] = FEMININE_ENDINGS.find(([pattern]) => pattern.test(surname)) ?? [/$/, 'ová']
  return surname.replace(ending, feminine)
}
