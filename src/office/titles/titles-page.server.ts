import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { changeTerm, deleteTerm, giveTitle, NewTerm, TermDates } from './give-title.server.ts'
import { addTitle, changeTitle, deleteTitle, NewTitle } from './save-title.server.ts'
import { findByNumber } from './titles.server.ts'

const One = z.strictObject({ id: RowId })

/** As the form says it: who it is by a line of the list, not by the number of his card. */
const Giving = NewTerm.omit({ memberId: true }).extend({
  titleId: RowId,
  member: z.string().trim().min(1).max(300),
})

export const TITLE_FIELDS = [
  'intent',
  'id',
  'titleId',
  'member',
  'division',
  'startsOn',
  'endsOn',
  'replaces',
  'role',
  'name',
  'scope',
  'single',
]

export const titlesScreen = declareScreen({ who: 'members.write' })

const saved = () => seeOther('/admin/sprava/titles', flashCookie('saved'))

const closes = (closed: boolean) =>
  titlesScreen.actFor('club.administer', {
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await changeTitle(db, visitor, { id, change: { closed } })
      return saved()
    },
  })

/** The list itself belongs to Správa, its holders to those who write cards. */
export const titleActs = {
  give: titlesScreen.act({
    takes: formOf(Giving),
    does: async ({ db, visitor, today }, { member, ...term }) => {
      await giveTitle(db, visitor, { ...term, memberId: await memberOf(db, member), today })
      return saved()
    },
  }),
  term: titlesScreen.act({
    takes: formOf(TermDates.extend(One.shape)),
    does: async ({ db, visitor }, term) => {
      await changeTerm(db, visitor, term)
      return saved()
    },
  }),
  'term-remove': titlesScreen.act({
    // Its button stands in the form of the days.
    takes: One.loose(),
    does: async ({ db, visitor }, { id }) => {
      await deleteTerm(db, visitor, id)
      return saved()
    },
  }),
  'title-add': titlesScreen.actFor('club.administer', {
    takes: formOf(NewTitle),
    does: async ({ db, visitor }, title) => {
      await addTitle(db, visitor, title)
      return saved()
    },
  }),
  'title-save': titlesScreen.actFor('club.administer', {
    takes: formOf(NewTitle.extend(One.shape)),
    does: async ({ db, visitor }, { id, ...change }) => {
      await changeTitle(db, visitor, { id, change })
      return saved()
    },
  }),
  'title-close': closes(true),
  'title-reopen': closes(false),
  'title-remove': titlesScreen.actFor('club.administer', {
    takes: One,
    does: async ({ db, visitor }, { id }) => {
      await deleteTitle(db, visitor, id)
      return saved()
    },
  }),
}

/** 'Novák Jan (012)', as the list offers it, or the number alone. */
export async function memberOf(db: Db, text: string): Promise<number> {
  const [, number = ''] = /(\d{1,9})\)?\s*$/.exec(text) ?? []
  const memberId = number === '' ? null : await findByNumber(db, Number(number))
  if (memberId === null) throw new Refusal('invalid_fields', { fields: { member: 'invalid' } })
  return memberId
}
