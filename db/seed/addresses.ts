import { at, type Dice } from './dice.ts'

type Place = readonly [city: string, postalCode: string]

const AROUND_HRANICE: readonly Place[] = [
  ['Hranice', '753 01'],
  ['Hranice', '753 01'],
  ['Lipník nad Bečvou', '751 31'],
  ['Přerov', '750 02'],
  ['Valašské Meziříčí', '757 01'],
  ['Bělotín', '753 64'],
  ['Odry', '742 35'],
  ['Kelč', '756 43'],
]
const AROUND_SUMPERK: readonly Place[] = [
  ['Šumperk', '787 01'],
  ['Šumperk', '787 01'],
  ['Zábřeh', '789 01'],
  ['Mohelnice', '789 85'],
  ['Rapotín', '788 14'],
  ['Velké Losiny', '788 15'],
  ['Hanušovice', '788 33'],
  ['Jeseník', '790 01'],
]
const AROUND_OLOMOUC: readonly Place[] = [
  ['Olomouc', '779 00'],
  ['Olomouc', '779 00'],
  ['Prostějov', '796 01'],
  ['Litovel', '784 01'],
  ['Šternberk', '785 01'],
  ['Uničov', '783 91'],
  ['Velká Bystřice', '783 53'],
  ['Hlubočky', '783 61'],
]
const PLACES_OF_DIVISION = [AROUND_OLOMOUC, AROUND_HRANICE, AROUND_SUMPERK, AROUND_OLOMOUC] as const

const STREETS = [
  'Nádražní',
  'Polní',
  'Zahradní',
  'Lipová',
  'Školní',
  'Husova',
  'Komenského',
  'Mlýnská',
  'Sportovní',
  'Dlouhá',
  'Na Vyhlídce',
  'Pod Lesem',
  'U Kovárny',
  'Příčná',
  'Luční',
  'Za Humny',
] as const

export type Address = { street: string; city: string; postalCode: string }

export function inventAddress(divisionId: number | null, dice: Dice): Address {
  const [city, postalCode] = dice.pick(at(PLACES_OF_DIVISION, divisionId ?? 0))
  return { street: `${dice.pick(STREETS)} ${dice.between(1, 98)}`, city, postalCode }
}
