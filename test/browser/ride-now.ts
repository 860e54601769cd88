import { login } from '../house.ts'
import { RIDES_NOWHERE } from './journey.ts'
import { inHouse } from './letters.ts'

export const HOUR = 3_600_000
export const RIDERS = 30

/** A ride that starts in an hour: the demo's member leads it, another sweeps, thirty ride. */
export async function aRideNow(
  more: { readonly price?: number; readonly startsAt?: string; readonly endsAt?: string } = {},
  sweeps = 'clen002',
) {
  const url = process.env.HOUSE_URL ?? ''
  const [secretary, sweep] = [await login(url, 'secretary'), await login(url, sweeps)]
  const call = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, json: (await answer.json()) as never }
  }
  type Own = { readonly user: { readonly id: number; readonly memberId: number } }
  const [leader, other] = await Promise.all(
    [await login(url, 'member'), sweep].map(
      async (token) => ((await call('POST', '/api/auth/verify', token, { token })).json as Own).user,
    ),
  )
  type Members = { readonly items: readonly { readonly id: number; readonly email: string | null }[] }
  const { items } = (await call('GET', '/api/members?pageSize=50', secretary)).json as Members
  const startsAt = new Date(Date.now() + HOUR).toISOString()
  type Made = { readonly event: { readonly id: number } }
  const made = await call('POST', '/api/events', secretary, {
    title: 'Jízda bez signálu',
    kind: 'ride',
    startsAt,
    visibility: 'public',
    state: 'published',
    leaderId: leader?.memberId,
    ...more,
  })
  const { id } = (made.json as Made).event
  await call('PUT', `/api/events/${id}/crew/${other?.memberId}`, secretary, { part: 'sweep' })
  const riders: number[] = []
  for (const { id: memberId, email } of items) {
    if (riders.length === RIDERS) break
    if (email?.startsWith(`${RIDES_NOWHERE}@`)) continue
    const { status } = await call('POST', `/api/events/${id}/registrations`, secretary, { memberId })
    if (status === 201) riders.push(memberId)
  }
  type Registrations = { readonly items: readonly { readonly checkedInAt: string | null }[] }
  return {
    id,
    riders,
    emails: items.flatMap(({ email }) => email ?? []),
    second: async (body: object) =>
      (
        await call('POST', `/api/events/${id}/captain/acts`, sweep, {
          id: crypto.randomUUID(),
          by: other?.id,
          madeAt: new Date().toISOString(),
          ...body,
        })
      ).status,
    looks: () =>
      inHouse(async (db) => {
        const seen = db
          .selectFrom('rideAct')
          .select('id')
          .where('eventId', '=', id)
          .where('kind', '=', 'look')
        return (await seen.execute()).length
      }),
    registrations: async () =>
      ((await call('GET', `/api/events/${id}/registrations?pageSize=50`, secretary)).json as Registrations)
        .items,
  }
}
