import { expect, test } from 'vitest'
import { aRingingClub } from '../../../test/ringing-club.ts'
import { seeScreen } from '../../../test/screen.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { loader } from './meeting.screen.tsx'

const { db, ask, aRider, inDays, service, send, turnedOn } = aRingingClub()

test('an invitation rings in the phones that want it, and is kept when the push service took it', async () => {
  const secretary = await aRider('Secretary', { lastName: 'Sekretářka', memberSince: '2020-01-01' })
  const [ringing, quiet] = [
    await aRider('Member', { memberSince: '2020-01-01' }),
    await aRider('Member', { memberSince: '2020-01-01' }),
  ]
  await turnedOn(ringing)
  await turnedOn(ringing)
  await turnedOn(quiet, ['payment'])
  const made = await ask('POST', '/api/meetings', secretary.token, {
    title: 'Výroční schůze',
    startsAt: pragueMoment(inDays(60)),
    place: 'Klubovna',
  })
  const id: number = made.json.id
  await ask('POST', `/api/meetings/${id}/points`, secretary.token, { kind: 'decide', title: 'Rozpočet' })
  const called = await ask('POST', `/api/meetings/${id}/call`, secretary.token, {})
  await runBatch(db(), BATCH_KINDS, called.json.batch.id)
  const before = await ask('GET', `/api/meetings/${id}`, secretary.token)

  await send()

  const after = await ask('GET', `/api/meetings/${id}`, secretary.token)
  const pushed = ({ json }: typeof after) =>
    json.invited
      .filter(({ pushedAt }: { pushedAt: string | null }) => pushedAt !== null)
      .map(({ memberId }: { memberId: number }) => memberId)
  expect([pushed(before), pushed(after)]).toEqual([[], [ringing.memberId]])
  expect(service().taken.map(({ message }) => message?.path)).toEqual([
    `/admin/membership/meetings/${id}`,
    `/admin/membership/meetings/${id}`,
  ])
  expect(JSON.stringify(service().taken.map(({ message }) => message))).not.toMatch(/Výroční|Klubovna"/)
  const page = await seeScreen(db(), loader, { path: `/admin/meetings/${id}`, token: secretary.token })
  expect(page.invited.counts).toMatchObject({ invited: 3, pushed: 1, posted: 0, left: 3 })
  expect(page.invited.people.filter(({ how }) => how.includes('v telefonu'))).toHaveLength(1)
})
