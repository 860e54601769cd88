import { action as mailServer } from '../src/office/outbox/mail-server.screen.tsx'
import { action as club } from '../src/office/club/club.screen.tsx'
import { action as guide } from '../src/office/first-run/first-run.screen.tsx'
import { action as account } from '../src/office/access/account.screen.tsx'
import { action as programs } from '../src/office/programs/programs.screen.tsx'
import { action as hooks } from '../src/office/hooks/hooks.screen.tsx'
import { action as grants } from '../src/office/access/grants.screen.tsx'
import { action as newAccount } from '../src/office/access/new-account.screen.tsx'
import { action as bank } from '../src/money/pairing/bank.screen.tsx'
import { action as backup } from '../src/office/backup/backup.screen.tsx'
import type { Power } from '../src/permissions.ts'
import { BACKUP, TOKEN, type Scene } from './power-uses.ts'

export type Form = {
  readonly power: Power
  readonly name: string
  readonly action: (args: never) => unknown
  readonly path: (at: Scene) => string
  readonly form: (at: Scene) => Readonly<Record<string, string>>
}

const SERVER = {
  intent: 'server',
  host: '127.0.0.1',
  port: '1',
  user: '',
  password: '',
  from: 'klub@klub.test',
}
const MONEY = { intent: 'account', account: '2900000021/2010' }
const form = (power: Power, name: string, action: Form['action'], path: string, fields: object) => ({
  power,
  name: `${name}: ${(fields as { intent?: string }).intent ?? 'new'}`,
  action,
  path: ({ boss, rider }: Scene) => path.replace(':boss', String(boss)).replace(':rider', String(rider)),
  form: ({ rider, grant, key, program, hook }: Scene) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        String(value)
          .replace(':rider', String(rider))
          .replace(':grant', String(grant))
          .replace(':program', String(program))
          .replace(':hook', String(hook))
          .replace(':key', String(key)),
      ]),
    ),
})
const AT = '/admin/sprava/accounts'

// Every form of a screen that uses a power.
export const FORMS: readonly Form[] = [
  form('club.mail', 'mail server', mailServer, '/admin/sprava/outbox/server', SERVER),
  form('club.mail', 'mail server', mailServer, '/admin/sprava/outbox/server', { intent: 'remove' }),
  form('club.mail', 'guide', guide, '/admin/sprava/first-run?krok=mail', SERVER),
  form('club.mail', 'guide', guide, '/admin/sprava/first-run?krok=mail', { intent: 'remove' }),
  form('club.account', 'guide', guide, '/admin/sprava/first-run?krok=account', MONEY),
  form('club.account', 'club', club, '/admin/sprava/club', MONEY),
  form('club.account', 'bank', bank, '/admin/fees/bank', MONEY),
  form('club.account', 'bank', bank, '/admin/fees/bank', { intent: 'connect', token: TOKEN, expiresOn: '' }),
  form('club.account', 'bank', bank, '/admin/fees/bank', { intent: 'disconnect' }),
  form('grants.give', 'grants', grants, '/admin/sprava/grants', {
    intent: 'to-role',
    role: 'Member',
    permission: 'hog.edit',
  }),
  form('grants.give', 'grants', grants, '/admin/sprava/grants', {
    intent: 'to-person',
    person: ':rider',
    permission: 'club.administer',
  }),
  form('grants.give', 'grants', grants, '/admin/sprava/grants', { intent: 'take', grant: ':grant' }),
  form('grants.give', 'hooks', hooks, '/admin/sprava/hooks', {
    intent: 'make',
    name: 'Web',
    address: 'https://example.com/hook',
    'kind-news.published': 'on',
  }),
  form('grants.give', 'hooks', hooks, '/admin/sprava/hooks', { intent: 'delete', hookId: ':hook' }),
  form('grants.give', 'programs', programs, '/admin/sprava/programs', {
    intent: 'make',
    name: 'Web',
    office: 'Member',
    'area-members.view': 'on',
    days: '30',
  }),
  form('grants.give', 'programs', programs, '/admin/sprava/programs', {
    intent: 'revoke',
    keyId: ':program',
  }),
  form('grants.give', 'account', account, `${AT}/:rider`, { intent: 'grant', permission: 'club.administer' }),
  form('grants.give', 'account', account, `${AT}/:rider`, { intent: 'take', grant: ':grant' }),
  form('webmasters.govern', 'account', account, `${AT}/:rider`, { intent: 'role', role: 'Webmaster' }),
  form('webmasters.govern', 'account', account, `${AT}/:boss`, { intent: 'role', role: 'Member' }),
  form('webmasters.govern', 'account', account, `${AT}/:boss`, { intent: 'deactivate' }),
  form('webmasters.govern', 'account', account, `${AT}/:boss`, { intent: 'second-step-off' }),
  form('webmasters.govern', 'account', account, `${AT}/:boss`, {
    intent: 'remove-passkey',
    passkeyId: ':key',
  }),
  form('webmasters.govern', 'new account', newAccount, `${AT}/new`, {
    email: 'novy@klub.test',
    role: 'Webmaster',
  }),
  form('club.restore', 'backup', backup, '/admin/sprava/backup', {
    intent: 'plan',
    every: 'week',
    keep: '1',
  }),
  form('club.restore', 'backup', backup, '/admin/sprava/backup', { intent: 'delete', name: BACKUP }),
  form('club.restore', 'backup', backup, '/admin/sprava/backup', { intent: 'download', name: BACKUP }),
  form('club.restore', 'backup', backup, '/admin/sprava/backup', {
    intent: 'restore',
    name: BACKUP,
    confirmation: 'OBNOVIT',
  }),
]
