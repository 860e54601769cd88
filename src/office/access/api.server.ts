import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { removeKeyOf } from '../../entry/keys/keep-passkey.server.ts'
import { listPasskeys } from '../../entry/keys/passkeys.server.ts'
import { resetSecondStep } from '../../entry/keys/turn-off-second-step.server.ts'
import { ROLES } from '../../permissions.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { OwnPassword, RoleChange } from './access-input.ts'
import { ACCOUNT_SORTS, ACCOUNT_STATES, CARD_FILTERS } from './account-filter.ts'
import { type AccountRow, findAccount, listAccounts } from './accounts.server.ts'
import { giveGrant, NewGrant, takeGrant } from './give-grant.server.ts'
import { listGrants } from './grants.server.ts'
import {
  changeAccountRole,
  proveOver,
  sendPasswordLink,
  signOutAccount,
  switchAccount,
} from './handle-account.server.ts'
import { NewAccount, openAccount } from './open-account.server.ts'
import { Done, doneWith, Made } from '../../ground/http/answer.ts'
import type { Told } from '../../ground/http/told.ts'
import { PasskeyAnswer } from '../../entry/keys/key-answer.ts'
import { AccountDone, AccountListAnswer, GrantListAnswer } from './access-answer.ts'

const Id = z.object({ id: RowId })

const AccountsQuery = listQuery(sortedBoth(ACCOUNT_SORTS)).extend({
  search: z.string().trim().max(200).default(''),
  role: z.enum(ROLES).optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  card: z.enum(CARD_FILTERS).optional(),
  sort: z.enum(sortedBoth(ACCOUNT_SORTS)).default('name'),
})

function shapeOf(account: AccountRow) {
  const { firstName, lastName, number: _, archivedAt: __, excludedOn: ___, ...row } = account
  return { ...row, name: firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null }
}

async function answerWith(db: Db, id: number): Promise<Told<typeof AccountDone>> {
  const account = await findAccount(db, id)
  if (!account) throw new Refusal('not_found')
  return { success: true, account: shapeOf(account) }
}

const switchDoors: readonly Door[] = (['deactivate', 'reactivate'] as const).map((verb) =>
  door({
    method: 'POST',
    path: `/api/accounts/:id/${verb}`,
    who: 'accounts.manage',
    summary: verb === 'deactivate' ? 'Deactivate an account; its sessions end' : 'Reactivate an account',
    params: Id,
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: AccountDone,
    handle: async ({ db, visitor, today, params: { id }, body }) => {
      await switchAccount(db, visitor, { accountId: id, deactivated: verb === 'deactivate', today, ...body })
      return answerWith(db, id)
    },
  }),
)

export const accountsDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/accounts',
    who: 'accounts.manage',
    summary: 'Accounts, with or without a member card: search, filter, sort, page',
    query: AccountsQuery,
    answers: AccountListAnswer,
    handle: async ({ db, query }) => {
      const { role = null, state = null, card = null } = query
      const { items, ...page } = await listAccounts(db, { ...query, role, state, card })
      return { items: items.map(shapeOf), ...page }
    },
  }),
  door({
    method: 'POST',
    path: '/api/accounts',
    who: 'accounts.manage',
    summary:
      'Open an account for a member without one, or for somebody without a card; the link goes by letter',
    body: NewAccount,
    answers: { 201: AccountDone },
    handle: async ({ db, visitor, body, http }) => {
      const { accountId } = await openAccount(db, visitor, body)
      http.status(201)
      return answerWith(db, accountId)
    },
  }),
  door({
    method: 'GET',
    path: '/api/accounts/:id',
    who: 'accounts.manage',
    summary: 'One account',
    params: Id,
    answers: AccountDone,
    handle: ({ db, params }) => answerWith(db, params.id),
  }),
  door({
    method: 'POST',
    path: '/api/accounts/:id/role',
    who: 'accounts.manage',
    summary: 'Change the role of an account; its sessions end',
    params: Id,
    body: RoleChange,
    answers: AccountDone,
    handle: async ({ db, visitor, today, params: { id }, body }) => {
      await changeAccountRole(db, visitor, { accountId: id, today, ...body })
      return answerWith(db, id)
    },
  }),
  ...switchDoors,
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/accounts/:id/password-link',
    who: 'accounts.manage',
    summary: 'Send a letter with a link to set a password',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await sendPasswordLink(db, visitor, params.id)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/accounts/:id/sign-out',
    who: 'accounts.manage',
    summary: 'End all sessions of an account',
    params: Id,
    answers: doneWith({ ended: z.int() }),
    handle: async ({ db, visitor, params }) => ({
      success: true,
      ended: await signOutAccount(db, visitor, params.id),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/accounts/:id/reset-second-step',
    who: 'accounts.manage',
    summary: 'Turn off the second step of somebody who lost everything; of a Webmaster with one’s password',
    params: Id,
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params: { id: accountId }, body }) => {
      const isProved = await proveOver(db, visitor, { accountId, ...body })
      await resetSecondStep(db, visitor, { accountId, isProved })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/accounts/:id/passkeys',
    who: 'webmasters.govern',
    summary: 'Passkeys of an account, by their names',
    params: Id,
    answers: doneWith({ passkeys: z.array(PasskeyAnswer) }),
    handle: async ({ db, params }) => ({ success: true, passkeys: await listPasskeys(db, params.id) }),
  }),
  door({
    method: 'DELETE',
    path: '/api/accounts/:id/passkeys/:passkeyId',
    who: 'webmasters.govern',
    summary: 'Remove somebody’s passkey, with one’s own password; its owner is told',
    params: z.object({ id: RowId, passkeyId: RowId }),
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params: { id, passkeyId }, body }) => {
      await provePower(db, visitor, 'webmasters.govern', { password: body.password })
      await removeKeyOf(db, visitor, { accountId: id, passkeyId })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/grants',
    who: 'club.administer',
    summary: 'Further areas granted to roles and to people',
    query: listQuery(['grantedAt']),
    answers: GrantListAnswer,
    handle: async ({ db, query }) => onePage(await listGrants(db), query),
  }),
  door({
    method: 'POST',
    path: '/api/grants',
    who: 'grants.give',
    summary:
      'Grant a further area to a role or to an account, with one’s password; it holds from the next request',
    body: NewGrant,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await giveGrant(db, visitor, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'DELETE',
    path: '/api/grants/:id',
    who: 'grants.give',
    summary: 'Take a granted area back, with one’s password',
    params: Id,
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await takeGrant(db, visitor, { id: params.id, ...body })
      return { success: true }
    },
  }),
]
