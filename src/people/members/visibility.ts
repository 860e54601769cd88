import type { ClubPart } from '../../club-parts.ts'
import type { Role } from '../../permissions.ts'
import { type Badge, badgesOf, type MemberCard, type Motorcycle } from './member.ts'

export type MemberField = Exclude<keyof MemberCard, 'ridesToday' | 'holdsTitle'> | 'badges' | 'plates'
/** Read; write (and read); only of those who Share it; only on the Day of a ride; eXcept nobody. */
type Right = '-' | 'r' | 'w' | 's' | 'd' | 'x'
type Column = 'Applicant' | 'Member' | 'Road' | 'Treasurer' | 'Registrar' | 'Secretary' | 'Webmaster' | 'self'
type Row = readonly [Right, Right, Right, Right, Right, Right, Right, Right]

const COLUMNS = [
  'Applicant',
  'Member',
  'Road',
  'Treasurer',
  'Registrar',
  'Secretary',
  'Webmaster',
  'self',
] as const

const COLUMN_OF: Readonly<Record<Role, Column>> = {
  Applicant: 'Applicant',
  Member: 'Member',
  RoadCaptain: 'Road',
  Supervisor: 'Road',
  Treasurer: 'Treasurer',
  MembershipOfficer: 'Registrar',
  Secretary: 'Secretary',
  Webmaster: 'Webmaster',
}

// Who sees what about a person: one row a kind of knowledge. A field that stands in no row goes to nobody.
//               Appl Memb Road Trea Matr Secr Webm self
const IDENTITY: Row = ['r', 'r', 'r', 'r', 'r', 'r', 'r', 'r']
const NAME: Row = ['r', 'r', 'r', 'r', 'w', 'w', 'w', 'w']
const TITLE: Row = ['r', 'r', 'r', 'r', 'w', 'w', 'w', 'r']
const PHONE: Row = ['-', 's', 'r', 'r', 'w', 'w', 'w', 'w']
const EMAIL: Row = ['-', 's', 'r', 'r', 'w', 'w', 'w', 'r']
const EMAIL_FAULT: Row = ['-', '-', '-', 'r', 'r', 'r', 'r', 'r']
const HOG: Row = ['-', '-', '-', '-', 'w', 'w', 'w', 'r']
const SINCE: Row = ['-', '-', 'r', 'r', 'w', 'w', 'w', 'r']
const HONOUR: Row = ['-', '-', 'r', 'r', 'r', 'r', 'r', 'r']
const REASON: Row = ['-', '-', '-', '-', 'r', 'r', 'r', 'r']
const MONEY: Row = ['-', '-', '-', 'r', 'r', 'r', 'r', 'r']
const PRIVATE: Row = ['-', '-', '-', '-', 'w', 'w', 'w', 'w']
const ADDRESS: Row = ['-', '-', '-', 'r', 'w', 'w', 'w', 'w']
const EMERGENCY: Row = ['-', '-', 'd', '-', 'w', 'w', 'w', 'w']
const SALUTATION: Row = ['-', '-', '-', '-', 'w', 'w', 'w', 'w']
const NOTE: Row = ['-', '-', '-', '-', 'w', 'w', 'w', 'x']
const ACCOUNT: Row = ['-', '-', '-', '-', '-', 'r', 'r', 'r']
const VERSION: Row = ['-', '-', '-', '-', 'r', 'r', 'r', 'r']

const TABLE: Readonly<Record<MemberField, Row>> = {
  id: IDENTITY,
  number: IDENTITY,
  badges: IDENTITY,
  firstName: NAME,
  lastName: NAME,
  nickname: NAME,
  photo: IDENTITY,
  motorcycles: NAME,
  division: TITLE,
  position: TITLE,
  lifeTime: TITLE,
  tags: TITLE,
  email: EMAIL,
  emailFault: EMAIL_FAULT,
  phone: PHONE,
  hogNumber: HOG,
  hogExpiresOn: HOG,
  memberSince: SINCE,
  membershipKind: HONOUR,
  ritualDate: HONOUR,
  frontPatchOn: HONOUR,
  backPatchOn: HONOUR,
  approvedAt: HONOUR,
  excludedOn: HONOUR,
  patchesSolvedOn: HONOUR,
  archivedAt: HONOUR,
  exclusionReason: REASON,
  archiveReason: REASON,
  paymentStatus: MONEY,
  daysOverdue: MONEY,
  birthDate: PRIVATE,
  plates: PRIVATE,
  consentsToPhotos: PRIVATE,
  sharesContact: PRIVATE,
  street: ADDRESS,
  city: ADDRESS,
  postalCode: ADDRESS,
  country: ADDRESS,
  emergencyName: EMERGENCY,
  emergencyPhone: EMERGENCY,
  salutation: SALUTATION,
  note: NOTE,
  role: ACCOUNT,
  deactivatedAt: ACCOUNT,
  version: VERSION,
}

