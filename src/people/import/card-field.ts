import { isOn } from '../members/visibility.ts'
import { type Actor, can, type Permission } from '../../permissions.ts'

// What of a card can come from a file. Kinds say how a cell is read (row.ts).
const KINDS = {
  number: 'number',
  lastName: 'text100',
  firstName: 'text100',
  nickname: 'text100',
  email: 'email',
  phone: 'phone',
  birthDate: 'pastDay',
  street: 'text200',
  city: 'text100',
  postalCode: 'postalCode',
  country: 'country',
  division: 'division',
  position: 'text60',
  hogNumber: 'hogNumber',
  hogExpiresOn: 'day',
  memberSince: 'pastDay',
  membershipKind: 'membershipKind',
  lifeTime: 'yesNo',
  approvedAt: 'pastDay',
  ritualDate: 'pastDay',
  frontPatchOn: 'pastDay',
  backPatchOn: 'pastDay',
  emergencyName: 'text200',
  emergencyPhone: 'phone',
  note: 'note',
  motorcycles: 'motorcycles',
  tags: 'tags',
} as const

export type CardField = keyof typeof KINDS
export type FieldKind = (typeof KINDS)[CardField]
export const CARD_FIELDS = Object.keys(KINDS) as readonly CardField[]
export const FIELD_KINDS: Readonly<Record<CardField, FieldKind>> = KINDS

/** Many lists have one column for the whole name, in either order. */
export const WHOLE_NAMES = ['fullName', 'listName'] as const
export type WholeName = (typeof WHOLE_NAMES)[number]
export type Target = CardField | WholeName
export const TARGETS: readonly Target[] = [
  ...CARD_FIELDS.slice(0, 3),
  ...WHOLE_NAMES,
  ...CARD_FIELDS.slice(3),
]

export type CardValue = string | number | boolean
/** Only what the file says; a field that is absent was empty there. */
export type CardFields = { readonly [Field in CardField]?: CardValue }

/** Given once, with the card: later a number never changes, honours and the kind of membership change by their own acts. */
const ONLY_AT_BIRTH: readonly CardField[] = [
  'number',
  'membershipKind',
  'approvedAt',
  'ritualDate',
  'frontPatchOn',
  'backPatchOn',
]
const BESIDE_CARD: readonly FieldKind[] = ['motorcycles', 'tags', 'membershipKind']
/** Those that are columns of the card itself. */
export const COLUMN_FIELDS: readonly CardField[] = CARD_FIELDS.filter(
  (field) => !BESIDE_CARD.includes(KINDS[field]),
)
export const CHANGEABLE: readonly CardField[] = CARD_FIELDS.filter((field) => !ONLY_AT_BIRTH.includes(field))

// What has an act and a right of its own elsewhere needs the same right here.
const RIGHTS: Readonly<Partial<Record<Target, Permission>>> = {
  approvedAt: 'accounts.manage',
  ritualDate: 'ritual.approve',
  frontPatchOn: 'patches.give',
  backPatchOn: 'patches.give',
}

export type Importer = Pick<Actor, 'role' | 'grants' | 'off'>

/** The fields this officer may fill from a file. */
export function targetsFor(importer: Importer): readonly Target[] {
  return TARGETS.filter(
    (target) =>
      can(importer, RIGHTS[target] ?? 'members.write') &&
      (!isCardField(target) || isOn(target, importer.off)),
  )
}

export function isTarget(text: string): text is Target {
  return TARGETS.some((target) => target === text)
}

export function isCardField(text: string): text is CardField {
  return Object.hasOwn(KINDS, text)
}
