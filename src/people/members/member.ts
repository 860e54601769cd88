import type { PaymentStatus } from '../../money/payment-status/payment-status.ts'
import type { OwnValues } from '../../ground/values/own-field.ts'
import type { Role } from '../../permissions.ts'

export type Motorcycle = {
  readonly make: string
  readonly model: string | null
  readonly year: number | null
  readonly plate: string | null
  /** Kilometres on a tank, where the owner has said so: a ride stops for fuel by the least of them. */
  readonly rangeKm: number | null
}

/** Everything the club knows about a person; nobody is sent it whole (see visibility.ts). */
export type MemberCard = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  /** The address of the portrait, for those who are signed in. */
  readonly photo: string | null
  readonly salutation: string | null
  readonly email: string | null
  /** Why the mail server will not take mail for the address; nothing while it works. */
  readonly emailFault: string | null
  readonly phone: string | null
  readonly birthDate: string | null
  readonly street: string | null
  readonly city: string | null
  readonly postalCode: string | null
  readonly country: string
  readonly division: number | null
  readonly position: string | null
  readonly role: Role | null
  readonly motorcycles: readonly Motorcycle[]
  readonly hogNumber: string | null
  readonly hogExpiresOn: string | null
  readonly memberSince: string | null
  readonly lifeTime: boolean
  /** The kind of the membership that goes on; nothing where none does. */
  readonly membershipKind: number | null
  readonly paymentStatus: PaymentStatus | null
  readonly daysOverdue: number
  /** The earliest year before this one whose fee is owed still. */
  readonly olderDebt: number | null
  readonly ritualDate: string | null
  readonly frontPatchOn: string | null
  readonly backPatchOn: string | null
  readonly approvedAt: Date | null
  readonly excludedOn: string | null
  readonly exclusionReason: string | null
  readonly patchesSolvedOn: string | null
  readonly archivedAt: Date | null
  readonly archiveReason: string | null
  readonly deactivatedAt: Date | null
  readonly emergencyName: string | null
  readonly emergencyPhone: string | null
  readonly consentsToPhotos: boolean
  readonly sharesContact: boolean
  readonly tags: readonly string[]
  readonly note: string | null
  /** Of the club's own fields, by their numbers. */
  readonly own: OwnValues
  readonly version: number
  /** Registered on a ride that takes place today; decides about the emergency contact. */
  readonly ridesToday: boolean
  /** His position comes from a title held today, not from what was written on the card. */
  readonly holdsTitle: boolean
}

export const STATE_BADGES = [
  'lifeTime',
  'approved',
  'ritual',
  'frontPatch',
  'backPatch',
  'excluded',
  'archived',
] as const
export type StateBadge = (typeof STATE_BADGES)[number]
export type Badge = StateBadge | Role

const HAS: Readonly<Record<StateBadge, (card: MemberCard) => boolean>> = {
  lifeTime: ({ lifeTime }) => lifeTime,
  approved: ({ approvedAt }) => approvedAt !== null,
  ritual: ({ ritualDate }) => ritualDate !== null,
  frontPatch: ({ frontPatchOn }) => frontPatchOn !== null,
  backPatch: ({ backPatchOn }) => backPatchOn !== null,
  excluded: ({ excludedOn }) => excludedOn !== null,
  archived: ({ archivedAt }) => archivedAt !== null,
}

/** What the whole club may know of a person's standing: that it is so, never since when. */
export function badgesOf(card: MemberCard): readonly Badge[] {
  const states = STATE_BADGES.filter((badge) => HAS[badge](card))
  return card.role ? [card.role, ...states] : states
}

/** 'Novák Jan', as lists are sorted. */
export function listName({ firstName, lastName }: Pick<MemberCard, 'firstName' | 'lastName'>): string {
  return `${lastName} ${firstName}`
}

/** The way to somebody's card; a guest, whose number is below zero, has none. */
export function cardPath(memberId: number): string | undefined {
  return memberId > 0 ? `/admin/${memberId}/edit` : undefined
}

/** '017': three figures, as on the card. */
export function cardNumber(number: number): string {
  return String(number).padStart(3, '0')
}

export function motorcycleInWords({ make, model, year, plate }: Partial<Motorcycle>): string {
  return [make, model, year, plate && `(${plate})`].filter(Boolean).join(' ')
}
