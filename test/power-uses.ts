import { action as mailServer } from '../src/office/outbox/mail-server.screen.tsx'
import { action as club } from '../src/office/club/club.screen.tsx'
import { action as guide } from '../src/office/first-run/first-run.screen.tsx'
import { action as account } from '../src/office/access/account.screen.tsx'
import { action as programs } from '../src/office/programs/programs.screen.tsx'
import { action as hooks } from '../src/office/hooks/hooks.screen.tsx'
import { action as grants } from '../src/office/access/grants.screen.tsx'
import { action as newAccount } from '../src/office/access/new-account.screen.tsx'
import { action as bank } from '../src/money/pairing/bank.screen.tsx'
import type { Power } from '../src/permissions.ts'
import type { Db } from '../src/tables.ts'
import { action as backup } from '../src/office/backup/backup.screen.tsx'
import { aMember, anAccount } from './club.ts'

const TOKEN = 'aB3'.repeat(21) + 'x'
const HOOK = { name: 'Web', address: 'https://example.com/hook', kinds: ['news.published'] }
const CLUB_KEY = { name: 'Web', office: 'Member', areas: ['members.view'], writes: false, days: 30 }
const BACKUP = 'zaloha-2026-11-16-0300.tar.gz'

type Scene = Awaited<ReturnType<typeof aScene>>

