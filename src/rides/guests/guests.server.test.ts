import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aWelcomingClub, GUEST } from '../../../test/guests.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as eventLoader } from '../events/event.screen.tsx'
import { forgetUnproved } from './forget-guests.server.ts'
import { loader as hostLoader } from './host.screen.tsx'

const club = aWelcomingClub()
const { db, anEvent, aRider, ask, inDays, rules, letters, places, acts } = club
const { welcoming, knock, sendGuest, linkOf, press, look, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

describe('asking to ride along', () => {
  test('counts only once the address is proved; looking at the link changes nothing', async () => {
    const { id } = await welcoming({ capacity: 3 })
    const { token: planner } = await aRider('Secretary')
    const page = await seeScreen(db(), hostLoader, {
      path: `/akce/${id}/host`,
      params: { id: String(id) },
      token: null,
    })
    const sent = await sendGuest(id, { passengers: '1', pillions: 'Eva Hostová', note: 'Bez masa' })
    const token = await linkOf()
    await look(token)
    await look(token)
    const before = await places(id)

    const proved = await press(token, {
      intent: 'yes',
      passengers: '1',
      pillions: 'Eva Hostová',
      note: 'Bez masa',
    })

    expect([page.waiver.version, sent.fault, before]).toEqual([4, null, []])
    expect(proved.fault).toBe(null)
    expect(await places(id)).toMatchObject([{ memberId: null, status: 'registered', passengers: 1 }])
    expect((await ask('GET', `/api/events/${id}`)).json.event.freePlaces).toBe(1)
    const listed = await ask('GET', `/api/events/${id}/registrations`, planner)
    expect(listed.json.items).toMatchObject([
      {
        isGuest: true,
        pillions: 'Eva Hostová',
        member: { firstName: 'Karel', lastName: 'Host', phone: '+420603111222' },
      },
    ])
    expect(listed.json.items[0].member.emergencyPhone).toBe(undefined)
    const table = await ask('GET', `/api/events/${id}/registrations.csv`, planner)
    expect(table.text).toContain('Host;Karel')
    expect((await letters()).map(({ template }) => template)).toEqual(['guest-prove', 'guest-registered'])
    expect(await acts()).toContain('EVENT_REGISTERED')
  })

  test.each([
    ['a passenger without a name', { passengers: '1', pillions: '' }, 'pillions'],
    ['conditions not accepted', { waiver: '' }, 'waiver'],
    ['conditions that changed', { waiverVersion: '3' }, 'waiver'],
    ['no emergency contact', { emergencyPhone: '' }, 'emergencyPhone'],
    ['no address', { email: 'karel' }, 'email'],
  ])('%s is refused at its field, and nothing is lost', async (_, form, field) => {
    const { id } = await welcoming()

    const told = await sendGuest(id, { note: 'Bez masa', ...form })

    expect([told.status, Object.keys(told.fault?.fields ?? {})]).toEqual([422, [field]])
    expect(told.fault?.values).toMatchObject({ firstName: 'Karel', note: 'Bez masa' })
    expect(await letters()).toEqual([])
  })

  test('the ride’s questions are asked of guests, too', async () => {
    const { id } = await welcoming()
    const { token: planner } = await aRider('Secretary')
    const question = {
      label: 'Tričko',
      kind: 'choice',
      askedOf: 'person',
      options: ['M', 'L'],
      isRequired: true,
    }
    const made = await ask('POST', `/api/events/${id}/questions`, planner, question)
    const key = made.json.question.id

    const silent = await sendGuest(id)
    const said = await sendGuest(id, { [`answers.${key}.0`]: 'L' })
    await press(await linkOf(), { intent: 'yes', [`answers.${key}.0`]: 'L' })

    expect([Object.keys(silent.fault?.fields ?? {}), said.fault]).toEqual([[`answers.${key}.0`], null])
    const listed = await ask('GET', `/api/events/${id}/registrations`, planner)
    expect(listed.json.items[0].answers).toEqual({ [key]: ['L'] })
  })

  test('a robot, a members’ ride and one without guests get nobody in', async () => {
    const [open, closed, members] = [
      await welcoming(),
      await anEvent(),
      await anEvent({ visibility: 'members' }),
    ]

    const robot = await sendGuest(open.id, { homepage: 'http://spam.example' })

    expect(robot.fault?.code).toBe('looks_automatic')
    expect([(await knock(closed.id)).status, (await knock(members.id)).status]).toEqual([409, 404])
    expect(await letters()).toEqual([])
  })

  test('only a public ride is opened to guests, with a price or without; refused at its field', async () => {
    const { token } = await aRider('Secretary')
    const event = { title: 'Jízda', kind: 'ride', startsAt: inDays(9).toISOString(), guestsWelcome: true }
    const make = (more: object) => ask('POST', '/api/events', token, { ...event, ...more })

    const made = await make({ visibility: 'public' })
    const priced = await make({ visibility: 'public', price: 20_000 })
    const hidden = await make({ visibility: 'members' })

    expect([made.status, made.json.event.guestsWelcome]).toEqual([201, true])
    expect([priced.status, priced.json.event.guestsWelcome]).toEqual([201, true])
    expect(Object.keys(hidden.json.fields)).toEqual(['visibility'])
  })

  test('a stranger’s button leads to the form where guests are welcome, to signing in elsewhere', async () => {
    const [open, closed] = [await welcoming(), await anEvent()]
    const way = async (id: number) =>
      (await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token: null })).places.entrance.to

    expect([await way(open.id), await way(closed.id)]).toEqual([
      `/akce/${open.id}/host`,
      `/login?next=/akce/${closed.id}`,
    ])
  })
})

