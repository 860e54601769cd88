import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { action as audit } from '../history/audit.screen.tsx'
import { askToLeave } from '../../people/membership/ask-to-leave.server.ts'
import { action as dashboard, loader as firstPage } from './dashboard.screen.tsx'
import { loader as thanks } from './thanks.screen.tsx'

const db = useDatabase()
let rider = { id: 0, token: '', memberId: 0 }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
  rider = { ...(await someone(db(), 'Member', { memberId })), memberId }
})

const send = (form: Readonly<Record<string, string>>, token = rider.token) =>
  sendForm(db(), dashboard, { path: '/admin', token, form })
const inAYear = `${new Date().getFullYear() + 1}-06-01`

test('a HOG number is said in one form, and told at its field where it is none', async () => {
  const wrong = await send({ intent: 'hog', hogNumber: 'HOG', expiresOn: inAYear })
  const said = await send({ intent: 'hog', hogNumber: 'CZ1234567', expiresOn: inAYear })

  expect([Object.keys(wrong.fault?.fields ?? {}), wrong.fault?.values]).toEqual([
    ['hogNumber'],
    { intent: 'hog', hogNumber: 'HOG', expiresOn: inAYear },
  ])
  expect([said.status, said.location]).toEqual([303, '/admin'])
  expect(await db().selectFrom('hogProposal').select('memberId').execute()).toEqual([
    { memberId: rider.memberId },
  ])
})

test('whoever has no card says no number', async () => {
  const { token } = await someone(db(), 'Secretary')

  expect((await send({ intent: 'hog', hogNumber: 'CZ1234567', expiresOn: inAYear }, token)).code).toBe(
    'not_found',
  )
})

test('whoever wanted to leave stays, if he wanted to', async () => {
  const visitor = await findVisitor(db(), rider.token)
  if (visitor) await askToLeave(db(), visitor, 'Stěhuju se.')

  const stays = await send({ intent: 'stay' })
  const again = await send({ intent: 'stay' })

  expect([stays.location, again.code]).toEqual(['/admin', 'leave_closed'])
})

test('a notice that was seen is gone, by whom it is for alone', async () => {
  const other = await someone(db(), 'Member')
  const { id } = await db()
    .insertInto('notice')
    .values({ accountId: rider.id, kind: 'check-passkeys', detail: '' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const wrong = await send({ intent: 'seen', notice: 'x' })
  await send({ intent: 'seen', notice: String(id) }, other.token)
  const left = await db().selectFrom('notice').select('seenAt').execute()
  const seen = await send({ intent: 'seen', notice: String(id) })

  expect([Object.keys(wrong.fault?.fields ?? {}), seen.location]).toEqual([['notice'], '/admin'])
  expect(left).toEqual([{ seenAt: null }])
  expect(await db().selectFrom('notice').select('id').where('seenAt', 'is', null).execute()).toEqual([])
})

test('the history is checked when asked', async () => {
  const { token } = await someone(db(), 'Secretary')
  const check = (intent: string) =>
    sendForm(db(), audit, { path: '/admin/sprava/audit', token, form: { intent } })

  const unknown = await check('forge')
  const { status, fault } = await check('check')
  const twice = await check('check')

  expect([unknown.code, status, fault]).toEqual(['invalid_fields', 200, null])
  expect(twice.fault).not.toBeNull()
  expect(await db().selectFrom('houseTask').select('kind').execute()).toEqual([{ kind: 'chain' }])
})

test('whoever was granted anything comes to the thanks, though his role alone would not', async () => {
  const { id, token } = await someone(db(), 'Treasurer')
  await db().insertInto('permissionGrant').values({ permission: 'hog.edit', accountId: id }).execute()

  expect(await seeScreen(db(), thanks, { path: '/admin/thanks', token })).toMatchObject({ role: 'Treasurer' })
})

test('the first page shows the card itself: its code, and how long it holds', async () => {
  const { face } = await seeScreen(db(), firstPage, { path: '/admin', token: rider.token })

  expect(face?.standing.state).toBe('expired')
  expect(face?.code.path).toMatch(/^M/)
})
