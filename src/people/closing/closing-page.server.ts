import { z } from 'zod'
import type { ActionDone } from '../members/act-on-member.server.ts'
import { listName, type MemberCard } from '../members/member.ts'
import { ACTION_TABLE, CLOSING_ACTIONS, type ClosingAction } from '../members/member-action.ts'
import { actionWords } from '../members/member-action.words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { archiveMember, restoreMember } from './archive-member.server.ts'
import { Archiving, Excluding } from './closing-input.ts'
import { cancelExclusion, excludeMember } from './exclude-member.server.ts'
import { previewClosing } from './preview-closing.server.ts'
import { previewReopening } from './preview-reopening.server.ts'

export const closingScreen = declareScreen({ who: 'members.view', params: z.object({ id: RowId }) })

type GivenCard = Given<'members.view', { readonly id: number }>

/** What will happen, for the dialog over the list and the card, and as a page where there is no script. */
export async function viewClosing(given: GivenCard) {
  const { language, today, url, params } = given
  const action = z.enum(CLOSING_ACTIONS).safeParse(url.searchParams.get('intent')).data
  if (!action) throw notFound()
  const title = speak(actionWords, language)(action)
  return { title, memberId: params.id, action, today, ...(await lookAhead(given, action)) }
}

async function lookAhead({ db, visitor, now, today, language, params }: GivenCard, action: ClosingAction) {
  try {
    if (!can(visitor, ACTION_TABLE[action].right)) throw new Refusal('not_allowed')
    const { card, closed } = await previewClosing(db, visitor, { memberId: params.id, now, today })
    const view =
      action === 'exclude' || action === 'archive'
        ? { closed }
        : { reopened: await previewReopening(db, card, action) }
    return { name: listName(card), view, refused: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') throw notFound()
    return { name: '', view: null, refused: sayRefusal(error, language) }
  }
}

// The dialog over the list stays where it is and is told; the page goes back to the card.
const From = { from: z.literal('dialog').optional() }

const momentOf = ({ params, now, today }: GivenCard) => ({ memberId: params.id, now, today })

const rightOf = (action: ClosingAction) => ACTION_TABLE[action].right

const noneIfEmpty = { reason: (text: string) => text.trim() || undefined }

/** The end of a membership, or its return, each with the right of its call. */
export const closingActs = {
  exclude: closingScreen.actFor(rightOf('exclude'), {
    takes: formOf(Excluding.extend(From)),
    does: async (given, { date, reason, waiveDebts, from }) => {
      const input = { ...momentOf(given), date, reason, waiveDebts }
      const { card } = await excludeMember(given.db, given.visitor, input)
      return told(doneTo(card, 'exclude'), from)
    },
  }),
  archive: closingScreen.actFor(rightOf('archive'), {
    takes: formOf(Archiving.extend(From), noneIfEmpty),
    does: async (given, { reason = null, waiveDebts, from }) => {
      const input = { ...momentOf(given), reason, waiveDebts }
      const { card } = await archiveMember(given.db, given.visitor, input)
      return told(doneTo(card, 'archive'), from)
    },
  }),
  'no-exclude': closingScreen.actFor(rightOf('no-exclude'), {
    takes: z.strictObject(From),
    does: async (given, { from }) => {
      const { card, reopened } = await cancelExclusion(given.db, given.visitor, momentOf(given))
      return told({ ...doneTo(card, 'no-exclude'), reopened }, from)
    },
  }),
  restore: closingScreen.actFor(rightOf('restore'), {
    takes: z.strictObject(From),
    does: async (given, { from }) => {
      const { card, reopened } = await restoreMember(given.db, given.visitor, momentOf(given))
      return told({ ...doneTo(card, 'restore'), reopened }, from)
    },
  }),
}

function doneTo(card: MemberCard, action: ClosingAction): ActionDone {
  return { action, memberId: card.id, name: listName(card), undo: ACTION_TABLE[action].reverse ?? null }
}

function told(done: ActionDone, from: 'dialog' | undefined) {
  if (from === 'dialog') return { fault: undefined, done }
  return seeOther(`/admin/${done.memberId}/edit`, flashCookie('saved'))
}