describe('nobody learns or abuses anything', () => {
  test('the form fills no mailbox and always answers the same', async () => {
    const { id } = await welcoming()
    const member = await aRider('Member', { email: 'clen@example.org' })
    await aGuest(id)

    const answers = []
    for (let round = 0; round < 5; round++) answers.push(await knock(id, { firstName: 'Podvodník' }))
    answers.push(
      await knock(id, { email: 'clen@example.org' }),
      await knock(id, { email: 'novy@example.org' }),
    )

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const toKarel = (await letters()).filter(
      ({ toAddress, template }) => toAddress === GUEST.email && template === 'guest-prove',
    )
    expect(toKarel.length).toBe(3)
    const names = await db()
      .selectFrom('guest')
      .select('firstName')
      .where('email', '=', GUEST.email)
      .execute()
    expect(names).toEqual([{ firstName: 'Karel' }])
    expect(member.memberId).toBeGreaterThan(0)
  })

  test('a mailbox is one, whatever is written after a plus', async () => {
    const { id } = await welcoming()
    for (let round = 0; round < 6; round++) await knock(id, { email: `karel+${round}@example.org` })

    const written = (await letters()).filter(({ toAddress }) => toAddress.startsWith('karel+'))
    expect(written.map(({ toAddress }) => toAddress).toSorted()).toEqual(
      ['0', '1', '2'].map((tag) => `karel+${tag}@example.org`),
    )
  })

  test('a network that tries too often is stopped', async () => {
    const { id } = await welcoming()
    const statuses = []
    for (let round = 0; round < 22; round++)
      statuses.push((await knock(id, { email: `g${round}@example.org` })).status)

    expect(statuses.slice(0, 20).every((status) => status === 202)).toBe(true)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  test('whoever never proves his address is gone after two days, with his letter', async () => {
    const { id } = await welcoming()
    await aGuest(id)
    await knock(id, { email: 'jina@example.org' })
    await knock(id, { email: 'vcera@example.org' })
    await sql`update guest set waived_at = now() - case email when 'vcera@example.org' then interval '47 hours'
      else interval '49 hours' end`.execute(db())

    await forgetUnproved(db())

    expect(await db().selectFrom('guest').select('email').orderBy('id').execute()).toEqual([
      { email: GUEST.email },
      { email: 'vcera@example.org' },
    ])
    const written = (await letters()).map(({ toAddress }) => toAddress)
    expect([written.includes('jina@example.org'), written.includes('vcera@example.org')]).toEqual([
      false,
      true,
    ])
  })
})
