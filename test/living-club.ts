import { sql } from 'kysely'
import { createSession } from '../src/entry/accounts/sessions.server.ts'
import { hashPassword } from '../src/entry/accounts/password-hash.server.ts'
import { sha256 } from '../src/ground/platform/secret.server.ts'
import { keptOnce } from '../src/ground/platform/kept-once.server.ts'
import { can, type Permission, type Role, ROLES } from '../src/permissions.ts'
import { fillDemoClub } from '../src/process/demo.server.ts'
import type { Db } from '../src/tables.ts'
import { type Dice, PASSWORD } from './any-body.ts'

/** A club with people, rides, meetings and money in it; everybody has the same password, and some hold links from letters. */
export async function aLivingClub(db: Db): Promise<void> {
  const hashed = await hashPassword(PASSWORD)
  await fillDemoClub(db, { today: '2026-06-15', hashPassword: () => Promise.resolve(hashed) })
  await sql`update account set confirmed_rules_version = 99, verified_profile_at = now()`.execute(db)
  await sql`insert into guest (event_id, first_name, last_name, email, phone, language, waiver_version)
    select id, 'Karel', 'Host', 'karel' || id || '@klub.test', '603111222', 'cs', 1 from event order by starts_at desc limit 3`.execute(
    db,
  )
  for (const [purpose, row] of Object.entries(LINKS))
    await sql`insert into answer_link (purpose, token_hash, expires_at, ${sql.ref(row.name)}${row.more ? sql`, ${sql.ref(row.more.name)}` : sql``})
      values (${purpose}, ${sha256(tokenFor(purpose))}, now() + interval '1 day',
        (${row.value})${row.more ? sql`, (${row.more.value})` : sql``})`.execute(db)
}

const of = (name: string, value: string) => ({ name, value: sql.raw(value) })
const LINKS: Readonly<Record<string, ReturnType<typeof of> & { readonly more?: ReturnType<typeof of> }>> = {
  event: {
    ...of('member_id', 'select 30'),
    more: of('event_id', 'select id from event order by starts_at desc limit 1'),
  },
  home: {
    ...of('member_id', 'select 31'),
    more: of('event_id', 'select id from event order by starts_at limit 1'),
  },
  guest: of('guest_id', 'select min(id) from guest'),
  application: of('application_id', 'select max(id) from application'),
  sponsor: of('sponsor_id', 'select max(id) from application_sponsor'),
  'data-check': of('member_id', 'select min(member_id) from data_check_person'),
  rollam: { ...of('member_id', 'select 32'), more: of('rollam_id', 'select max(id) from rollam') },
  meeting: { ...of('member_id', 'select 33'), more: of('meeting_id', 'select max(id) from meeting') },
  'former-member': of('member_id', 'select min(member_id) from membership_closing'),
}

/** A link out of a letter, of each purpose. */
export const tokenFor = (purpose: string): string => purpose.replace('-', '_').padEnd(43, 'x')
const LINK_PURPOSES = Object.keys(LINKS)

/** Somebody who may; where anybody may, also one who has not signed in. */
export function roleFor(who: 'anyone' | 'signed-in' | Permission, dice: Dice): Role | null {
  if (who === 'anyone' && dice() < 0.5) return null
  const may = ROLES.filter(
    (role) => who === 'anyone' || who === 'signed-in' || can({ role, grants: [] }, who),
  )
  return (dice() < 0.3 ? 'Webmaster' : may[Math.floor(dice() * may.length)]) ?? 'Webmaster'
}

/** One of those who have it, in a session of his own. */
export async function comeAs(db: Db, role: Role | null, dice: Dice): Promise<string | null> {
  // What one has had enough of would not be tried.
  keptOnce('fair-share', () => new Map<string, unknown>()).clear()
  if (!role) return null
  const all = await db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('role', '=', role)
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute()
  const one = all[Math.floor(dice() * all.length)]
  return one ? createSession(db, one, { address: '127.0.0.1', userAgent: 'a test' }) : null
}

/** Mostly something the club has: its things are numbered from one. */
export function addressOf(path: string, dice: Dice): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => {
    if (name === 'slug' && dice() < 0.9) return 'stanovy'
    if (name === 'token') return tokenFor(LINK_PURPOSES[Math.floor(dice() * LINK_PURPOSES.length)] ?? 'event')
    return String(1 + Math.floor(dice() * (dice() < 0.5 ? 3 : 20)))
  })
}
