import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { removeKeyOf } from '../../entry/keys/keep-passkey.server.ts'
import { resetSecondStep } from '../../entry/keys/turn-off-second-step.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { OwnPassword, RoleChange } from './access-input.ts'
import { ACCOUNTS_PATH } from './account-filter.ts'
import { Area, giveGrant, takeGrant } from './give-grant.server.ts'
import {
  changeAccountRole,
  proveOver,
  sendPasswordLink,
  signOutAccount,
  switchAccount,
} from './handle-account.server.ts'

export const accountScreen = declareScreen({ who: 'accounts.manage', params: z.object({ id: RowId }) })

const saved = (id: number) => seeOther(`${ACCOUNTS_PATH}/${id}`, flashCookie('saved'))

const switches = (deactivated: boolean) =>
  accountScreen.act({
    takes: OwnPassword,
    does: async ({ db, visitor, today, params: { id } }, { password }) => {
      await switchAccount(db, visitor, { accountId: id, deactivated, today, password })
      return saved(id)
    },
  })

/** What can be done with somebody's account. */
export const accountActs = {
  role: accountScreen.act({
    takes: RoleChange,
    does: async ({ db, visitor, today, params: { id } }, { role, password }) => {
      await changeAccountRole(db, visitor, { accountId: id, role, today, password })
      return saved(id)
    },
  }),
  'send-link': accountScreen.act({
    does: async ({ db, visitor, params: { id } }) => {
      await sendPasswordLink(db, visitor, id)
      return saved(id)
    },
  }),
  'sign-out': accountScreen.act({
    does: async ({ db, visitor, params: { id } }) => {
      await signOutAccount(db, visitor, id)
      return saved(id)
    },
  }),
  'second-step-off': accountScreen.act({
    takes: OwnPassword,
    does: async ({ db, visitor, params: { id: accountId } }, { password }) => {
      const isProved = await proveOver(db, visitor, { accountId, password })
      await resetSecondStep(db, visitor, { accountId, isProved })
      return saved(accountId)
    },
  }),
  deactivate: switches(true),
  reactivate: switches(false),
  grant: accountScreen.actFor('grants.give', {
    takes: OwnPassword.extend({ permission: Area }),
    does: async ({ db, visitor, params: { id: accountId } }, grant) => {
      await giveGrant(db, visitor, { ...grant, accountId })
      return saved(accountId)
    },
  }),
  take: accountScreen.actFor('grants.give', {
    takes: OwnPassword.extend({ grant: RowId }),
    does: async ({ db, visitor, params: { id } }, { grant, password }) => {
      await takeGrant(db, visitor, { id: grant, password })
      return saved(id)
    },
  }),
  'remove-passkey': accountScreen.actFor('webmasters.govern', {
    takes: OwnPassword.extend({ passkeyId: RowId }),
    does: async ({ db, visitor, params: { id: accountId } }, { passkeyId, password }) => {
      await provePower(db, visitor, 'webmasters.govern', { password })
      await removeKeyOf(db, visitor, { accountId, passkeyId })
      return saved(accountId)
    },
  }),
}
