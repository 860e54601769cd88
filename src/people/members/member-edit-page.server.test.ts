import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { Role } from '../../permissions.ts'
import { action, loader } from './member-edit.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

async function officerAt(role: Role, { isOwn = false } = {}) {
  const { id } = await aMember(db(), { nickname: 'Blesk' })
  const { token } = await someone(db(), role, isOwn ? { memberId: id } : {})
  const at = { path: `/admin/${id}/edit`, token, today: '2026-11-15' }
  return {
    id,
    look: () => seeScreen(db(), loader, at),
    send: (form: Record<string, string>) => sendForm(db(), action, { ...at, form }),
  }
}

const names = () => db().selectFrom('member').select(['lastName', 'nickname']).executeTakeFirstOrThrow()

const CARD = { intent: 'save', version: '1', firstName: 'Jan', lastName: 'Novák', nickname: 'Blesk' }

test('a card is saved whole, and its page opens anew', async () => {
  const { id, look, send } = await officerAt('Secretary')

  const { status, location, cookies } = await send({ ...CARD, lastName: 'Nový' })

  expect([status, location, cookies.length]).toEqual([303, `/admin/${id}/edit`, 1])
  expect(await names()).toEqual({ lastName: 'Nový', nickname: 'Blesk' })
  expect((await look()).title).toMatch(/^Nový Jan · ./)
})

test('what is wrong is told at its field, with what was written', async () => {
  const { send } = await officerAt('Secretary')

  const { fault } = await send({ ...CARD, lastName: '', nickname: 'Hrom' })

  expect(fault?.fields).toHaveProperty('lastName')
  expect(fault?.values).toMatchObject({ nickname: 'Hrom' })
})

test('whoever comes second sees both versions, and what he wrote is not lost', async () => {
  const { send } = await officerAt('Secretary')
  const base = JSON.stringify({ lastName: 'Novák', nickname: 'Blesk' })
  await send({ ...CARD, lastName: 'Nový' })

  const { status, answer } = await send({ ...CARD, nickname: 'Hrom', base })

  expect(status).toBe(409)
  expect(answer.conflict).toMatchObject({
    version: 2,
    values: { lastName: 'Nový', nickname: 'Hrom' },
    theirs: expect.arrayContaining([{ field: 'lastName', from: 'Novák', to: 'Nový' }]),
  })
  expect(await names()).toEqual({ lastName: 'Nový', nickname: 'Blesk' })
})

test.each([{ isOwn: false }, { isOwn: true }])(
  'whoever only reads cards changes nothing on them, whosever they are: %j',
  async (whose) => {
    const { look, send } = await officerAt('Treasurer', whose)

    const { status } = await send({ ...CARD, lastName: 'Nový' })

    expect([status, (await look()).writable]).toEqual([403, []])
    expect(await names()).toEqual({ lastName: 'Novák', nickname: 'Blesk' })
  },
)

test('an action from the card leads back to it; a refused one says why', async () => {
  const { id, send } = await officerAt('Secretary')
  const ritual = { intent: 'ritual', memberId: String(id), date: '2026-05-01' }

  const { location } = await send(ritual)
  const again = await send(ritual)

  const card = await db().selectFrom('member').select('ritualOn').executeTakeFirstOrThrow()
  expect([location, card.ritualOn]).toEqual([`/admin/${id}/edit`, '2026-05-01'])
  expect(again.fault).not.toBeNull()
})

test('a card is read first; its form has an address of its own', async () => {
  const { id } = await aMember(db(), {})
  const { token } = await someone(db(), 'Secretary')
  const look = (path: string) => seeScreen(db(), loader, { path, token, today: '2026-11-15' })

  expect((await look(`/admin/${id}/edit`)).isEdited).toBe(false)
  expect((await look(`/admin/${id}/edit?show=form`)).isEdited).toBe(true)
})

test('rides together are told to who rode along, not to oneself', async () => {
  const { id: me } = await aMember(db(), {})
  const { id: him } = await aMember(db(), {})
  const { token } = await someone(db(), 'Member', { memberId: me })
  const { id: eventId } = await db()
    .insertInto('event')
    .values({
      title: 'Okruh',
      kind: 'ride',
      startsAt: new Date('2020-05-01T08:00:00Z'),
      visibility: 'public',
      state: 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('registration')
    .values([me, him].map((memberId) => ({ eventId, memberId, status: 'registered' as const })))
    .execute()
  const look = (id: number) => seeScreen(db(), loader, { path: `/admin/${id}/edit`, token })

  expect((await look(him)).together).toEqual({ count: 1, lastTitle: 'Okruh', lastOn: '2020-05-01' })
  expect((await look(me)).together).toBeNull()
})

test('an account is opened for whoever has none and is in the club, by who may', async () => {
  const offered = async (role: Role, card: Parameters<typeof aMember>[1] = {}, hasAccount = false) => {
    const { id } = await aMember(db(), card)
    if (hasAccount) await someone(db(), 'Member', { memberId: id })
    const { token } = await someone(db(), role)
    return (await seeScreen(db(), loader, { path: `/admin/${id}/edit`, token })).mayOpenAccount
  }

  expect([
    await offered('Secretary'),
    await offered('Secretary', { archivedAt: new Date() }),
    await offered('Secretary', {}, true),
    await offered('MembershipOfficer'),
  ]).toEqual([true, false, false, false])
})

test('letters and history of a card are for those who write cards, and who reads its history', async () => {
  const seen = async (role: Role) => {
    const { look } = await officerAt(role)
    const { mail, history } = await look()
    return [mail !== null, history !== null]
  }

  expect([await seen('Secretary'), await seen('Treasurer'), await seen('Member')]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})
