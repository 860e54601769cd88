import { expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './generate.screen.tsx'

const db = useDatabase()
const path = '/admin/fees'

test('while a run goes on nobody is told that all payments are generated', async () => {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Treasurer')
  await aMember(db())
  const isTold = async () => {
    const { view, isGenerating } = await seeScreen(db(), loader, { path, token })
    return [view.total, isGenerating]
  }
  const before = await isTold()

  await sendForm(db(), action, {
    path,
    token,
    form: { intent: 'all', period: String(new Date().getFullYear()) },
  })

  expect([before, await isTold()]).toEqual([
    [1, false],
    [0, true],
  ])
})