/** A member, another Webmaster, a grant and a passkey that somebody might want to touch. */
export async function aScene(db: Db) {
  const member = await aMember(db, { approvedAt: new Date() })
  const rider = await anAccount(db, { memberId: member.id })
  const boss = await anAccount(db, { role: 'Webmaster' })
  await anAccount(db, { role: 'Webmaster' })
  const given = await db
    .insertInto('permissionGrant')
    .values({ permission: 'hog.edit', accountId: rider.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = await db
    .insertInto('passkey')
    .values({
      accountId: boss.id,
      credentialId: 'k',
      publicKey: Buffer.from('k'),
      counter: 0,
      transports: [],
      name: 'Klíč',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const program = await db
    .insertInto('programKey')
    .values({
      accountId: rider.id,
      name: 'Skript',
      tokenHash: Buffer.from('s'),
      areas: ['members.view'],
      writes: false,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hook = await db
    .insertInto('hook')
    .values({
      name: 'Web',
      address: 'https://example.com/hook',
      kinds: ['news.published'],
      secret: Buffer.from('s'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = { hook: hook.id, member: member.id, rider: rider.id, boss: boss.id }
  const at = { ...ids, grant: given.id, key: key.id, program: program.id }
  return { ...at, ...(await anElection(db, boss.id)) }
}

/** A vote that elected one of two, at a meeting that is over. */
async function anElection(db: Db, by: number) {
  const past = new Date(Date.now() - 86_400_000)
  const meeting = await db
    .insertInto('meeting')
    .values({
      title: 'Volební schůze',
      place: 'Klubovna',
      startsAt: past,
      state: 'closed',
      calledAt: past,
      calledBy: by,
      openedAt: past,
      openedBy: by,
      endedAt: past,
      endedBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const point = await db
    .insertInto('agendaPoint')
    .values({ meetingId: meeting.id, position: 1, kind: 'elect', title: 'Volba' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const vote = await db
    .insertInto('meetingVote')
    .values({
      meetingId: meeting.id,
      pointId: point.id,
      round: 1,
      way: 'hand',
      majority: 'present',
      candidates: ['První', 'Druhý'],
      state: 'closed',
      openedBy: by,
      outcome: 'elected',
      elected: [1],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const title = await db
    .insertInto('title')
    .values({ name: 'Správce webu' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vote: vote.id, title: title.id }
}

export type Call = {
  readonly power: Power
  method: string
  path: (at: Scene) => string
  door: string
  body: (at: Scene) => object
}
const use = (power: Power, door: string, body: (at: Scene) => object = () => ({}), path = door) => ({
  power,
  door,
  method: door.split(' ')[0] ?? '',
  path: (at: Scene) =>
    (path.split(' ')[1] ?? '')
      .replace(':memberId', String(at.member))
      .replace(':boss', String(at.boss))
      .replace(':rider', String(at.rider))
      .replace(':grant', String(at.grant))
      .replace(':program', String(at.program))
      .replace(':hook', String(at.hook))
      .replace(':key', String(at.key))
      .replace(':vote', String(at.vote)),
  body,
})

// Every call that uses a power.
export const CALLS: readonly Call[] = [
  use('club.account', 'PUT /api/club/account', () => ({ account: '2900000021/2010' })),
  use('club.account', 'POST /api/bank/connection', () => ({ token: TOKEN })),
  use('club.account', 'DELETE /api/bank/connection'),
  use('grants.give', 'POST /api/grants', ({ rider }) => ({
    permission: 'club.administer',
    accountId: rider,
  })),
  use('grants.give', 'DELETE /api/grants/:id', undefined, 'DELETE /api/grants/:grant'),
  use('grants.give', 'POST /api/hooks', () => HOOK),
  use('grants.give', 'DELETE /api/hooks/:id', undefined, 'DELETE /api/hooks/:hook'),
  use('grants.give', 'POST /api/programs', () => CLUB_KEY),
  use('grants.give', 'DELETE /api/programs/:id', undefined, 'DELETE /api/programs/:program'),
  use(
    'webmasters.govern',
    'DELETE /api/accounts/:id/passkeys/:passkeyId',
    undefined,
    'DELETE /api/accounts/:boss/passkeys/:key',
  ),
  use(
    'webmasters.govern',
    'POST /api/accounts/:id/role',
    () => ({ role: 'Webmaster' }),
    'POST /api/accounts/:rider/role',
  ),
  use(
    'webmasters.govern',
    'POST /api/members/:id/role',
    () => ({ role: 'Webmaster' }),
    'POST /api/members/:memberId/role',
  ),
  use(
    'webmasters.govern',
    'POST /api/accounts/:id/role',
    () => ({ role: 'Member' }),
    'POST /api/accounts/:boss/role',
  ),
  use(
    'webmasters.govern',
    'POST /api/accounts/:id/deactivate',
    undefined,
    'POST /api/accounts/:boss/deactivate',
  ),
  use(
    'webmasters.govern',
    'POST /api/accounts/:id/reset-second-step',
    undefined,
    'POST /api/accounts/:boss/reset-second-step',
  ),
  use(
    'webmasters.govern',
    'POST /api/votes/:id/mandates',
    ({ member, title }) => ({ members: [member], titleId: title, startsOn: '2026-01-01', role: 'Webmaster' }),
    'POST /api/votes/:vote/mandates',
  ),
  use('webmasters.govern', 'POST /api/accounts', () => ({ email: 'novy@klub.test', role: 'Webmaster' })),
  use('club.restore', 'PUT /api/backups/plan', () => ({ every: 'week', keep: 1 })),
  use('club.restore', 'POST /api/backups/uploads', () => ({ size: 10 })),
  use('club.restore', 'POST /api/backups/:name/download', undefined, `POST /api/backups/${BACKUP}/download`),
  use(
    'club.restore',
    'POST /api/backups/:name/restore',
    () => ({ confirmation: 'OBNOVIT' }),
    `POST /api/backups/${BACKUP}/restore`,
  ),
  use('club.restore', 'DELETE /api/backups/:name', undefined, `DELETE /api/backups/${BACKUP}`),
]

/** Shut to the same people, but nothing is decided there: a look, or a piece of what the password was given for. */
export const WITHOUT_PASSWORD = [
  'GET /api/accounts/:id/passkeys',
  'GET /api/programs',
  'GET /api/hooks',
  'POST /api/hooks/:id/pause',
  'GET /api/hooks/:id/deliveries',
  'POST /api/hooks/:id/deliveries/:deliveryId/resend',
  'PUT /api/backups/uploads/:id',
  'POST /api/backups/uploads/:id/finish',
  'GET /api/backups/:name',
]

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