// Fields and badges of a part that can be switched off; then they go to nobody, and nobody writes them.
const PARTS: Readonly<Partial<Record<MemberField | Badge, ClubPart>>> = {
  hogNumber: 'hog',
  hogExpiresOn: 'hog',
  ritualDate: 'ritual',
  frontPatchOn: 'patches',
  backPatchOn: 'patches',
  patchesSolvedOn: 'patches',
  ritual: 'ritual',
  frontPatch: 'patches',
  backPatch: 'patches',
}

/** Does this club have such a thing? */
export function isOn(name: MemberField | Badge, off: readonly ClubPart[] = []): boolean {
  return off.every((part) => part !== PARTS[name])
}

export type Reader = {
  readonly who: Exclude<Column, 'self'>
  /** Always; where the person shares it; on the day of a ride he goes to. */
  readonly when: 'always' | 'shared' | 'rideDay'
}

/** Who reads a field of a card besides its holder: what the member is told beside it. */
export function readersOf(field: MemberField): readonly Reader[] {
  return COLUMNS.flatMap((who, index) => {
    const right = TABLE[field][index] ?? '-'
    if (who === 'self' || right === '-') return []
    return [{ who, when: right === 's' ? 'shared' : right === 'd' ? 'rideDay' : 'always' } as const]
  })
}

export const MEMBER_FIELDS = Object.keys(TABLE) as readonly MemberField[]

export type Viewer = {
  readonly role: Role
  readonly memberId: number | null
  readonly grants: readonly string[]
  readonly off?: readonly ClubPart[]
}
export type Seen = Pick<MemberCard, 'id' | 'sharesContact' | 'ridesToday'> & {
  readonly holdsTitle?: boolean
}

/** What may be said of anybody's card, whoever it belongs to: what lists are sorted and filtered by. */
const ANYBODY: Seen = { id: 0, sharesContact: false, ridesToday: false }

export function readableFields(viewer: Viewer, card: Seen = ANYBODY): readonly MemberField[] {
  return MEMBER_FIELDS.filter((field) => mayRead(viewer, field, card))
}

export function writableFields(viewer: Viewer, card: Seen = ANYBODY): readonly MemberField[] {
  return MEMBER_FIELDS.filter((field) => {
    // A title is given with its term, elsewhere; what is written here would say something else.
    if (field === 'position' && card.holdsTitle) return false
    const rights = rightsTo(field, viewer, card)
    return !rights.includes('x') && rights.includes('w')
  })
}

export function mayRead(viewer: Viewer, field: MemberField, card: Seen = ANYBODY): boolean {
  const rights = rightsTo(field, viewer, card)
  if (rights.includes('x')) return false
  return rights.some(
    (right) =>
      right === 'r' ||
      right === 'w' ||
      (right === 's' && card.sharesContact) ||
      (right === 'd' && card.ridesToday),
  )
}

function rightsTo(field: MemberField, viewer: Viewer, card: Seen): readonly Right[] {
  if (!isOn(field, viewer.off)) return []
  return columnsOf(viewer, card).map((column) => TABLE[field][COLUMNS.indexOf(column)] ?? '-')
}

/** One's role, one's own card, and the registrar's eyes for those who were granted the writing. */
function columnsOf({ role, memberId, grants }: Viewer, card: Seen): readonly Column[] {
  return [
    COLUMN_OF[role],
    ...(memberId === card.id ? (['self'] as const) : []),
    ...(grants.includes('members.write') ? (['Registrar'] as const) : []),
  ]
}

export type SeenMotorcycle = Omit<Motorcycle, 'plate'> & { readonly plate?: string | null }
/** A card as somebody may see it: what he may not know is not there at all. */
export type SeenCard = Partial<Omit<MemberCard, 'ridesToday' | 'holdsTitle' | 'motorcycles'>> & {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly badges: readonly Badge[]
  readonly motorcycles: readonly SeenMotorcycle[]
}

/** Most cards of a list are read by the same rights; they are asked once for each kind of card. */
const known = new WeakMap<Viewer, Map<string, readonly MemberField[]>>()

function fieldsFor(viewer: Viewer, card: Seen): readonly MemberField[] {
  const kinds = known.get(viewer) ?? new Map<string, readonly MemberField[]>()
  known.set(viewer, kinds)
  const kind = `${card.id === viewer.memberId}|${card.sharesContact}|${card.ridesToday}`
  const fields = kinds.get(kind) ?? readableFields(viewer, card)
  kinds.set(kind, fields)
  return fields
}

export function project(card: MemberCard, viewer: Viewer): SeenCard {
  const fields = fieldsFor(viewer, card)
  // Field by field into one object: a table of the whole club makes tens of thousands of these.
  const seen: Record<string, unknown> = {}
  for (const field of fields) {
    if (field === 'plates') continue
    if (field === 'badges') seen.badges = badgesOf(card).filter((badge) => isOn(badge, viewer.off))
    else if (field === 'motorcycles' && !fields.includes('plates'))
      seen.motorcycles = card.motorcycles.map(({ make, model, year }) => ({ make, model, year }))
    else seen[field] = card[field]
  }
  return seen as SeenCard
}
