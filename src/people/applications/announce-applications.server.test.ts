import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { announceApplications } from './announce-applications.server.ts'

const db = useDatabase()

const apply = (email: string) =>
  call(anApp(db()), '/api/applications', {
    body: { firstName: 'Kamil', lastName: 'Zbořil', email, consents: { privacy: true, rules: true } },
  })

const told = async () => {
  const letters = await db()
    .selectFrom('mail')
    .select(['toAddress', 'params'])
    .where('template', '=', 'applications-arrived')
    .orderBy('id')
    .execute()
  return letters.map(({ toAddress, params }) => [toAddress, params])
}

const anHourPasses = () =>
  db()
    .updateTable('rateLimit')
    .set({ resetsAt: new Date(0) })
    .where('key', '=', 'applications:announced')
    .execute()

test('what was decided before anybody was told of it is not counted', async () => {
  await anAccount(db(), { role: 'Secretary', email: 'dana@klub.test' })
  await apply('one@posta.example')
  for (const email of ['two@posta.example', 'three@posta.example']) await apply(email)
  await db()
    .updateTable('application')
    .set({ status: 'REJECTED', decidedAt: new Date() })
    .where('email', '=', 'two@posta.example')
    .execute()

  await anHourPasses()
  await announceApplications(db())

  expect((await told()).at(-1)).toEqual(['dana@klub.test', { count: 1 }])
})

test('the Secretary hears of an application at once, and of the next ones together an hour later', async () => {
  await anAccount(db(), { role: 'Secretary', email: 'dana@klub.test' })
  await anAccount(db(), { role: 'Webmaster', email: 'web@klub.test' })

  await apply('one@posta.example')
  await apply('two@posta.example')
  await apply('three@posta.example')
  await announceApplications(db())
  expect(await told()).toEqual([['dana@klub.test', { count: 1 }]])

  await anHourPasses()
  await announceApplications(db())
  await anHourPasses()
  await announceApplications(db())
  expect(await told()).toEqual([
    ['dana@klub.test', { count: 1 }],
    ['dana@klub.test', { count: 2 }],
  ])
})

test('a club without a Secretary tells the Webmaster, and nobody of what is decided already', async () => {
  await anAccount(db(), { role: 'Webmaster', email: 'web@klub.test' })
  await apply('one@posta.example')
  await apply('two@posta.example')
  await db()
    .updateTable('application')
    .set({ status: 'REJECTED', decidedAt: new Date(), reason: 'x' })
    .execute()

  await anHourPasses()
  await announceApplications(db())

  expect(await told()).toEqual([['web@klub.test', { count: 1 }]])
})

test('twenty people applying at once make one letter, and nobody is lost', async () => {
  await anAccount(db(), { role: 'Secretary', email: 'dana@klub.test' })

  await Promise.all(Array.from({ length: 20 }, (_, index) => apply(`p${index}@posta.example`)))
  expect(await told()).toHaveLength(1)
  await anHourPasses()
  await announceApplications(db())

  const counts = (await told()).map(([, params]) => (params as { count: number }).count)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
})
