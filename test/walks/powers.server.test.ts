import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../app.ts'
import { rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { FORMS } from '../power-forms.ts'
import { aScene, CALLS, WITHOUT_PASSWORD } from '../power-uses.ts'
import { sendForm } from '../screen.ts'
import { DOORS } from '../../src/api.server.ts'
import { GRANTABLE } from '../../src/office/access/grant.ts'
import { can, NEVER_GRANTED, type Power, ROLES, type Role } from '../../src/permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const PASSWORD = 'jedeme na sever'

/** Everything a power could change. */
async function state(): Promise<unknown> {
  const { rows } = await sql`select
    (select json_agg(row(key, value) order by key) from club_setting) as settings,
    (select json_agg(row(id, permission) order by id) from permission_grant) as grants,
    (select json_agg(row(id, role, deactivated_at, email) order by id) from account) as accounts,
    (select json_agg(row(id, revoked_at) order by id) from program_key) as programs,
    (select json_agg(id order by id) from hook) as hooks,
    (select count(*) from passkey) as keys, (select count(*) from bank_token) as tokens,
    (select count(*) from notice) as notices, (select count(*) from house_task) as tasks`.execute(db())
  return rows[0]
}

/** Somebody with a role, and with every area that can be granted at all. */
async function greedy(role: Role) {
  const person = await someone(db(), role, { password: PASSWORD })
  await db()
    .insertInto('permissionGrant')
    .values(GRANTABLE.map((permission) => ({ permission, accountId: person.id })))
    .execute()
  return person.token
}

test('every call that asks for a power is in the table', () => {
  const powers: readonly string[] = NEVER_GRANTED
  const doors = DOORS.filter(({ who }) => powers.includes(who)).map(({ method, path }) => `${method} ${path}`)
  const known = [...CALLS.map(({ door }) => door), ...WITHOUT_PASSWORD]

  expect(doors.filter((door) => !known.includes(door))).toEqual([])
})

describe.each(ROLES)('%s, with every area that can be granted', (role) => {
  const strangeTo = <Use extends { power: Power }>(uses: readonly Use[]) =>
    uses.filter(({ power }) => !can({ role, grants: [] }, power))
  const ownOf = <Use extends { power: Power }>(uses: readonly Use[]) =>
    uses.filter(({ power }) => can({ role, grants: [] }, power))

  test(
    'reaches no power of others, by call or by screen, also with his right password',
    { timeout: 60_000 },
    async () => {
      const at = await aScene(db())
      const token = await greedy(role)
      const before = await state()

      for (const { door, method, path, body } of strangeTo(CALLS)) {
        const { status } = await call(anApp(db()), path(at), {
          method,
          token,
          body: { ...body(at), password: PASSWORD },
        })
        expect([door, status]).toEqual([door, 403])
      }
      for (const { name, action, path, form: fields } of strangeTo(FORMS)) {
        const own = fields(at)
        const field = 'host' in own || own.intent === 'remove' ? 'ownPassword' : 'password'
        const password = own.intent === 'disconnect' ? {} : { [field]: PASSWORD }
        const { code } = await sendForm(db(), action, {
          path: path(at),
          token,
          form: { ...own, ...password },
        })
        expect([name, ['guarded', 'not_allowed'].includes(code ?? '')]).toEqual([name, true])
      }
      expect(await state()).toEqual(before)
    },
  )

  test('uses his own powers only with his password', { timeout: 60_000 }, async () => {
    const at = await aScene(db())
    const token = await greedy(role)
    const before = await state()
    // Forgetting the token stops the reading and redirects nothing: the right is enough.
    const calls = ownOf(CALLS).filter(({ door }) => door !== 'DELETE /api/bank/connection')
    const forms = ownOf(FORMS).filter(({ name }) => name !== 'bank: disconnect')
    const wrongs: readonly Readonly<Record<string, string>>[] = [{}, { password: 'jiné heslo' }]

    for (const wrong of wrongs) {
      for (const { door, method, path, body } of calls) {
        const { status } = await call(anApp(db()), path(at), {
          method,
          token,
          body: { ...body(at), ...wrong },
        })
        expect([door, status >= 400]).toEqual([door, true])
      }
      for (const { name, action, path, form: fields } of forms) {
        const { status } = await sendForm(db(), action, {
          path: path(at),
          token,
          form: { ...fields(at), ...wrong },
        })
        expect([name, status >= 400]).toEqual([name, true])
      }
    }
    expect(await state()).toEqual(before)
  })
})
