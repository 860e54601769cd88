import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { speak } from '../../ground/values/words.ts'
import { holdsOffice } from '../../permissions.ts'
import { listChoices, listKindChoices } from '../members/member-choices.server.ts'
import { mayRead, readableOwn } from '../members/visibility.ts'
import { viewText } from './members-address.ts'
import { readAddress } from './read-address.ts'
import { changeView, deleteView, saveView } from './save-view.server.ts'
import { mayChangeView, ViewChange, ViewInput } from './saved-view.ts'
import { listViews } from './saved-views.server.ts'
import { viewsWords } from './views.words.ts'

const VIEWS_PATH = '/admin/members/views'

export const viewsScreen = declareScreen({ who: 'members.view' })

export async function viewViews({ db, visitor, language, url }: Given) {
  const { address } = readAddress(url.searchParams, visitor)
  const query = viewText(address)
  const [{ items, ...view }, choices, kinds] = await Promise.all([
    listViews(db, visitor, pageIn(url.searchParams)),
    listChoices(db),
    mayRead(visitor, 'membershipKind') ? listKindChoices(db, language) : [],
  ])
  return {
    title: speak(viewsWords, language)('title'),
    view,
    views: items.map(({ accountId, ...one }) => ({
      ...one,
      isOwn: accountId === visitor.id,
      mayChange: mayChangeView({ ...one, accountId }, visitor),
    })),
    choices,
    kinds,
    own: readableOwn(visitor),
    asked: query ? { address, query } : null,
    mayShare: holdsOffice(visitor),
  }
}

const saved = () => seeOther(VIEWS_PATH, flashCookie('saved'))

export const viewsActs = {
  save: viewsScreen.act({
    takes: formOf(ViewInput.extend({ over: RowId.nullable().default(null) }), {
      over: (text) => text || null,
    }),
    does: async ({ db, visitor }, { over, ...input }) => {
      if (over === null) {
        const { id } = await saveView(db, visitor, input)
        return seeOther(`/admin/members?view=${id}`, flashCookie('saved'))
      }
      await changeView(db, visitor, { id: over, change: input })
      return seeOther(`/admin/members?view=${over}`, flashCookie('saved'))
    },
  }),
  change: viewsScreen.act({
    takes: formOf(ViewChange.omit({ query: true }).extend({ id: RowId })),
    does: async ({ db, visitor }, { id, ...change }) => {
      await changeView(db, visitor, { id, change })
      return saved()
    },
  }),
  remove: viewsScreen.act({
    // The form it stands in says the name as well.
    takes: z.object({ id: RowId }),
    does: async ({ db, visitor }, { id }) => {
      await deleteView(db, visitor, id)
      return saved()
    },
  }),
}
