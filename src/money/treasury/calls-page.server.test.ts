import { expect, test } from 'vitest'
import { someone } from '../../../test/club.ts'
import { aCallingClub, CALLED } from '../../../test/last-calls.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './paper.screen.tsx'

const { db, ask, switchOn, aDebtor, remind } = aCallingClub()

test('a letter on paper that came back is not told as one that waits to be posted', async () => {
  await switchOn()
  const { token } = await someone(db(), 'Treasurer')
  const { paymentId } = await aDebtor({ email: null })
  await remind(paymentId)
  const { json: pile } = await ask('/api/fees/paper/letters')
  const deliveries = async () => {
    const { calls } = await seeScreen(db(), loader, { path: '/admin/fees/paper?stav=vyzvy', token })
    return calls.map(({ delivered }) => delivered)
  }

  const waiting = await deliveries()
  await ask('/api/fees/paper/delivered', { body: { ids: [pile.items[0].id], how: 'posted', on: CALLED } })
  await ask(`/api/fees/paper/calls/${paymentId}/bounced`, { body: {} })

  expect([waiting, await deliveries()]).toEqual([['dopis čeká na odeslání'], ['dopisem']])
})
