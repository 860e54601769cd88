import { describe, expect, test } from 'vitest'
import { ROLES } from '../../permissions.ts'
import type { MemberCard } from './member.ts'
import {
  MEMBER_FIELDS,
  mayRead,
  project,
  readableFields,
  readersOf,
  type Viewer,
  writableFields,
} from './visibility.ts'
import { isOn } from './part-fields.ts'

const viewer = (role: Viewer['role'], memberId: number | null = 1): Viewer => ({ role, memberId, grants: [] })
const CARD = { id: 7, sharesContact: false, ridesToday: false }

test('the whole table, as the club sees it', () => {
  expect(matrix()).toMatchInlineSnapshot(`
    "                 Appli Membe Webma Secre Membe Treas Super RoadC self
    id               read  read  read  read  read  read  read  read  read
    number           read  read  read  read  read  read  read  read  read
    badges           read  read  read  read  read  read  read  read  read
    firstName        read  read  write write write read  read  read  write
    lastName         read  read  write write write read  read  read  write
    nickname         read  read  write write write read  read  read  write
    photo            read  read  read  read  read  read  read  read  read
    motorcycles      read  read  write write write read  read  read  write
    division         read  read  write write write read  read  read  read
    position         read  read  write write write read  read  read  read
    lifeTime         read  read  write write write read  read  read  read
    tags             read  read  write write write read  read  read  read
    email            ·     some  write write write read  read  read  read
    emailFault       ·     ·     read  read  read  read  ·     ·     read
    phone            ·     some  write write write read  read  read  write
    hogNumber        ·     ·     write write write ·     ·     ·     read
    hogExpiresOn     ·     ·     write write write ·     ·     ·     read
    memberSince      ·     ·     write write write read  read  read  read
    membershipKind   ·     ·     read  read  read  read  read  read  read
    ritualDate       ·     ·     read  read  read  read  read  read  read
    frontPatchOn     ·     ·     read  read  read  read  read  read  read
    backPatchOn      ·     ·     read  read  read  read  read  read  read
    approvedAt       ·     ·     read  read  read  read  read  read  read
    excludedOn       ·     ·     read  read  read  read  read  read  read
    patchesSolvedOn  ·     ·     read  read  read  read  read  read  read
    archivedAt       ·     ·     read  read  read  read  read  read  read
    exclusionReason  ·     ·     read  read  read  ·     ·     ·     read
    archiveReason    ·     ·     read  read  read  ·     ·     ·     read
    paymentStatus    ·     ·     read  read  read  read  ·     ·     read
    daysOverdue      ·     ·     read  read  read  read  ·     ·     read
    olderDebt        ·     ·     read  read  read  read  ·     ·     read
    refundAccount    ·     ·     read  ·     ·     read  ·     ·     read
    birthDate        ·     ·     write write write ·     ·     ·     write
    plates           ·     ·     write write write ·     ·     ·     write
    consentsToPhotos ·     ·     write write write ·     ·     ·     write
    sharesContact    ·     ·     write write write ·     ·     ·     write
    street           ·     ·     write write write read  ·     ·     write
    city             ·     ·     write write write read  ·     ·     write
    postalCode       ·     ·     write write write read  ·     ·     write
    country          ·     ·     write write write read  ·     ·     write
    emergencyName    ·     ·     write write write ·     some  some  write
    emergencyPhone   ·     ·     write write write ·     some  some  write
    salutation       ·     ·     write write write ·     ·     ·     write
    note             ·     ·     write write write ·     ·     ·     ·
    role             ·     ·     read  read  ·     ·     ·     ·     read
    deactivatedAt    ·     ·     read  read  ·     ·     ·     ·     read
    version          ·     ·     read  read  read  ·     ·     ·     read"
  `)
})

describe('of a peer', () => {
  test('an Applicant learns no contact, not even of those who share it', () => {
    expect(mayRead(viewer('Applicant'), 'phone', { ...CARD, sharesContact: true })).toBe(false)
  })

  test('a Member learns the contact of those who share it, and of no others', () => {
    expect(mayRead(viewer('Member'), 'phone', { ...CARD, sharesContact: true })).toBe(true)
    expect(mayRead(viewer('Member'), 'email', CARD)).toBe(false)
  })

  test.each(['RoadCaptain', 'Supervisor'] as const)(
    'the %s learns whom to call, on the day of the ride',
    (role) => {
      expect(mayRead(viewer(role), 'emergencyPhone', { ...CARD, ridesToday: true })).toBe(true)
      expect(mayRead(viewer(role), 'emergencyPhone', CARD)).toBe(false)
    },
  )
})

