import { z } from 'zod'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { changeTerm, deleteTerm, giveTitle, NewTerm } from './give-title.server.ts'
import { addTitle, changeTitle, deleteTitle, NewTitle } from './save-title.server.ts'
import { findByNumber } from './titles.server.ts'

const Ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const LastDay = z.union([z.literal('').transform(() => null), NewTerm.shape.startsOn])
const Fields = { name: NewTitle.shape.name, scope: NewTitle.shape.scope, single: Ticked }

const Input = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('give'),
    titleId: RowId,
    member: z.string().trim().min(1).max(300),
    division: z.union([z.literal('').transform(() => null), RowId]).default(null),
    startsOn: NewTerm.shape.startsOn,
    endsOn: LastDay,
    replaces: Ticked,
  }),
  z.strictObject({
    intent: z.literal('term'),
    id: RowId,
    startsOn: NewTerm.shape.startsOn,
    endsOn: LastDay,
  }),
  z.strictObject({
    intent: z.literal('term-remove'),
    id: RowId,
    startsOn: z.string().optional(),
    endsOn: z.string().optional(),
  }),
  z.strictObject({ intent: z.literal('title-add'), ...Fields }),
  z.strictObject({ intent: z.literal('title-save'), id: RowId, ...Fields }),
  z.strictObject({ intent: z.literal('title-close'), id: RowId }),
  z.strictObject({ intent: z.literal('title-reopen'), id: RowId }),
  z.strictObject({ intent: z.literal('title-remove'), id: RowId }),
])

export const TITLE_FIELDS = [
  'intent',
  'id',
  'titleId',
  'member',
  'division',
  'startsOn',
  'endsOn',
  'replaces',
  'name',
  'scope',
  'single',
]

/** One of the things the screen of titles does. The list itself belongs to Správa, its holders to those who write cards. */
export async function handleTitles(
  { db, today }: RequestContext,
  visitor: Visitor,
  form: FormValues,
): Promise<void> {
  const input = parseForm(Input, form)
  if (input.intent.startsWith('title') && !can(visitor, 'club.administer')) throw new Refusal('not_allowed')
  if (input.intent === 'give') {
    const { intent: _, member, ...term } = input
    const memberId = await memberOf(db, member)
    await giveTitle(db, visitor, { ...term, memberId, today })
  } else if (input.intent === 'term') {
    const { intent: _, ...term } = input
    await changeTerm(db, visitor, term)
  } else if (input.intent === 'term-remove') await deleteTerm(db, visitor, input.id)
  else if (input.intent === 'title-add') {
    const { intent: _, ...title } = input
    await addTitle(db, visitor, title)
  } else if (input.intent === 'title-save') {
    const { intent: _, id, ...change } = input
    await changeTitle(db, visitor, { id, change })
  } else if (input.intent === 'title-remove') await deleteTitle(db, visitor, input.id)
  else await changeTitle(db, visitor, { id: input.id, change: { closed: input.intent === 'title-close' } })
}

/** 'Novák Jan (012)', as the list offers it, or the number alone. */
async function memberOf(db: Db, text: string): Promise<number> {
  const [, number = ''] = /(\d{1,9})\)?\s*$/.exec(text) ?? []
  const memberId = number === '' ? null : await findByNumber(db, Number(number))
  if (memberId === null) throw new Refusal('invalid_fields', { fields: { member: 'invalid' } })
  return memberId
}
