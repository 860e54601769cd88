import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './json.ts'

export type EventTable = {
  id: Generated<number>
  title: string
  kind: 'ride' | 'meeting' | 'party' | 'charity' | 'other'
  startsAt: Date
  endsAt: Date | null
  place: string | null
  mapUrl: string | null
  description: Generated<string>
  descriptionEn: Generated<string>
  leaderId: number | null
  capacity: number | null
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  price: number | null
  visibility: Generated<'public' | 'members'>
  state: Generated<'draft' | 'published' | 'cancelled'>
  routeGpx: string | null
  routeLengthM: number | null
  routeClimbM: number | null
  fuelStops: ColumnType<readonly { km: number; place: string | null }[], string | undefined, string>
  createdAt: Generated<Date>
  createdBy: number | null
  version: Generated<number>
  cancelledAt: Date | null
  cancelReason: string | null
  coverPhotoId: number | null
  bring: string | null
  /** The last day one withdraws for free; afterwards so many per cent of the money go back. */
  withdrawFreeUntil: string | null
  lateRefundPercent: number | null
  /** Everybody is home and the captain said so. */
  closedAt: Date | null
  closedBy: number | null
  riddenKm: number | null
  rideNote: string | null
  /** From this day on the places kept for divisions are everybody's. */
  quotasReleasedOn: string | null
  /** Whoever has no card may register, too. */
  guestsWelcome: Generated<boolean>
  /** The same number for all of one series. */
  seriesId: number | null
}

export type EventQuotaTable = {
  eventId: number
  divisionId: number
  places: number
}

/** What an event asks; nothing is lost of one that is asked no more. */
export type EventQuestionTable = {
  id: GeneratedAlways<number>
  eventId: number
  kind: 'text' | 'choice' | 'number' | 'yes_no'
  askedOf: 'rider' | 'person'
  label: string
  options: string[]
  isRequired: boolean
  removedAt: Date | null
}

export type MeetingPointTable = {
  id: Generated<number>
  eventId: number
  divisionId: number | null
  at: Date
  place: string
  note: string | null
}

/** Somebody without a card at one ride; his place counts once he proved his address. */
export type GuestTable = {
  id: GeneratedAlways<number>
  eventId: number
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  emergencyName: string | null
  emergencyPhone: string | null
  language: 'cs' | 'en'
  /** What he asked for, until the address is proved. */
  party: JsonColumn<true>
  waiverVersion: number
  waivedAt: Generated<Date>
  provedAt: Date | null
  createdAt: Generated<Date>
  /** His name is gone; the row stays for the money that was his. */
  erasedAt: Date | null
}

export type RegistrationTable = {
  id: Generated<number>
  eventId: number
  /** A place is a member's or a guest's, never both. */
  memberId: number | null
  guestId: number | null
  status: 'registered' | 'waiting' | 'cancelled'
  passengers: Generated<number>
  /** Who rides along, by name, parted by commas. */
  pillions: string | null
  note: string | null
  queuedAt: Generated<Date>
  checkedInAt: Date | null
  paymentId: number | null
  meetingPointId: number | null
  remindedAt: Date | null
  homeAskedAt: Date | null
  homeAt: Date | null
  rideGroup: number | null
  groupPart: 'lead' | 'sweep' | null
  /** What was said to the event's questions, by their ids. */
  answers: JsonColumn<true>
}

/** Who was asked to come; his answer is the registration. */
export type InvitationTable = {
  eventId: number
  memberId: number
  invitedAt: Generated<Date>
  mailId: number | null
  nudgedAt: Date | null
}

export type EventCrewTable = {
  eventId: number
  memberId: number
  part: 'sweep' | 'helper'
  namedAt: Generated<Date>
}

export type RideActTable = {
  /** Made by the phone. */
  id: string
  eventId: number
  memberId: number | null
  guestId: number | null
  kind: 'here' | 'undo' | 'look' | 'home' | 'away'
  madeAt: Date
  receivedAt: Generated<Date>
  actorId: number
}

export type CalendarFeedTable = {
  accountId: number
  salt: Generated<string>
  createdAt: Generated<Date>
}
