import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { Role } from '../../permissions.ts'
import { loader as members } from './members.screen.tsx'
import { action, loader } from './views.screen.tsx'

const db = useDatabase()
const PATH = '/admin/members/views'
beforeEach(() => rulesVersion(db(), 1))

async function officer(role: Role) {
  const { token } = await someone(db(), role)
  return {
    token,
    see: (query = '') => seeScreen(db(), loader, { path: `${PATH}?${query}`, token }),
    members: (query: string) => seeScreen(db(), members, { path: `/admin/members?${query}`, token }),
    send: (form: Record<string, string>) => sendForm(db(), action, { path: PATH, token, form }),
  }
}

test('what the list shows is saved under a name, opens again with its columns, and is saved over', async () => {
  const secretary = await officer('Secretary')
  await aMember(db(), { lastName: 'Adam' })
  await aMember(db(), { lastName: 'Zeman' })
  const { asked } = await secretary.see('search=zeman&sort=-name&columns=contact,tags')
  const form = { intent: 'save', over: '', shared: 'yes', query: asked?.query ?? '' }

  const { status, location } = await secretary.send({ ...form, name: 'Zemanovi' })
  const id = location?.split('=')[1] ?? ''
  const again = await secretary.send({ ...form, name: 'Zemanovi' })
  const shown = await secretary.members(`view=${id}`)
  await secretary.send({ intent: 'save', name: 'Adamovi', over: id, query: 'search=adam' })

  expect([status, again.code, again.fault?.values.name]).toEqual([303, 'view_exists', 'Zemanovi'])
  expect(shown.rows.map(({ card }) => card.lastName)).toEqual(['Zeman'])
  expect(shown.address).toMatchObject({ search: 'zeman', sort: '-name', columns: 'contact,tags', view: id })
  expect(shown.views.shown).toEqual([{ id: Number(id), name: 'Zemanovi' }])
  expect((await secretary.see()).views).toMatchObject([
    { name: 'Adamovi', query: 'search=adam', shared: false, isOwn: true, mayChange: true },
  ])
  expect((await secretary.members(`view=${id}`)).rows.map(({ card }) => card.lastName)).toEqual(['Adam'])
})

test('a view that asks for what the reader may not see shows nobody and says why', async () => {
  const [secretary, supervisor] = [await officer('Secretary'), await officer('Supervisor')]
  await aMember(db())
  await secretary.send({ intent: 'save', name: 'Dlužníci', over: '', shared: 'yes', query: 'payment=unpaid' })
  const { views } = await supervisor.see()

  const { rows, total, trouble } = await supervisor.members(`view=${views[0]?.id}`)
  const gone = await supervisor.members('view=999')

  expect(views).toMatchObject([{ name: 'Dlužníci', isOwn: false, mayChange: false }])
  expect([rows, total]).toEqual([[], 0])
  expect(trouble).toContain('nevidíš')
  expect([gone.rows, gone.trouble]).toEqual([[], 'Nic takového tu není.'])
})

test('one renames, unshares and deletes what is his', async () => {
  const { see, send } = await officer('Treasurer')
  await send({ intent: 'save', name: 'Stará', over: '', shared: 'yes', query: 'sort=name' })
  const id = String((await see()).views[0]?.id)

  await send({ intent: 'change', id, name: 'Nová' })
  const changed = (await see()).views
  await send({ intent: 'remove', id, name: 'Nová' })

  expect(changed).toMatchObject([{ name: 'Nová', shared: false, query: 'sort=name' }])
  expect((await see()).views).toEqual([])
})

test('the palette finds a view by its name, for whoever may use it', async () => {
  const [treasurer, member] = [await officer('Treasurer'), await officer('Member')]
  await treasurer.send({
    intent: 'save',
    name: 'Šumperští dlužníci',
    over: '',
    shared: 'yes',
    query: 'payment=unpaid',
  })
  const find = async (token: string) =>
    (await call(anApp(db()), '/api/search?q=sumpersti', { method: 'GET', token })).json.items.map(
      ({ label, to }: { label: string; to: string }) => [label, to],
    )

  expect(await find(treasurer.token)).toEqual([
    ['Šumperští dlužníci', expect.stringMatching(/^\/admin\/members\?view=\d+$/)],
  ])
  expect(await find(member.token)).toEqual([])
})

test('a view is shared by who holds an office, and each changes what is his', async () => {
  const [secretary, other, member] = [
    await officer('Secretary'),
    await officer('MembershipOfficer'),
    await officer('Member'),
  ]
  await secretary.send({ intent: 'save', name: 'Naši', over: '', shared: 'yes', query: 'search=jan' })

  const [his, others, none] = [await secretary.see(), await other.see(), await member.see()]

  expect([his.mayShare, others.mayShare, none.mayShare]).toEqual([true, true, false])
  expect(none.views).toEqual([])
  expect(his.views).toMatchObject([{ name: 'Naši', isOwn: true, mayChange: true }])
  expect(others.views).toMatchObject([{ name: 'Naši', isOwn: false, mayChange: false }])
})
