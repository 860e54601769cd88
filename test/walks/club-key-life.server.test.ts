import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../club.ts'
import { aClubOfKeys } from '../club-keys.ts'
import { NEVER_GRANTED } from '../../src/permissions.ts'

const { db, aClubKey, ask } = aClubOfKeys()
beforeEach(() => rulesVersion(db(), 1))

const PASSWORD = 'jedeme na sever'
const aWebmaster = () => someone(db(), 'Webmaster', { password: PASSWORD })
test('it is made with the password, told to every Webmaster, listed without its secret, and dies when revoked', async () => {
  const boss = await aWebmaster()
  await someone(db(), 'Webmaster')
  const wanted = { name: 'Web', office: 'Member', areas: ['members.view'], writes: false, days: 30 }
  const make = (more: object) => ask(boss.token, '/api/programs', 'POST', { ...wanted, ...more })

  expect((await make({})).status).toBe(422)
  for (const areas of [...NEVER_GRANTED, 'accounts.manage', 'account.edit-own'])
    expect([areas, (await make({ areas: [areas], password: PASSWORD })).status]).toEqual([areas, 422])
  expect((await make({ office: 'Webmaster', password: PASSWORD })).status).toBe(422)
  const { json: made } = await make({ password: PASSWORD })
  expect((await ask(made.token, '/api/members')).status).toBe(200)
  const { json: listed } = await ask(boss.token, '/api/programs')

  expect(JSON.stringify(listed)).not.toContain(made.token)
  expect(listed.items).toMatchObject([
    {
      id: made.id,
      name: 'Web',
      accountId: null,
      owner: null,
      office: 'Member',
      lastUsedAt: expect.any(String),
    },
  ])
  const told = await db().selectFrom('notice').select(['kind', 'detail']).execute()
  expect(told).toEqual([1, 2].map(() => ({ kind: 'program-key-made', detail: 'Web' })))
  expect((await ask(boss.token, `/api/programs/${made.id}`, 'DELETE')).status).toBe(422)
  expect((await ask(boss.token, `/api/programs/${made.id}`, 'DELETE', { password: PASSWORD })).status).toBe(
    200,
  )
  expect((await ask(made.token, '/api/members')).status).toBe(401)
  expect((await ask(boss.token, `/api/programs/${made.id}`, 'DELETE', { password: PASSWORD })).status).toBe(
    404,
  )
})

test('a person’s key is seen and revoked by a Webmaster, and its owner gets a letter', async () => {
  const boss = await aWebmaster()
  const owner = await someone(db(), 'Member')
  const made = await ask(owner.token, '/api/account/programs', 'POST', {
    name: 'Tabulka',
    areas: ['members.view'],
    writes: false,
    days: 30,
  })
  const { json: listed } = await ask(boss.token, '/api/programs')
  const { status } = await ask(boss.token, `/api/programs/${made.json.id}`, 'DELETE', { password: PASSWORD })

  expect(listed.items).toMatchObject([
    { name: 'Tabulka', accountId: owner.id, owner: owner.email, office: null },
  ])
  expect(status).toBe(200)
  expect((await ask(made.json.token, '/api/members')).status).toBe(401)
  const letters = await db().selectFrom('mail').select('template').where('accountId', '=', owner.id).execute()
  expect(letters.map(({ template }) => template)).toEqual(['program-key-made', 'program-key-revoked'])
})

test('it outlives its maker, writes under the Webmaster who answers for it, and is named in the record', async () => {
  const { id } = await aMember(db())
  const first = await aWebmaster()
  const second = await aWebmaster()
  const { token } = await aClubKey(['members.view', 'members.write'], {
    office: 'Secretary',
    madeBy: second.id,
  })
  const move = async (city: string) => {
    const { json } = await ask(token, `/api/members/${id}`)
    return ask(token, `/api/members/${id}`, 'PATCH', { version: json.member.version, city })
  }

  const before = await move('Přerov')
  await db().updateTable('account').set({ role: 'Member' }).where('id', '=', second.id).execute()
  const after = await move('Zlín')

  expect([before.status, after.status]).toEqual([200, 200])
  const { rows } = await sql<{ actor: number; changes: object[] }>`
    select actor_account_id as actor, changes from audit_entry join audit_detail using (seq)
    where action = 'MEMBER_CHANGED' order by seq`.execute(db())
  expect(rows.map(({ actor }) => actor)).toEqual([second.id, first.id])
  for (const { changes } of rows)
    expect(changes).toContainEqual({ field: 'programKey', from: null, to: 'Web' })
})

test('an answer given to a person is not given again to a key, whatever it calls its request', async () => {
  const owner = await someone(db(), 'Secretary')
  const body = { firstName: 'Jan', lastName: 'Novák' }
  const headers = { 'idempotency-key': 'one' }
  const first = await ask(owner.token, '/api/members', 'POST', body, headers)
  const key = await ask(owner.token, '/api/account/programs', 'POST', {
    name: 'Tabulka',
    areas: ['news.write'],
    writes: true,
    days: 30,
  })

  const again = await ask(owner.token, '/api/members', 'POST', body, headers)
  const stolen = await ask(key.json.token, '/api/members', 'POST', body, headers)

  expect([first.status, again.status, stolen.status]).toEqual([201, 201, 403])
})
