import type { ClubPart } from '../../club-parts.ts'
import { isOn } from './part-fields.ts'
import type { OwnField, OwnRow, OwnValue, SeenOwnValues } from '../../ground/values/own-field.ts'
import { type Permission, readsOwn, type Role } from '../../permissions.ts'
import { type Badge, badgesOf, type MemberCard, type Motorcycle } from './member.ts'

export type MemberField =
  | Exclude<keyof MemberCard, 'ridesToday' | 'holdsTitle' | 'own'>
  | 'badges'
  | 'plates'
  | 'refundAccount'
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
const REFUND: Row = ['-', '-', '-', 'r', '-', '-', 'r', 'r']
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
  olderDebt: MONEY,
  refundAccount: REFUND,
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

// A field of the club's own takes one of these rows as it stands.
const OWN: Readonly<Record<OwnRow, Row>> = {
  name: NAME,
  title: TITLE,
  phone: PHONE,
  email: EMAIL,
  hog: HOG,
  since: SINCE,
  private: PRIVATE,
  address: ADDRESS,
  emergency: EMERGENCY,
  note: NOTE,
}

export type Reader = {
  readonly who: Exclude<Column, 'self'>
  /** Always; where the person shares it; on the day of a ride he goes to. */
  readonly when: 'always' | 'shared' | 'rideDay'
}

/** Who reads a field of a card besides its holder: what the member is told beside it. */
export function readersOf(field: MemberField): readonly Reader[] {
  return readersIn(TABLE[field])
}

/** The same of a field of the club's own. */
export function ownReadersOf(seenAs: OwnRow): readonly Reader[] {
  return readersIn(OWN[seenAs])
}

/** Who writes it, its holder too where he may. */
export function ownWritersOf(seenAs: OwnRow): readonly Column[] {
  return COLUMNS.filter((_, index) => OWN[seenAs][index] === 'w')
}

/** Does its holder read it? */
export function selfReads(seenAs: OwnRow): boolean {
  return ['r', 'w'].includes(OWN[seenAs][COLUMNS.indexOf('self')] ?? '-')
}

function readersIn(row: Row): readonly Reader[] {
  return COLUMNS.flatMap((who, index) => {
    const right = row[index] ?? '-'
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
  readonly limits?: readonly Permission[]
  /** Fields the club has added by itself. */
  readonly own?: readonly OwnField[]
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
    return maysWrite(rightsTo(field, viewer, card))
  })
}

export function mayRead(viewer: Viewer, field: MemberField, card: Seen = ANYBODY): boolean {
  return maysRead(rightsTo(field, viewer, card), card)
}

/** Of the club's own fields those this viewer reads on a card; without one, those he may be told of anybody's. */
export function readableOwn(viewer: Viewer, card: Seen = ANYBODY): readonly OwnField[] {
  return (viewer.own ?? []).filter(({ seenAs }) => maysRead(rightsIn(OWN[seenAs], viewer, card), card))
}

/** A field people are looked up by, and whose card it says nothing of. */
export type AskedField = OwnField & { readonly notOf?: number }

/** Those he may look people up by: what is closed to whom it is about is not found on his card either. */
export function askableOwn(viewer: Viewer): readonly AskedField[] {
  const { memberId } = viewer
  const readable = readableOwn(viewer)
  if (memberId === null) return readable
  const onHisOwn = readableOwn(viewer, { ...ANYBODY, id: memberId })
  return readable.map((field) => (onHisOwn.includes(field) ? field : { ...field, notOf: memberId }))
}

export function writableOwn(viewer: Viewer, card: Seen = ANYBODY): readonly OwnField[] {
  return (viewer.own ?? []).filter(({ seenAs }) => maysWrite(rightsIn(OWN[seenAs], viewer, card)))
}

const maysWrite = (rights: readonly Right[]) => !rights.includes('x') && rights.includes('w')

function maysRead(rights: readonly Right[], card: Seen): boolean {
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
  return isOn(field, viewer.off) ? rightsIn(TABLE[field], viewer, card) : []
}

function rightsIn(row: Row, viewer: Viewer, card: Seen): readonly Right[] {
  const at = (column: Column) => row[COLUMNS.indexOf(column)] ?? '-'
  // What is closed to oneself stays closed to one's program.
  const isShut = (column: Column) => column === 'self' && at(column) !== 'x' && !readsOwn(viewer)
  return columnsOf(viewer, card).map((column) => (isShut(column) ? '-' : at(column)))
}

/** One's role, one's own card, and the registrar's eyes for those who were granted the writing. */
function columnsOf({ role, memberId, grants }: Viewer, card: Seen): readonly Column[] {
  return [
    COLUMN_OF[role],
    ...(memberId === card.id ? (['self'] as const) : []),
    ...(grants.includes('members.write') ? (['Registrar'] as const) : []),
  ]
}

export type SeenMotorcycle = Omit<Motorcycle, 'plate' | 'rangeKm'> &
  Partial<Pick<Motorcycle, 'plate' | 'rangeKm'>>
/** A card as somebody may see it: what he may not know is not there at all. */
export type SeenCard = Partial<Omit<MemberCard, 'ridesToday' | 'holdsTitle' | 'motorcycles' | 'own'>> & {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly badges: readonly Badge[]
  readonly motorcycles: readonly SeenMotorcycle[]
  /** Of the club's own fields; not there in a club without any he may read. */
  readonly own?: SeenOwnValues
}

type Fields = { readonly fields: readonly MemberField[]; readonly own: readonly OwnField[] }

/** Most cards of a list are read by the same rights; they are asked once for each kind of card. */
const known = new WeakMap<Viewer, Map<string, Fields>>()

function fieldsFor(viewer: Viewer, card: Seen): Fields {
  const kinds = known.get(viewer) ?? new Map<string, Fields>()
  known.set(viewer, kinds)
  const kind = `${card.id === viewer.memberId}|${card.sharesContact}|${card.ridesToday}`
  const found = kinds.get(kind) ?? {
    fields: readableFields(viewer, card),
    own: readableOwn(viewer, card),
  }
  kinds.set(kind, found)
  return found
}

export function project(card: MemberCard, viewer: Viewer): SeenCard {
  const { fields, own } = fieldsFor(viewer, card)
  // Field by field into one object: a table of the whole club makes tens of thousands of these.
  const seen: Record<string, unknown> = {}
  for (const field of fields) {
    // The one goes with the machines, the other is on no card.
    if (field === 'plates' || field === 'refundAccount') continue
    if (field === 'badges') seen.badges = badgesOf(card).filter((badge) => isOn(badge, viewer.off))
    else if (field === 'motorcycles' && !fields.includes('plates'))
      seen.motorcycles = card.motorcycles.map(({ make, model, year }) => ({ make, model, year }))
    else seen[field] = card[field]
  }
  if (own.length > 0) seen.own = ownSeen(card, own)
  return seen as SeenCard
}

function ownSeen(card: MemberCard, own: readonly OwnField[]): SeenOwnValues {
  const seen: Record<string, OwnValue | null> = {}
  for (const { id } of own) seen[id] = card.own[id] ?? null
  return seen
}
