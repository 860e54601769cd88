import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as file } from '../../site/answers/former-file.screen.tsx'

const club = aWelcomingClub()
const { db, aRider, ask, inDays, rules, places } = club
const { welcoming, knock, linkOf, press, look, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

const known = () => db().selectFrom('guest').select(['email', 'phone']).executeTakeFirstOrThrow()

describe('a guest’s data', () => {
  test('are deleted at his wish also where his ride was called off', async () => {
    const { id } = await welcoming({ price: 50_000 })
    const [token, planner] = [await aGuest(id), await aRider('Secretary')]
    await ask('POST', `/api/events/${id}/cancel`, planner.token, { reason: 'Padají trakaře' })

    const { fault } = await press(token, { intent: 'forget' })

    expect([fault, await known()]).toEqual([null, { email: null, phone: null }])
  })

  test('are his to take along with the cash he gave, his group, and who looked whom to call for him', async () => {
    const leader = await aRider()
    const { id } = await welcoming({ price: 50_000, leaderId: leader.memberId, startsAt: inDays(0.05) })
    const token = await aGuest(id)
    await db().updateTable('registration').set({ rideGroup: 2, groupPart: 'sweep' }).execute()
    const { id: guestId } = await db().selectFrom('guest').select('id').executeTakeFirstOrThrow()
    for (const body of [{ kind: 'cash', amount: 50_000 }, { kind: 'look' }])
      await ask('POST', `/api/events/${id}/captain/acts`, leader.token, {
        id: randomUUID(),
        by: leader.id,
        memberId: -guestId,
        madeAt: new Date().toISOString(),
        ...body,
      })

    const given = (await seeScreen(db(), file, {
      path: `/o/${token}/moje-data.json`,
      params: { token, file: 'moje-data.json' },
      token: null,
    })) as unknown as Response

    expect(JSON.parse(await given.text())).toMatchObject({
      registration: { status: 'registered', rideGroup: 2, groupPart: 'sweep' },
      cash: [{ amount: 50_000, settledAt: null }],
      contactSeenAt: [expect.any(String)],
    })
  })

  test.each([
    ['starts and ends later', 1, 12],
    ['only ends later', 0, 8],
  ])('his page lives until thirty days after a ride that %s', async (_, later, end) => {
    const { id } = await welcoming({ startsAt: inDays(2), endsAt: inDays(5) })
    const planner = await aRider('Secretary')
    await aGuest(id)
    const endsAt = inDays(end)

    await ask('PATCH', `/api/events/${id}`, planner.token, {
      version: 1,
      startsAt: inDays(2 + later).toISOString(),
      endsAt: endsAt.toISOString(),
    })

    const links = await db().selectFrom('answerLink').select('expiresAt').execute()
    const days = links.map(({ expiresAt }) =>
      Math.round((expiresAt.getTime() - endsAt.getTime()) / 86_400_000),
    )
    expect(new Set(days)).toEqual(new Set([30]))
  })
})

describe('a ride that takes guests no more', () => {
  const shut = async (id: number) => {
    const planner = await aRider('Secretary')
    await ask('PATCH', `/api/events/${id}`, planner.token, { version: 1, guestsWelcome: false })
    return planner
  }

  test('gives no place to who only now proves his address, and says so', async () => {
    const { id } = await welcoming()
    await knock(id)
    const token = await linkOf()
    await shut(id)

    const { guest } = (await look(token)) as unknown as {
      guest: { mine: { mayRegister: boolean; refusal: string | null } }
    }
    const { code } = await press(token, { intent: 'yes' })

    expect([code, await places(id)]).toEqual(['guests_not_welcome', []])
    expect([guest.mine.mayRegister, guest.mine.refusal]).toEqual([false, 'Tahle akce je jen pro členy.'])
  })

  test('keeps who has his place: he changes it and gives it back', async () => {
    const { id } = await welcoming()
    const token = await aGuest(id)
    await shut(id)

    const changed = await press(token, { intent: 'yes', passengers: '1', pillions: 'Eva Hostová' })
    const [place] = await places(id)
    const left = await press(token, { intent: 'no' })

    expect([changed.fault, place?.passengers, left.fault]).toEqual([null, 1, null])
  })
})
