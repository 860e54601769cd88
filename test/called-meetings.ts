import { BATCH_KINDS } from '../src/batch-kinds.server.ts'
import { runBatch } from '../src/ground/batches/run-batch.server.ts'
import { pragueMoment } from '../src/ground/values/moment.ts'
import type { aRidingClub } from './rides.ts'

export const POINT = { kind: 'decide', title: 'Rozpočet' }

type Made = {
  readonly days: number
  readonly points: readonly object[]
  readonly proposalsUntil: string
  readonly askedBy: string
  readonly askedOn: string
}

/** Meetings as a Secretary writes and calls them. */
export function calledMeetings({ db, aRider, ask, inDays }: ReturnType<typeof aRidingClub>) {
  const wall = (days: number) => pragueMoment(inDays(days))
  const day = (days: number) => wall(days).slice(0, 10)

  async function aMeeting(token: string, { days = 60, points = [POINT], ...rest }: Partial<Made> = {}) {
    const made = await ask('POST', '/api/meetings', token, {
      title: 'Výroční schůze',
      startsAt: wall(days),
      place: 'Klubovna',
      ...rest,
    })
    const id: number = made.json.id
    for (const point of points) await ask('POST', `/api/meetings/${id}/points`, token, point)
    return id
  }

  const aSecretary = () =>
    aRider('Secretary', { firstName: 'Soňa', lastName: 'Sekretářka', memberSince: '2020-01-01' })

  async function call(id: number, token: string, body: object = {}) {
    const called = await ask('POST', `/api/meetings/${id}/call`, token, body)
    if (called.status === 202) await runBatch(db(), BATCH_KINDS, called.json.batch.id)
    return called
  }

  return { aMeeting, aSecretary, call, day, wall }
}
