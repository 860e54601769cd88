import { findRefundAccount } from '../../money/payments/keep-refund-account.server.ts'
import { awaitsCheck } from '../members/answer-check.server.ts'
import { findOpenProposal } from '../hog/proposals.server.ts'
import { findCard } from '../members/member-cards.server.ts'
import { listDivisions } from '../members/member-choices.server.ts'
import { formOf } from '../members/member-form.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { portraitAddress } from '../members/portrait.ts'
import { type MemberField, project, readableOwn, writableFields, writableOwn } from '../members/visibility.ts'
import { isOn } from '../members/part-fields.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { listConsents } from './consents.server.ts'
import { findFace } from './faces.server.ts'
import { ownSees, whoSees } from './who-sees.ts'

/** Fields with a sentence about who reads them. */
const TOLD = [
  'firstName',
  'lastName',
  'nickname',
  'birthDate',
  'phone',
  'email',
  'street',
  'city',
  'postalCode',
  'emergencyName',
  'emergencyPhone',
  'motorcycles',
  'plates',
  'hogNumber',
  'refundAccount',
  'division',
  'position',
  'memberSince',
] as const satisfies readonly MemberField[]

export type ToldField = (typeof TOLD)[number]

export async function viewProfile({ db, today, language }: RequestContext, visitor: Visitor) {
  const { memberId } = visitor
  if (memberId === null) return null
  const [found, divisions, proposal, consents, face, refundAccount, isAsked] = await Promise.all([
    findCard(db, memberId, today),
    listDivisions(db),
    findOpenProposal(db, memberId),
    listConsents(db, memberId),
    findFace(db, memberId),
    findRefundAccount(db, memberId),
    awaitsCheck(db, memberId),
  ])
  if (!found) return null
  const card = project(found, visitor)
  const asMember = { ...visitor, role: 'Member', grants: [] } as const
  const ownOnes = writableOwn(asMember, found)
  return {
    card,
    portrait: face?.photoKey ? portraitAddress(face.photoKey, 384) : null,
    form: formOf(card, readableOwn(visitor, found)),
    ownTold: readableOwn(asMember, found)
      .filter((field) => !ownOnes.includes(field))
      .map((field) => ({
        name: field.name,
        value: ownInWords(field, found.own[field.id], language),
        sees: ownSees(field.seenAs, language),
      }))
      .filter(({ value }) => value !== ''),
    ownWritable: ownOnes,
    ownSees: ownOnes.map(({ name, seenAs }) => ({ name, sees: ownSees(seenAs, language) })),
    // An officer edits his own card here as anybody does; the rest of it at the officers' desk.
    writable: writableFields(asMember, found),
    divisionName: divisions.find(({ id }) => id === found.division)?.name ?? null,
    sees: Object.fromEntries(TOLD.map((field) => [field, whoSees(field, language)])) as Record<
      ToldField,
      string
    >,
    isAsked,
    hasHog: isOn('hogNumber', visitor.off),
    proposal: proposal ? { hogNumber: proposal.hogNumber } : null,
    refundAccount: refundAccount ?? null,
    consents: consents.map(({ at, ...consent }) => ({ ...consent, on: pragueDay(at) })),
  }
}

export type ProfileView = NonNullable<Awaited<ReturnType<typeof viewProfile>>>