test('nobody reads the note on his own card, officers included', () => {
  for (const role of ROLES) expect(mayRead(viewer(role, 7), 'note', CARD)).toBe(false)
  expect(writableFields(viewer('Webmaster', 7), CARD)).not.toContain('note')
})

test('of himself a member writes his profile and nothing that gives power', () => {
  const fields = writableFields(viewer('Member', 7), CARD)

  const power = ['number', 'division', 'position', 'lifeTime', 'role', 'ritualDate', 'tags', 'hogNumber']
  expect(fields.filter((field) => power.includes(field))).toEqual([])
})

test('who was granted the writing sees what the registrar sees', () => {
  const granted = { ...viewer('Member'), grants: ['members.write'] }

  expect(readableFields(granted, CARD)).toEqual(readableFields(viewer('MembershipOfficer'), CARD))
})

test('nobody writes a position over a title that is held', () => {
  expect(writableFields(viewer('Secretary'), { ...CARD, holdsTitle: true })).toEqual(
    writableFields(viewer('Secretary'), CARD).filter((field) => field !== 'position'),
  )
})

describe('who reads a field is told beside it', () => {
  test.each([
    ['id', 'Applicant, Member, Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['firstName', 'Applicant, Member, Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['division', 'Applicant, Member, Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['phone', 'Member shared, Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['email', 'Member shared, Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['emailFault', 'Treasurer, Registrar, Secretary, Webmaster'],
    ['hogNumber', 'Registrar, Secretary, Webmaster'],
    ['memberSince', 'Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['ritualDate', 'Road, Treasurer, Registrar, Secretary, Webmaster'],
    ['archiveReason', 'Registrar, Secretary, Webmaster'],
    ['paymentStatus', 'Treasurer, Registrar, Secretary, Webmaster'],
    ['birthDate', 'Registrar, Secretary, Webmaster'],
    ['street', 'Treasurer, Registrar, Secretary, Webmaster'],
    ['emergencyPhone', 'Road rideDay, Registrar, Secretary, Webmaster'],
    ['salutation', 'Registrar, Secretary, Webmaster'],
    ['note', 'Registrar, Secretary, Webmaster'],
    ['role', 'Secretary, Webmaster'],
    ['version', 'Registrar, Secretary, Webmaster'],
  ] as const)('%s: %s', (field, readers) => {
    const told = readersOf(field).map(({ who, when }) => (when === 'always' ? who : `${who} ${when}`))

    expect(told.join(', ')).toBe(readers)
  })
})

describe('what a club has switched off', () => {
  const OFF = {
    hog: ['hogNumber', 'hogExpiresOn'],
    ritual: ['ritualDate', 'ritual'],
    patches: ['frontPatchOn', 'backPatchOn', 'patchesSolvedOn', 'frontPatch', 'backPatch'],
  } as const
  const parts = ['hog', 'ritual', 'patches'] as const

  test.each(parts)('%s takes its fields and badges along and no others', (part) => {
    const names = [...MEMBER_FIELDS, 'ritual', 'frontPatch', 'backPatch', 'lifeTime'] as const

    expect(names.filter((name) => !isOn(name, [part]))).toEqual(OFF[part])
    expect(names.filter((name) => !isOn(name))).toEqual([])
  })

  test.each(parts)('nobody reads or writes a field of %s, not even the Webmaster', (part) => {
    const webmaster = { ...viewer('Webmaster'), off: [part] }

    for (const field of OFF[part].filter((name) => MEMBER_FIELDS.some((one) => one === name))) {
      expect(readableFields(webmaster, CARD)).not.toContain(field)
      expect(writableFields(webmaster, CARD)).not.toContain(field)
    }
    expect(writableFields(webmaster, CARD)).toContain('note')
  })

  test('its badges go to nobody', () => {
    const card = { ...A_CARD, frontPatchOn: '2025-01-01' }

    expect(project(card, viewer('Member')).badges).toEqual(
      expect.arrayContaining(['lifeTime', 'ritual', 'frontPatch']),
    )
    const { badges } = project(card, { ...viewer('Member'), off: ['ritual', 'patches'] })
    expect(badges).toContain('lifeTime')
    expect(badges).not.toContain('ritual')
    expect(badges).not.toContain('frontPatch')
  })
})

test('a list is sorted and filtered by what is known of anybody, not of those who share', () => {
  expect(readableFields(viewer('Member'))).not.toContain('phone')
  expect(readableFields(viewer('RoadCaptain'))).not.toContain('emergencyPhone')
  expect(readableFields(viewer('Member', 7))).not.toContain('birthDate')
  expect(writableFields(viewer('Member', 7))).toEqual([])
})

test('a motorcycle without its plate still says what it is', () => {
  const [seen] = project(A_CARD, viewer('Member')).motorcycles
  const [whole] = project(A_CARD, viewer('Secretary')).motorcycles

  expect(seen).toEqual({ make: 'Jawa', model: null, year: null })
  expect(whole).toEqual({ make: 'Jawa', model: null, year: null, plate: '3M2 1234', rangeKm: null })
})

test.each([
  ['his own card', {}, { id: 8 }],
  ['one who shares', { id: 8, sharesContact: true }, { id: 8 }],
])('whoever reads a list sees of each card what is his to see: %s beside another', (_, one, other) => {
  const member = viewer('Member', 7)
  const cards = [A_CARD, { ...A_CARD, ...one }, { ...A_CARD, ...other }, { ...A_CARD, ...one }]

  const phones = cards.map((card) => 'phone' in project(card, member))

  expect(phones).toEqual([true, true, false, true])
})

test('on the day of a ride, whom to call is told of its riders alone', () => {
  const captain = viewer('RoadCaptain')
  const cards = [{ ...A_CARD, ridesToday: true }, A_CARD]

  expect(cards.map((card) => 'emergencyPhone' in project(card, captain))).toEqual([true, false])
})

const NOT_ON_CARDS: readonly string[] = ['plates', 'refundAccount']

test('a projected card holds the readable fields and nothing else', () => {
  for (const role of ROLES) {
    const seen = project(A_CARD, viewer(role))
    const allowed = readableFields(viewer(role), A_CARD)
    const shown = allowed.filter((field) => !NOT_ON_CARDS.includes(field))
    expect(Object.keys(seen).toSorted()).toEqual(shown.toSorted())
    expect('plate' in (seen.motorcycles[0] ?? {})).toBe(allowed.includes('plates'))
  }
})

const A_CARD: MemberCard = {
  id: 7,
  membershipKind: 1,
  number: 7,
  firstName: 'Jan',
  lastName: 'Novák',
  nickname: null,
  photo: null,
  salutation: null,
  email: null,
  emailFault: null,
  phone: null,
  birthDate: null,
  street: null,
  city: null,
  postalCode: null,
  country: 'CZ',
  division: null,
  position: null,
  role: 'Member',
  motorcycles: [{ make: 'Jawa', model: null, year: null, plate: '3M2 1234', rangeKm: null }],
  hogNumber: null,
  hogExpiresOn: null,
  memberSince: null,
  lifeTime: true,
  paymentStatus: null,
  daysOverdue: 0,
  olderDebt: null,
  ritualDate: '2024-05-12',
  frontPatchOn: null,
  backPatchOn: null,
  approvedAt: null,
  excludedOn: null,
  exclusionReason: null,
  patchesSolvedOn: null,
  archivedAt: null,
  archiveReason: null,
  deactivatedAt: null,
  emergencyName: null,
  emergencyPhone: null,
  consentsToPhotos: false,
  sharesContact: false,
  tags: [],
  note: 'secret',
  own: {},
  version: 1,
  ridesToday: false,
  holdsTitle: false,
}

function matrix(): string {
  const open = { ...CARD, sharesContact: true, ridesToday: true }
  const cell = (who: Viewer, field: (typeof MEMBER_FIELDS)[number]) => {
    if (writableFields(who, CARD).includes(field)) return 'write'
    if (mayRead(who, field, CARD)) return 'read'
    return mayRead(who, field, open) ? 'some' : '·'
  }
  const people: readonly [string, Viewer][] = [
    ...ROLES.map((role): [string, Viewer] => [role.slice(0, 5), viewer(role)]),
    ['self', viewer('Applicant', 7)],
  ]
  return [
    `${' '.repeat(17)}${people.map(([name]) => name.padEnd(6)).join('')}`.trimEnd(),
    ...MEMBER_FIELDS.map((field) =>
      `${field.padEnd(17)}${people.map(([, who]) => cell(who, field).padEnd(6)).join('')}`.trimEnd(),
    ),
  ].join('\n')
}
