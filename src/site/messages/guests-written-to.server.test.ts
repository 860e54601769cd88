import { beforeEach, expect, test } from 'vitest'
import { aWelcomingClub, GUEST } from '../../../test/guests.ts'
import { seeScreen } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { LETTERS } from '../../letters.ts'
import { loader } from './ride-message.screen.tsx'

const club = aWelcomingClub()
const { db, aRider, ask, inDays, rules, letters } = club
const { welcoming, linkOf, press, look, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

/** A ride of two places: a member and a guest go, another guest waits, a third has cancelled. */
async function aMixedRide() {
  const { id } = await welcoming({ capacity: 2, startsAt: inDays(9) })
  const [planner, member] = [await aRider('Secretary'), await aRider('Member', { lastName: 'Adam' })]
  await press(await aGuest(id, 'pryc@example.org'), { intent: 'no' })
  await ask('POST', `/api/events/${id}/register`, member.token, {})
  await aGuest(id)
  await aGuest(id, 'ceka@example.org')
  const write = (riders: string, more: object = {}) =>
    ask('POST', '/api/messages', planner.token, {
      subject: 'Sraz dřív',
      body: 'Jedeme **v osm**.',
      audience: { kind: 'event', eventId: id, riders },
      ...more,
    })
  return { id, planner, member, write }
}

test('a message to a ride reaches its guests, each once, with the way to his own page', async () => {
  const { planner, member, write } = await aMixedRide()

  const all = (await write('all')).json.message
  const { message } = (await write('registered')).json
  const confirmed = { expected: message.people, frozenAt: message.frozenAt }
  const sent = await ask('POST', `/api/messages/${message.id}/send`, planner.token, confirmed)
  await runBatch(db(), BATCH_KINDS, sent.json.batch.id)
  await runBatch(db(), BATCH_KINDS, sent.json.batch.id)

  expect(all.recipients.map(({ name }: { name: string }) => name)).toEqual([
    `Adam ${member.card.firstName}`,
    'Host Karel',
    'Host Karel',
  ])
  expect([message.people, message.recipients[1].memberId < 0]).toEqual([2, true])
  expect(message.examples[1]).toMatchObject({ name: 'Karel Host', greeting: 'Ahoj Karle,' })
  const written = (await letters()).filter(({ template }) => template.endsWith('message'))
  expect(written.map(({ template, toAddress }) => [template, toAddress])).toEqual([
    ['ride-message', member.email],
    ['guest-message', GUEST.email],
  ])
  const letter = LETTERS['guest-message']?.write({
    language: 'cs',
    clubName: 'Klub',
    params: asRecord(written[1]?.params ?? {}),
    link: 'https://klub.test/o/host/x',
    origin: 'https://klub.test',
  })
  expect(letter).toMatchObject({
    subject: 'Sraz dřív',
    paragraphs: ['Ahoj Karle,', 'Jedeme v osm.'],
    button: { href: 'https://klub.test/o/host/x' },
  })
  expect(letter?.closing?.join(' ')).toContain('Za klub píše')
  expect(((await look(await linkOf())) as unknown as { guest: object | null }).guest).not.toBe(null)
})

test('whose contacts are gone meanwhile gets none; the screen names guests without a card to open', async () => {
  const { id, planner, write } = await aMixedRide()
  const { message } = (await write('registered')).json
  const page = await seeScreen(db(), loader, {
    path: `/admin/events/${id}/message?zprava=${message.id}`,
    params: { id: String(id) },
    token: planner.token,
  })
  await db().updateTable('guest').set({ email: null }).where('email', '=', GUEST.email).execute()

  const confirmed = { expected: message.people, frozenAt: message.frozenAt }
  const sent = await ask('POST', `/api/messages/${message.id}/send`, planner.token, confirmed)
  await runBatch(db(), BATCH_KINDS, sent.json.batch.id)

  expect(JSON.stringify(page)).toContain('Host Karel')
  const run = await ask('GET', `/api/batches/${sent.json.batch.id}`, planner.token)
  expect(run.json).toMatchObject({ successful: 1, failed: 1 })
})

test('documents of the clubhouse go to nobody without a card', async () => {
  const { write } = await aMixedRide()

  const refused = await write('registered', { documents: [1] })

  expect([refused.status, refused.json.code]).toEqual([409, 'document_not_for_all'])
})
