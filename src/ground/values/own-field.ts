/** Of what kind a field is that the club adds by itself. */
export const OWN_KINDS = ['text', 'number', 'day', 'choice', 'yesNo'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** Whose row of the table of visibility such a field may take: those somebody can write. */
export const OWN_ROWS = [
  'name',
  'title',
  'phone',
  'email',
  'hog',
  'since',
  'private',
  'address',
  'emergency',
  'note',
] as const
export type OwnRow = (typeof OWN_ROWS)[number]

export type OwnChoice = { readonly id: number; readonly name: string }

export type OwnField = {
  readonly id: number
  readonly name: string
  readonly kind: OwnKind
  readonly seenAs: OwnRow
  readonly inApplication: boolean
  readonly choices: readonly OwnChoice[]
}

/** A text, a number, a day as a text, the number of a choice, yes or no. */
export type OwnValue = string | number | boolean
/** By the number of the field; what is empty is not there. */
export type OwnValues = Readonly<Record<string, OwnValue>>
/** As somebody may see them: what is empty is null, what he may not know is not there. */
export type SeenOwnValues = Readonly<Record<string, OwnValue | null>>

/** 'own.3': how a form, a fault and an address name a field of the club's own. */
export function ownName(id: number): `own.${number}` {
  return `own.${id}`
}

export function isOwnName(name: string): boolean {
  return /^own\.[1-9]\d{0,8}$/.test(name)
}
