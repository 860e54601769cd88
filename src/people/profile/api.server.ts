import { z } from 'zod'
import { portraitAddress } from '../members/portrait.ts'
import { door } from '../../ground/http/door.server.ts'
import { keepPortrait, PortraitAtDoor, removePortrait, showPortraitAtDoor } from './keep-portrait.server.ts'
import { Day, Done, doneWith } from '../../ground/http/answer.ts'
import {
  findRefundAccount,
  forgetRefundAccount,
  keepRefundAccount,
} from '../../money/payments/keep-refund-account.server.ts'
import { OwnRefundAccount } from '../../money/payments/refund-account.ts'
import { ownCard } from './own-card.ts'

const RefundAccountAnswer = z.strictObject({ account: z.string().nullable(), consentedOn: Day.nullable() })

const PATH = '/api/members/profile/photo'

export const portraitDoors = [
  door({
    method: 'PUT',
    path: PATH,
    who: 'signed-in',
    summary: 'A photo on one’s own card; a square is taken out of its middle',
    file: ['image/jpeg', 'image/png', 'image/webp'],
    answers: doneWith({ photo: z.string() }),
    handle: async ({ db, visitor, http }) => {
      // Whole before it gets a place among the pictures: whoever sends slowly keeps nobody else waiting.
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const photoKey = await keepPortrait(db, visitor, () => Promise.resolve(bytes))
      return { success: true, photo: portraitAddress(photoKey, 384) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: PATH,
    who: 'signed-in',
    summary: 'Whether the photo is shown to whoever verifies the card',
    body: PortraitAtDoor,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await showPortraitAtDoor(db, visitor, body.atDoor)
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: PATH,
    who: 'signed-in',
    summary: 'Remove the photo from one’s own card',
    answers: Done,
    handle: async ({ db, visitor }) => {
      await removePortrait(db, visitor)
      return { success: true }
    },
  }),
]

const REFUND_ACCOUNT = '/api/members/profile/refund-account'

export const ownRefundAccountDoors = [
  door({
    method: 'GET',
    path: REFUND_ACCOUNT,
    who: 'signed-in',
    summary: 'The account one lets the club give money back to, and since when',
    answers: RefundAccountAnswer,
    handle: async ({ db, visitor }) => {
      const kept = visitor.memberId === null ? undefined : await findRefundAccount(db, visitor.memberId)
      return { account: kept?.account ?? null, consentedOn: kept?.consentedOn ?? null }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: REFUND_ACCOUNT,
    who: 'signed-in',
    summary: 'Let the club give money back to this account',
    body: OwnRefundAccount,
    answers: Done,
    handle: async ({ db, visitor, today, body: { account } }) => {
      const memberId = ownCard(visitor)
      await keepRefundAccount(db, visitor, { memberId, account, consentedOn: today, today })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: REFUND_ACCOUNT,
    who: 'signed-in',
    summary: 'Withdraw the consent; the account is forgotten',
    answers: Done,
    handle: async ({ db, visitor }) => {
      await forgetRefundAccount(db, visitor, ownCard(visitor))
      return { success: true }
    },
  }),
]
