import { expect, test } from 'vitest'
import { readForm } from './form-answer.server.ts'

const PARTS = 'multipart/form-data; boundary=rides'
const part = (name: string) => `--rides\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`

/** What reading it told, and how much work of this process it was. */
async function read(body: string, type = 'application/x-www-form-urlencoded') {
  const before = process.cpuUsage()
  const form = await readForm(
    new Request('http://klub.test/', { method: 'POST', headers: { 'content-type': type }, body }),
  )
  const { user, system } = process.cpuUsage(before)
  return { fields: form && Object.keys(form).length, seconds: (user + system) / 1_000_000 }
}

const many = (count: number, field: (index: number) => string, by: string) =>
  Array.from({ length: count }, (_, index) => field(index)).join(by)

test('a form of ten thousand fields is read at a glance, whatever they are called', async () => {
  const same = await read(many(10_000, () => 'a=1', '&'))
  const others = await read(many(10_000, (index) => `a${index}=1`, '&'))

  expect([same.fields, others.fields]).toEqual([1, 10_000])
  expect(same.seconds + others.seconds).toBeLessThan(2)
})

test('one of more is not taken apart at all', async () => {
  const bodies = [
    await read('a&'.repeat(130_000)),
    await read(`${many(30_000, (index) => part(`a${index}`), '')}--rides--`, PARTS),
  ]

  expect(bodies.map(({ fields }) => fields)).toEqual([null, null])
  expect(Math.max(...bodies.map(({ seconds }) => seconds))).toBeLessThan(0.5)
})

test('a field of the language’s own name, and a file, are what they are', async () => {
  const named = await read('__proto__=1&constructor=2')
  const file =
    '--rides\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--rides--'

  expect(named.fields).toBe(2)
  expect((await read(file, PARTS)).fields).toBe(null)
})
