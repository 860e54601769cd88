import { expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { posterAddress } from '../../ground/ui/poster-address.ts'

const db = useDatabase()
const ask = (path: string) =>
  anApp(db()).request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } })

test('a poster is a file that browsers keep for a year', async () => {
  const answer = await ask(posterAddress({ seed: 7, shape: 'person', look: 3 }))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toMatch(/^<svg /)
})

test('who shows a link gets it as a photo', async () => {
  const answer = await ask(posterAddress({ seed: 7, shape: 'hero' }, 'jpg'))

  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')
})

test.each(['photo-1.svg', 'card-1-10.svg', 'card--1.svg', 'card-1234567890.svg', 'card-1.png'])(
  'no poster has the address %s',
  async (file) => {
    expect((await ask(`/posters/${file}`)).status).toBe(404)
  },
)
