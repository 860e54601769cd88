import type { Context } from 'hono'
import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal, REFUSAL_WORDS } from '../../refusals.ts'
import { memberActionDoors } from './api-actions.server.ts'
import { addMember } from './add-member.server.ts'
import { type Changed, changeMember } from './change-member.server.ts'
import { asPlain, type CardChange, MemberPatch, NewMember, OwnPatch } from './member-change.ts'
import { findCard } from './member-cards.server.ts'
import { listHistory } from './member-history.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { project, type Viewer } from './visibility.ts'
import { ownName } from '../../ground/values/own-field.ts'
import { listOf } from '../../ground/http/answer.ts'
import type { Told } from '../../ground/http/told.ts'
import { HistoryEntryAnswer, MEMBER_CHANGE_ANSWERS, MemberDone } from './member-answer.ts'

const Id = z.object({ id: RowId })
export const memberDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members',
    who: 'members.write',
    summary: 'Add a member card',
    body: NewMember,
    answers: { 201: MemberDone },
    handle: async ({ db, visitor, today, body, http }) => {
      const card = await addMember(db, visitor, { card: body, today })
      http.status(201)
      return { success: true, member: project(card, visitor) }
    },
  }),
  door({
    method: 'GET',
    path: '/api/members/profile',
    remembers: true,
    who: 'signed-in',
    summary: 'One’s own card',
    answers: MemberDone,
    handle: async ({ db, visitor, today }) => {
      const card = visitor.memberId === null ? undefined : await findCard(db, visitor.memberId, today)
      if (!card) throw new Refusal('not_found')
      return { success: true, member: project(card, visitor) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/members/profile',
    who: 'signed-in',
    summary: 'Change one’s own card',
    body: OwnPatch,
    answers: MEMBER_CHANGE_ANSWERS,
    handle: async ({ db, visitor, today, language, http, body: { version, ...change } }) => {
      if (visitor.memberId === null) throw new Refusal('not_found')
      const input = { memberId: visitor.memberId, version, change, today }
      return changedAnswer(http, await changeMember(db, visitor, input), { visitor, change, language })
    },
  }),
  door({
    method: 'GET',
    path: '/api/members/:id',
    remembers: true,
    who: 'members.view',
    summary: 'One member card, with what the caller may see',
    params: Id,
    answers: MemberDone,
    handle: async ({ db, visitor, today, params }) => {
      const card = await findCard(db, params.id, today)
      if (!card) throw new Refusal('not_found')
      return { success: true, member: project(card, visitor) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/members/:id',
    who: 'members.write',
    summary: 'Change a member card, if it still is in the version that was read',
    params: Id,
    body: MemberPatch,
    answers: MEMBER_CHANGE_ANSWERS,
    handle: async ({ db, visitor, today, language, http, params, body: { version, ...change } }) => {
      const input = { memberId: params.id, version, change, today }
      return changedAnswer(http, await changeMember(db, visitor, input), { visitor, change, language })
    },
  }),
  door({
    method: 'GET',
    path: '/api/members/:id/history',
    who: 'members.history',
    summary: 'What happened to a member card; to a Treasurer only its payments',
    params: Id,
    query: listQuery(['-at']),
    answers: listOf(HistoryEntryAnswer),
    handle: ({ db, visitor, today, params, query }) =>
      listHistory(db, visitor, { ...query, memberId: params.id, today }),
  }),
  ...memberActionDoors,
]

type Asked = { readonly visitor: Viewer; readonly change: CardChange; readonly language: Language }

/** A conflict is answered with both values of every field in which the caller and the card now differ. */
function changedAnswer(
  http: Context,
  changed: Changed,
  { visitor, change, language }: Asked,
): Told<typeof MEMBER_CHANGE_ANSWERS> {
  if (!changed.conflict) return { success: true, member: project(changed.saved, visitor) }
  const { own = {}, ...rest } = change
  const current = { ...asPlain(changed.conflict), ...byName(changed.conflict.own) }
  const yours = { ...asPlain(rest), ...byName(own) }
  const fields = [...Object.keys(rest), ...Object.keys(byName(own))].filter((field) =>
    isDifferent(current, yours, field),
  )
  http.status(409)
  return {
    success: false,
    statusCode: 409,
    statusMessage: speak(REFUSAL_WORDS, language)('changed_meanwhile'),
    code: 'changed_meanwhile',
    changes: fields.map((field) => ({ field, from: at(yours, field), to: at(current, field) })),
    member: project(changed.conflict, visitor),
  }
}

const byName = (own: Plain): Plain =>
  Object.fromEntries(Object.entries(own).map(([id, value]) => [ownName(Number(id)), value]))

type Plain = Readonly<Record<string, unknown>>
const at = (values: Plain, field: string) => values[field] ?? null
const isDifferent = (one: Plain, other: Plain, field: string) => at(one, field) !== at(other, field)
