import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { action, loader } from './hog.screen.tsx'
import type { previewPaste } from './preview-paste.server.ts'
import { proposeHog } from './propose-hog.server.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

async function asOfficer() {
  const { token } = await someone(db(), 'MembershipOfficer')
  return (form: Record<string, string>) => sendForm(db(), action, { path: '/admin/hog', token, form })
}

const numbers = () =>
  db().selectFrom('member').select(['lastName', 'hogNumber', 'hogExpiresOn']).orderBy('id').execute()

test('a whole report tells who is missing in it, by name, and takes nothing from them', async () => {
  const grant = await asOfficer()
  await aMember(db(), { firstName: 'Petr', lastName: 'Zeman', hogNumber: 'CZ0003' })
  await aMember(db(), { firstName: 'Jan', lastName: 'Čech', hogNumber: 'CZ0002' })
  await aMember(db(), { firstName: 'Eva', lastName: 'Bez' })
  await aMember(db(), { firstName: 'Jana', lastName: 'Tu', hogNumber: 'CZ0001' })
  const form = { intent: 'preview', text: 'Tu Jana;CZ0001' }

  const whole = await grant({ ...form, isWhole: 'on' })
  const part = await grant(form)

  expect(whole.answer.preview).toMatchObject({
    missing: [
      { name: 'Čech Jan', hogNumber: 'CZ0002' },
      { name: 'Zeman Petr', hogNumber: 'CZ0003' },
    ],
    written: 0,
  })
  expect(part.answer.preview).toMatchObject({ missing: [] })
})

test('what somebody else wrote since the table was shown stays, and the officer is told', async () => {
  const grant = await asOfficer()
  const { id } = await aMember(db(), { firstName: 'Jan', lastName: 'Starý', hogNumber: 'CZ0001' })
  await aMember(db(), { firstName: 'Eva', lastName: 'Nová' })
  const preview = async (text: string) => {
    const { answer } = await grant({ intent: 'preview', text, overwrite: 'yes' })
    return (answer.preview as Awaited<ReturnType<typeof previewPaste>>).items
  }
  const one = await preview('Starý Jan\tCZ0001\t2027-12-31')
  const many = await preview('Starý Jan\tCZ0001\t2027-12-31\nNová Eva\tCZ0004')
  await db().updateTable('member').set({ hogNumber: 'CZ0777' }).where('id', '=', id).execute()

  const alone = await grant({ intent: 'apply', items: one })
  await grant({ intent: 'apply', items: many })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(alone.code).toBe('changed_meanwhile')
  const items = await db().selectFrom('batchItem').select(['itemId', 'code']).execute()
  expect(items.find(({ itemId }) => itemId === id)?.code).toBe('changed_meanwhile')
  expect(items.filter(({ code }) => code === null)).toHaveLength(1)
  expect((await numbers()).map((card) => card.hogNumber)).toEqual(['CZ0777', 'CZ0004'])
})

test('a pasted table is shown first and changes nothing; what was shown is then written', async () => {
  const grant = await asOfficer()
  await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech' })
  await aMember(db(), {
    firstName: 'Marie',
    lastName: 'Horáková',
    hogNumber: 'CZ0002',
    hogExpiresOn: '2026-01-31',
  })
  await aMember(db(), { firstName: 'Petr', lastName: 'Jiný', hogNumber: 'CZ0003' })
  const text =
    'cech jaroslav\tcz 0001\t31. 12. 2027\nHoráková Marie\tCZ0002\t2027-12-31\nJiný Petr\tCZ0009\nNikdo\tCZ0008'

  const { answer } = await grant({ intent: 'preview', text })
  const before = await numbers()
  const preview = answer.preview as Awaited<ReturnType<typeof previewPaste>> | undefined
  const started = await grant({ intent: 'apply', items: preview?.items ?? '' })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(preview?.missing).toEqual([])
  expect(preview?.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [3, 'other-number'],
    [4, 'unknown'],
    [1, 'new'],
    [2, 'renewed'],
  ])
  expect(before.map(({ hogNumber }) => hogNumber)).toEqual([null, 'CZ0002', 'CZ0003'])
  expect([started.status, started.location]).toEqual([303, `/admin/hog?tab=all&davka=${batch.id}`])
  expect(await numbers()).toEqual([
    { lastName: 'Čech', hogNumber: 'CZ0001', hogExpiresOn: '2027-12-31' },
    { lastName: 'Horáková', hogNumber: 'CZ0002', hogExpiresOn: '2027-12-31' },
    { lastName: 'Jiný', hogNumber: 'CZ0003', hogExpiresOn: null },
  ])
})

