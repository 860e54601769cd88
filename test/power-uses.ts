import type { Power } from '../src/permissions.ts'
import type { Db } from '../src/tables.ts'
import { aMember, anAccount } from './club.ts'

export const TOKEN = 'aB3'.repeat(21) + 'x'
const HOOK = { name: 'Web', address: 'https://example.com/hook', kinds: ['news.published'] }
const CLUB_KEY = { name: 'Web', office: 'Member', areas: ['members.view'], writes: false, days: 30 }
export const BACKUP = 'zaloha-2026-11-16-0300.tar.gz'

export type Scene = Awaited<ReturnType<typeof aScene>>

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
