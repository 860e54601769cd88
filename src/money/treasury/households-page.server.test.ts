import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './households.screen.tsx'

const db = useDatabase()
const path = '/admin/fees/households'
let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Treasurer')).token
})
const send = (form: Readonly<Record<string, string>>) => sendForm(db(), action, { path, token, form })
const shown = async () =>
  (await seeScreen(db(), loader, { path, token })).households.map(({ payer, others }) =>
    [payer, ...others].map(({ name }) => name),
  )

async function aFamily() {
  const jan = await aMember(db(), { firstName: 'Jan', lastName: 'Kadlec' })
  const eva = await aMember(db(), { firstName: 'Eva', lastName: 'Kadlecová' })
  const ota = await aMember(db(), { firstName: 'Ota', lastName: 'Bílý' })
  return { jan, eva, ota }
}

test('a family is found by its names, and everything about it is done on one screen', async () => {
  const { jan, eva, ota } = await aFamily()
  const made = await send({ intent: 'make', payer: 'kadlec jan', person1: 'Eva Kadlecová' })
  expect(made.answer.done).toBe('made')
  const payerId = String(jan.id)
  await send({ intent: 'add', payerId, person: String(ota.number) })
  expect(await shown()).toEqual([['Kadlec Jan', 'Bílý Ota', 'Kadlecová Eva']])
  await send({ intent: 'payer', payerId, memberId: String(eva.id) })
  expect(await shown()).toEqual([['Kadlecová Eva', 'Bílý Ota', 'Kadlec Jan']])
  await send({ intent: 'remove', payerId: String(eva.id), memberId: String(jan.id) })
  await send({ intent: 'end', payerId: String(eva.id) })
  expect(await shown()).toEqual([])
})

test('what is wrong is said at its field', async () => {
  const { jan } = await aFamily()
  await aMember(db(), { firstName: 'Jan', lastName: 'Kadlec' })
  const faults = async (form: Readonly<Record<string, string>>) => (await send(form)).fault?.fields
  const card = String(jan.number)
  expect(await faults({ intent: 'make', payer: card })).toEqual({
    person1: expect.stringContaining('aspoň dva'),
  })
  expect(await faults({ intent: 'make', payer: 'Kadlec', person1: 'Nikdo', person2: card })).toEqual({
    payer: expect.stringContaining('víc'),
    person1: expect.stringContaining('nevidíme'),
  })
  expect(await faults({ intent: 'make', payer: card, person1: card })).toMatchObject({
    person1: expect.stringContaining('už tu je'),
  })
  await send({ intent: 'make', payer: card, person1: 'Bílý' })
  expect(await faults({ intent: 'make', payer: 'Kadlecová', person2: 'Bílý' })).toEqual({
    person2: expect.stringContaining('jiné domácnosti'),
  })
  expect(await faults({ intent: 'add', payerId: String(jan.id), person: 'Bílý' })).toEqual({
    person: expect.stringContaining('už tu je'),
  })
})