test('line by line: another number is written only where it was ticked, a safe one not ticked stays', async () => {
  const grant = await asOfficer()
  const first = await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech' })
  const other = await aMember(db(), { firstName: 'Petr', lastName: 'Jiný', hogNumber: 'CZ0003' })
  await aMember(db(), { firstName: 'Marie', lastName: 'Horáková' })
  const text = 'Čech Jaroslav;CZ0001\nJiný Petr;CZ0009\nHoráková Marie;CZ0002\nNikdo;CZ0008'
  const { answer } = await grant({ intent: 'preview', text })
  const preview = answer.preview as Awaited<ReturnType<typeof previewPaste>> | undefined
  const frozen = { items: preview?.items ?? '', byHand: preview?.byHand ?? '' }

  const none = await grant({ intent: 'apply-chosen', ...frozen })
  await grant({
    intent: 'apply-chosen',
    ...frozen,
    [`line.${first.id}`]: 'on',
    [`line.${other.id}`]: 'on',
    'line.999999': 'on',
  })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(preview?.lines.map(({ choice }) => choice)).toEqual(['byHand', null, 'safe', 'safe'])
  expect(none.fault?.code).toBe('nothing_chosen')
  expect((await numbers()).map(({ hogNumber }) => hogNumber)).toEqual(['CZ0001', 'CZ0009', null])
})

test('what a report leaves open is a table with contacts for whoever may read them', async () => {
  await aMember(db(), {
    firstName: 'Jan',
    lastName: 'Chybí',
    hogNumber: 'CZ0002',
    email: 'jan@klub.test',
    phone: '+420603111222',
  })
  await aMember(db(), { firstName: 'Petr', lastName: 'Jiný', hogNumber: 'CZ0003' })
  const body = { text: 'Jiný Petr\tCZ0009\nNikdo\tCZ0008\n=1+1\tCZ0007', isWhole: true }
  const { token: officer } = await someone(db(), 'MembershipOfficer')
  const { token: granted, accountId } = await someone(db(), 'Member').then(async (one) => ({
    ...one,
    accountId: one.id,
  }))
  await db().insertInto('permissionGrant').values({ permission: 'hog.edit', accountId }).execute()
  const { token: member } = await someone(db(), 'Member')
  const ask = (token: string) => call(anApp(db()), '/api/hog/rest.csv', { body, token })

  const [full, partial, refused] = [await ask(officer), await ask(granted), await ask(member)]

  expect(refused.status).toBe(403)
  expect(full.text.split('\r\n').slice(1, -1)).toEqual([
    'Jiný Petr\tCZ0009;Jiný Petr;CZ0003;;;už má jiné číslo: CZ0003',
    'Nikdo\tCZ0008;;;;;nikoho takového neznáme',
    expect.stringContaining("'=1+1"),
    ';Chybí Jan;CZ0002;jan@klub.test;(+420) 603 111 222;ve výpisu chybí',
  ])
  expect(partial.text).toContain('Chybí Jan;CZ0002;;;')
})

test('a single line is written at once, and its expiry stays when the table says nothing about it', async () => {
  const grant = await asOfficer()
  const { id } = await aMember(db(), { hogNumber: 'CZ0002', hogExpiresOn: '2027-01-31' })

  const { answer } = await grant({ intent: 'apply', items: JSON.stringify([[id, 'CZ0005', null]]) })

  expect(answer.done).toEqual({ memberId: id, name: 'Novák Jan' })
  expect(await numbers()).toEqual([{ lastName: 'Novák', hogNumber: 'CZ0005', hogExpiresOn: '2027-01-31' }])
})

