import { folded } from '../members/likeness.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { isCardField, type NamedTarget, type Target, TARGETS } from './card-field.ts'

/** Which field each column of the file feeds; null is a column left alone. */
export type Mapping = readonly (Target | null)[]
export type MappingFault = 'nothing_mapped' | 'name_missing' | 'mapped_twice'

// How people call their columns. Compared without case, diacritics and spaces.
const HEADERS: Readonly<Record<NamedTarget, readonly string[]>> = {
  number: ['číslo', 'číslo člena', 'členské číslo', 'číslo karty', 'č.', 'member number', 'number', 'no'],
  lastName: ['příjmení', 'last name', 'surname', 'family name'],
  firstName: ['jméno', 'křestní jméno', 'křestní', 'first name', 'given name'],
  fullName: ['jméno a příjmení', 'celé jméno', 'full name', 'name'],
  listName: ['příjmení a jméno', 'příjmení jméno', 'člen'],
  nickname: ['přezdívka', 'nick', 'nickname'],
  email: ['e-mail', 'mail', 'e-mailová adresa', 'email address'],
  phone: ['telefon', 'mobil', 'telefonní číslo', 'tel.', 'phone', 'mobile', 'phone number'],
  birthDate: [
    'datum narození',
    'narozen',
    'narozen/a',
    'narození',
    'dat. nar.',
    'birth date',
    'date of birth',
    'born',
  ],
  street: ['ulice', 'ulice a číslo', 'ulice a č. p.', 'adresa', 'street', 'address'],
  city: ['město', 'obec', 'bydliště', 'city', 'town'],
  postalCode: ['psč', 'poštovní směrovací číslo', 'postal code', 'zip', 'zip code', 'postcode'],
  country: ['země', 'stát', 'country'],
  division: ['divize', 'chapter', 'division'],
  position: ['funkce', 'titul', 'pozice', 'position', 'title'],
  hogNumber: ['číslo hog', 'hog', 'hog číslo', 'hog č.', 'hog number', 'h.o.g.'],
  hogExpiresOn: [
    'platnost hog',
    'hog platí do',
    'hog do',
    'hog platnost',
    'hog expires on',
    'hog expiry',
    'hog expires',
  ],
  memberSince: ['členem od', 'člen od', 'členství od', 'datum vstupu', 'vstup', 'member since', 'joined'],
  membershipKind: [
    'druh členství',
    'typ členství',
    'kategorie členství',
    'kind of membership',
    'membership type',
  ],
  lifeTime: ['doživotní', 'doživotní člen', 'doživotní členství', 'life time', 'lifetime member'],
  approvedAt: ['schváleno', 'schválen', 'datum schválení', 'approved', 'approved on', 'approved at'],
  ritualDate: ['rituál', 'datum rituálu', 'ritual', 'ritual date'],
  frontPatchOn: ['malá nášivka', 'přední nášivka', 'front patch', 'front patch on'],
  backPatchOn: ['zádová nášivka', 'velká nášivka', 'back patch', 'back patch on'],
  emergencyName: [
    'kontakt v nouzi',
    'nouzový kontakt',
    'kontaktní osoba',
    'emergency contact',
    'emergency name',
  ],
  emergencyPhone: ['telefon v nouzi', 'nouzový telefon', 'telefon na kontakt v nouzi', 'emergency phone'],
  motorcycles: ['motorka', 'motorky', 'stroj', 'motocykl', 'motorcycle', 'motorcycles', 'bike'],
  tags: ['štítky', 'štítek', 'tagy', 'tags'],
  openingBalance: ['počáteční zůstatek', 'zůstatek', 'přeplatek', 'opening balance', 'balance'],
  paidYears: ['zaplacené roky', 'zaplaceno za', 'zaplacené příspěvky', 'paid years', 'years paid'],
  household: ['domácnost', 'rodina', 'household', 'family'],
  note: ['poznámka', 'poznámka funkcionářů', 'note', 'notes'],
}

const BY_HEADER: ReadonlyMap<string, Target> = new Map(
  TARGETS.flatMap((target) =>
    [...HEADERS[target], ...ownNames(target)].map((name) => [folded(name), target] as const),
  ),
)

/** Our own export is always understood. */
function ownNames(target: NamedTarget): readonly string[] {
  return isCardField(target) ? [target, fieldWords[target].cs, fieldWords[target].en] : [target]
}

/** The first column of a name wins; the officer corrects the rest. */
export function guessMapping(
  headers: readonly string[],
  allowed: readonly Target[] = TARGETS,
  own: readonly OwnField[] = [],
): Mapping {
  const byName = new Map(own.map(({ id, name }) => [folded(name), ownName(id)]))
  const taken = new Set<Target>()
  return headers.map((header) => {
    const target = BY_HEADER.get(folded(header)) ?? byName.get(folded(header))
    if (!target || taken.has(target) || !allowed.includes(target)) return null
    taken.add(target)
    return target
  })
}

/** A card needs a name; a field can have one column only. */
export function mappingFault(mapping: Mapping): MappingFault | null {
  const used = mapping.filter((target) => target !== null)
  if (used.length === 0) return 'nothing_mapped'
  if (new Set(used).size < used.length) return 'mapped_twice'
  const wholeNames = used.filter((target) => target === 'fullName' || target === 'listName').length
  const partNames = used.filter((target) => target === 'firstName' || target === 'lastName').length
  if (wholeNames > 1 || (wholeNames === 1 && partNames > 0)) return 'mapped_twice'
  return wholeNames === 1 || partNames === 2 ? null : 'name_missing'
}
