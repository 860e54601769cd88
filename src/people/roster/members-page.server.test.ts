import { beforeEach, expect, test } from 'vitest'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { Role } from '../../permissions.ts'
import { action, loader } from './members.screen.tsx'

const db = useDatabase()
const PATH = '/admin/members'
const TODAY = '2026-11-15'
beforeEach(() => rulesVersion(db(), 1))

async function officer(role: Role) {
  const { token } = await someone(db(), role)
  return {
    see: (query: string) => seeScreen(db(), loader, { path: `${PATH}?${query}`, token, today: TODAY }),
    send: (form: Record<string, string>) => sendForm(db(), action, { path: PATH, token, form, today: TODAY }),
  }
}

const cardOf = (id: number) =>
  db().selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the list shows what its address asks for, with the club behind its title', async () => {
  await aMember(db(), { lastName: 'Adam' })
  await aMember(db(), { lastName: 'Zeman' })

  const { title, rows } = await (await officer('Secretary')).see('search=zeman')

  expect(title).toMatch(/^Členové · ./)
  expect(rows.map(({ card }) => card.lastName)).toEqual(['Zeman'])
})

test('a new card is added by name, and its page opens', async () => {
  const { send } = await officer('Secretary')
  const fields = { intent: 'add', firstName: 'Jan', nickname: '', email: '', division: '' }

  const wrong = await send({ ...fields, lastName: '' })
  const { status, location } = await send({ ...fields, lastName: 'Nový' })

  const added = await db().selectFrom('member').select(['id', 'lastName', 'nickname']).execute()
  expect(wrong.fault?.fields).toHaveProperty('lastName')
  expect(wrong.fault?.values).toMatchObject({ intent: 'add', firstName: 'Jan' })
  expect([status, location]).toEqual([303, `/admin/${added[0]?.id}/edit`])
  expect(added).toMatchObject([{ lastName: 'Nový', nickname: null }])
})

test.each(['members-ritual', 'members-front-patch', 'members-archive'])(
  '%s over a selection is a run, and not for the Treasurer',
  async (intent) => {
    const ids = [(await aMember(db())).id, (await aMember(db())).id]
    const chosen = { intent, ids: ids.join(',') }

    const refused = await (await officer('Treasurer')).send(chosen)
    const { send } = await officer('Webmaster')
    const wrong = await send({ intent, ids: '1,x' })
    const { answer } = await send(chosen)

    const batches = await db().selectFrom('batch').select(['id', 'kind']).execute()
    expect([refused.code, wrong.code]).toEqual(['not_allowed', 'invalid_fields'])
    expect(batches).toMatchObject([{ kind: intent }])
    expect(answer.run).toMatchObject({ id: batches[0]?.id, total: 2 })
  },
)

test('a form asks for the same rights as the API does', async () => {
  const { id } = await aMember(db())
  const { send } = await officer('Supervisor')
  const act = (intent: string) => send({ intent, memberId: String(id), date: '2026-05-01' })

  expect((await act('ritual')).code).toBe('not_allowed')
  expect((await act('front-patch')).answer.done).toMatchObject({
    action: 'front-patch',
    undo: 'no-front-patch',
  })
})

test.each([
  ['ritual', 'ritualOn'],
  ['front-patch', 'frontPatchOn'],
  ['back-patch', 'backPatchOn'],
] as const)('%s is given on a day and taken back', async (honour, column) => {
  const { id } = await aMember(db())
  const { send } = await officer('Webmaster')
  const act = (intent: string, more = {}) => send({ intent, memberId: String(id), ...more })

  const wrong = await act(honour, { date: 'včera' })
  const early = await act(honour, { date: '2026-11-16' })
  const given = await act(honour, { date: '2026-05-01' })
  const on = (await cardOf(id))[column]
  const back = await act(`no-${honour}`)
  const again = await act(`no-${honour}`)

  expect(wrong.fault?.fields).toHaveProperty('date')
  expect(early.fault).not.toBeNull()
  expect(given.answer.done).toEqual({
    action: honour,
    memberId: id,
    name: 'Novák Jan',
    undo: `no-${honour}`,
  })
  expect([on, (await cardOf(id))[column]]).toEqual(['2026-05-01', null])
  expect(back.answer.done).toMatchObject({ undo: null })
  expect(again.fault).not.toBeNull()
})

test('an account is approved, gets a role, is put to sleep and woken', async () => {
  const { id: memberId } = await aMember(db())
  const { id } = await anAccount(db(), { role: 'Applicant', memberId })
  const { send } = await officer('Webmaster')
  const act = (intent: string, more = {}) => send({ intent, memberId: String(memberId), ...more })
  const account = () =>
    db().selectFrom('account').select(['role', 'deactivatedAt']).where('id', '=', id).executeTakeFirst()

  await act('approve')
  const approved = await account()
  const unsaid = await act('role')
  await act('role', { role: 'Supervisor' })
  await act('deactivate')
  const asleep = await account()
  const twice = await act('deactivate')
  await act('reactivate')

  expect((await cardOf(memberId)).approvedAt).not.toBeNull()
  expect(approved?.role).toBe('Member')
  expect(unsaid.fault?.fields).toHaveProperty('role')
  expect([asleep?.role, asleep?.deactivatedAt === null]).toEqual(['Supervisor', false])
  expect(twice.fault).not.toBeNull()
  expect((await account())?.deactivatedAt).toBeNull()
})

test.each([
  ['Secretary', true],
  ['Treasurer', false],
] as const)('the panel of a new card opens to those who may write one: %s %s', async (role, opens) => {
  const { isAdding, mayWrite, mayPrint } = await (await officer(role)).see('add')

  expect([isAdding, mayWrite, mayPrint]).toEqual([opens, opens, opens])
})
