import { isOwnName, type OwnField, ownName } from '../../ground/values/own-field.ts'
import { writableOwn } from '../members/visibility.ts'
import { isOn } from '../members/part-fields.ts'
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
  openingBalance: 'balance',
  paidYears: 'years',
  household: 'household',
} as const

export type CardField = keyof typeof KINDS
export type FieldKind = (typeof KINDS)[CardField]
export const CARD_FIELDS = Object.keys(KINDS) as readonly CardField[]
export const FIELD_KINDS: Readonly<Record<CardField, FieldKind>> = KINDS

/** Many lists have one column for the whole name, in either order. */
export const WHOLE_NAMES = ['fullName', 'listName'] as const
export type WholeName = (typeof WHOLE_NAMES)[number]
/** A field of the club's own, by its number. */
export type OwnTarget = `own.${number}`
export type NamedTarget = CardField | WholeName
export type Target = NamedTarget | OwnTarget
export const TARGETS: readonly NamedTarget[] = [
  ...CARD_FIELDS.slice(0, 3),
  ...WHOLE_NAMES,
  ...CARD_FIELDS.slice(3),
]

export type CardValue = string | number | boolean
/** Only what the file says; a field that is absent was empty there. */
export type CardFields = { readonly [Field in CardField | OwnTarget]?: CardValue }

/** Given once, with the card: later a number never changes, honours and the kind of membership change by their own acts. */
const ONLY_AT_BIRTH: readonly CardField[] = [
  'number',
  'membershipKind',
  'approvedAt',
  'ritualDate',
  'frontPatchOn',
  'backPatchOn',
]
const BESIDE_CARD: readonly FieldKind[] = [
  'motorcycles',
  'tags',
  'membershipKind',
  'balance',
  'years',
  'household',
]
/** Those that are columns of the card itself. */
export const COLUMN_FIELDS: readonly CardField[] = CARD_FIELDS.filter(
  (field) => !BESIDE_CARD.includes(KINDS[field]),
)
export const CHANGEABLE: readonly CardField[] = CARD_FIELDS.filter((field) => !ONLY_AT_BIRTH.includes(field))
/** What a line says of its own card alone; a household is made of several (plan-households.ts). */
export const COMPARED: readonly CardField[] = CHANGEABLE.filter((field) => field !== 'household')

// What has an act and a right of its own elsewhere needs the same right here.
const RIGHTS: Readonly<Partial<Record<NamedTarget, Permission>>> = {
  approvedAt: 'accounts.manage',
  ritualDate: 'ritual.approve',
  frontPatchOn: 'patches.give',
  backPatchOn: 'patches.give',
  openingBalance: 'fees.manage',
  paidYears: 'fees.manage',
  household: 'fees.manage',
}

export type Importer = Pick<Actor, 'role' | 'grants' | 'off'> & {
  readonly own?: readonly OwnField[]
}

/** The fields this officer may fill from a file. */
export function targetsFor(importer: Importer): readonly Target[] {
  const named = TARGETS.filter(
    (target) =>
      can(importer, RIGHTS[target] ?? 'members.write') &&
      (!isCardField(target) || isMoneyField(target) || target === 'household' || isOn(target, importer.off)),
  )
  return [...named, ...ownTargets(importer).map(({ id }) => ownName(id))]
}

/** Of the club's own fields those he may write on anybody's card. */
export function ownTargets({ role, grants, own = [] }: Importer): readonly OwnField[] {
  return writableOwn({ role, grants, own, memberId: null })
}

/** What of a line is no part of the card: the person's money. */
export const MONEY_FIELDS = ['openingBalance', 'paidYears'] as const
export type ImportedMoney = (typeof MONEY_FIELDS)[number]

export function isMoneyField(field: string): field is ImportedMoney {
  return MONEY_FIELDS.some((one) => one === field)
}

export function isOwnTarget(text: string): text is OwnTarget {
  return isOwnName(text)
}

/** Of what a line or a card says, the club's own fields. */
export function ownKeys(fields: object): readonly OwnTarget[] {
  return Object.keys(fields).filter(isOwnTarget)
}

export function isTarget(text: string): text is Target {
  return isOwnTarget(text) || TARGETS.some((target) => target === text)
}

export function isCardField(text: string): text is CardField {
  return Object.hasOwn(KINDS, text)
}
