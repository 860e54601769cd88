import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { pragueMoment } from '../../src/ground/values/moment.ts'
import { BROWSER, login } from '../house.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rides with the demo's member and pays on the spot. */
const RIDER = 12
const RULES = {
  noticeDays: 7,
  requestDays: 30,
  substituteInviteDays: 15,
  substituteWeeks: 6,
  minutesDays: 30,
  quorum: 'half',
  majority: 'present',
  needsFee: false,
  ageFrom: null,
  proxiesPerHolder: 2,
  rollamDays: 14,
}

export type MadeClub = {
  /** Not called yet. */
  readonly draft: number
  /** Members may be represented there. */
  readonly called: number
  /** A secret vote runs there. */
  readonly open: number
  /** Nobody came. */
  readonly empty: number
  /** On the way home; the demo's member leads it. */
  readonly ride: number
}

/** The demo club brought to the days the handbook tells of: meetings before, during and after, somebody leaving, a hook. */
export async function bringToDays(url: string): Promise<MadeClub> {
  const [secretary, member] = [await caller(url, 'secretary'), await caller(url, 'member')]
  await secretary.send('PUT', '/api/meetings/rules', RULES)
  const aMeeting = async (title: string, days: number) => {
    const { id } = await secretary.send('POST', '/api/meetings', {
      title,
      startsAt: pragueMoment(new Date(Date.now() + days * DAY_MS + 300_000)),
      place: 'Klubovna',
    })
    const point = await secretary.send('POST', `/api/meetings/${id}/points`, {
      kind: 'decide',
      title: 'Kamna',
      wording: 'Schůze schvaluje kamna.',
    })
    return { id, point: point.id }
  }
  const call = ({ id }: { readonly id: number }) =>
    secretary.send('POST', `/api/meetings/${id}/call`, { shortNoticeReason: 'Podle příručky.' })
  const draft = await aMeeting('Schůze v konceptu', 40)
  const called = await aMeeting('Schůze svolaná', 20)
  const empty = await aMeeting('Schůze, kam nikdo nepřišel', 0)
  const open = await aMeeting('Schůze otevřená', 0)
  for (const one of [called, empty, open]) await call(one)
  for (const part of ['recorder', 'verifier'])
    await secretary.send('POST', `/api/meetings/${empty.id}/parts`, { memberId: member.memberId, part })
  await secretary.send('POST', `/api/meetings/${empty.id}/open`)
  await secretary.send('POST', `/api/meetings/${empty.id}/close`)
  await secretary.send('POST', `/api/meetings/${open.id}/open`)
  await secretary.send('POST', `/api/meetings/${open.id}/presence`, {
    memberId: member.memberId,
    act: 'came',
  })
  await secretary.send('POST', `/api/meetings/${open.id}/votes`, { pointId: open.point, way: 'secret' })
  const leaver = await caller(url, 'clen040')
  await leaver.send('POST', `/api/membership/meetings/${called.id}/proxy`, { holderId: member.memberId })
  await leaver.fillIn('/admin/membership', { intent: 'leave', reason: 'Stěhuju se.' })
  await member.send('POST', '/api/account/programs', {
    name: 'Tabulka',
    areas: ['dashboard.view'],
    writes: false,
    days: 90,
    password: DEMO_PASSWORD,
  })
  const treasurer = await caller(url, 'treasurer')
  await treasurer.send('PUT', `/api/refund-accounts/${leaver.memberId}`, {
    account: '19-2000145399/0800',
    consentedOn: pragueMoment(new Date()).slice(0, 10),
  })
  await treasurer.fillIn('/admin/fees/table', { intent: 'open', hours: '2', pin: '4829' })
  const webmaster = await caller(url, 'webmaster')
  await webmaster.send('POST', '/api/grants', {
    permission: 'events.manage',
    role: 'RoadCaptain',
    password: DEMO_PASSWORD,
  })
  const hook = await webmaster.send('POST', '/api/hooks', {
    name: 'Web divize',
    address: 'https://klubovna.example/hook',
    kinds: ['member.created'],
    password: DEMO_PASSWORD,
  })
  await webmaster.send('POST', `/api/hooks/${hook.id}/pause`, { paused: true })
  await secretary.send('POST', '/api/gallery/photos/1/hide-request', { reason: 'Nejsem tam hezký.' })
  return { draft: draft.id, called: called.id, open: open.id, empty: empty.id, ride: await aRide(url) }
}

/** It is over, one rider paid its leader in cash, and nobody has told yet that he is home. */
async function aRide(url: string): Promise<number> {
  const [secretary, leader] = [await caller(url, 'secretary'), await caller(url, 'member')]
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const { event } = await secretary.send('POST', '/api/events', {
    title: 'Jízda podle příručky',
    kind: 'ride',
    startsAt: at(-3),
    endsAt: at(-1),
    price: 20_000,
    visibility: 'members',
    state: 'published',
    leaderId: leader.memberId,
  })
  for (const memberId of [leader.memberId, RIDER])
    await secretary.send('POST', `/api/events/${event.id}/registrations`, { memberId })
  const act = async (kind: string, more: object) =>
    leader.send('POST', `/api/events/${event.id}/captain/acts`, {
      id: crypto.randomUUID(),
      by: leader.id,
      madeAt: new Date().toISOString(),
      memberId: RIDER,
      kind,
      ...more,
    })
  await act('here', {})
  await act('cash', { amount: 20_000 })
  return event.id
}

type Made = { readonly id: number; readonly event: { readonly id: number } }
type Own = { readonly user: { readonly id: number; readonly memberId: number } }

export async function caller(url: string, name: string) {
  const token = await login(url, name)
  const known = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const { user } = (await known.json()) as Own
  return {
    ...user,
    send: async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Made
    },
    fillIn: async (path: string, fields: Readonly<Record<string, string>>) => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...BROWSER, origin: url, cookie: `session_token=${token}` },
        body: new URLSearchParams(fields),
      })
      if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    },
  }
}