test('prolonging many keeps their numbers; who has none fails alone', async () => {
  const grant = await asOfficer()
  const one = await aMember(db(), { lastName: 'A', hogNumber: 'CZ0001', hogExpiresOn: '2026-01-31' })
  const two = await aMember(db(), { lastName: 'B' })

  await grant({ intent: 'prolong', ids: `${one.id},${two.id}`, expiresOn: '2027-12-31' })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(await numbers()).toEqual([
    { lastName: 'A', hogNumber: 'CZ0001', hogExpiresOn: '2027-12-31' },
    { lastName: 'B', hogNumber: null, hogExpiresOn: null },
  ])
  expect(await db().selectFrom('batchItem').select('code').orderBy('position').execute()).toEqual([
    { code: null },
    { code: 'hog_number_first' },
  ])
})

test.each(['', 'x', '[]', '[[1]]', '[[1,"CZ"]]', '{"a":1}', '[["1","CZ1234",null]]'])(
  'a forged list %j is refused',
  async (items) => {
    const grant = await asOfficer()

    expect((await grant({ intent: 'apply', items })).code).toBe('invalid_fields')
  },
)

test('a number is written on one card as its reader saw it, and taken away by leaving it empty', async () => {
  const grant = await asOfficer()
  const { id } = await aMember(db(), { hogNumber: 'CZ0002', hogExpiresOn: '2027-01-31' })
  const save = (version: string, hogNumber: string) =>
    grant({ intent: 'save', memberId: String(id), version, hogNumber, expiresOn: '' })

  const wrong = await save('1', '?')
  const { answer } = await save('1', 'cz 0007')
  const written = await numbers()
  const outdated = await save('1', 'CZ0008')
  await save('2', '')

  expect(wrong.fault?.fields).toHaveProperty('hogNumber')
  expect(wrong.fault?.values).toMatchObject({ memberId: String(id), hogNumber: '?' })
  expect(answer.done).toEqual({ memberId: id, name: 'Novák Jan' })
  expect(written).toEqual([{ lastName: 'Novák', hogNumber: 'CZ0007', hogExpiresOn: null }])
  expect(outdated.code).toBe('changed_meanwhile')
  expect(await numbers()).toEqual([{ lastName: 'Novák', hogNumber: null, hogExpiresOn: null }])
})

test.each([
  ['confirm-proposal', 'CZ0100'],
  ['refuse-proposal', null],
])('%s decides what a member proposed, once', async (intent, hogNumber) => {
  const grant = await asOfficer()
  const { id: memberId } = await aMember(db())
  const { id } = await someone(db(), 'Member')
  await proposeHog(db(), { id, memberId }, { hogNumber: 'CZ0100', expiresOn: null })
  const proposal = await db().selectFrom('hogProposal').select('id').executeTakeFirstOrThrow()

  const { answer } = await grant({ intent, proposalId: String(proposal.id) })
  const again = await grant({ intent, proposalId: String(proposal.id) })

  expect(answer.done).toEqual({ memberId, name: 'Novák Jan' })
  expect(await numbers()).toEqual([{ lastName: 'Novák', hogNumber, hogExpiresOn: null }])
  expect(again.fault).not.toBeNull()
})

test('the screen opens on those whose number is missing, and counts all of them', async () => {
  const { token } = await someone(db(), 'MembershipOfficer')
  const { id } = await aMember(db(), { lastName: 'Bez', approvedAt: new Date('2024-05-01') })
  await aMember(db(), { lastName: 'Sčíslem', hogNumber: 'CZ0001', approvedAt: new Date('2024-05-01') })
  const see = (query = '') => seeScreen(db(), loader, { path: `/admin/hog${query}`, token })

  const missing = await see('?tab=nesmysl')

  expect([missing.tab, missing.people.map((person) => person.id), missing.view.total]).toEqual([
    'missing',
    [id],
    1,
  ])
})
