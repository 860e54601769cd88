import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { readForm } from '../../ground/http/form-answer.server.ts'
import { work } from './read-sheet.apart.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const NAME = 'Řehoř'
const SPELT = `${NAME.normalize('NFD')}\u200B`

test('a name copied from a Mac is found by whoever types it, and nothing unseen comes with it', async () => {
  const { token } = await someone(db(), 'Secretary')
  const add = (lastName: string) =>
    call(anApp(db()), '/api/members', { token, body: { firstName: 'Jan', lastName } })

  expect((await add(SPELT)).status).toBe(201)
  expect((await add('\u200B\u2060')).json.fields).toEqual({ lastName: expect.any(String) })

  const found = await call(anApp(db()), `/api/members?search=${encodeURIComponent(NAME)}`, {
    method: 'GET',
    token,
  })
  expect(found.json.items.map(({ lastName }: { lastName: string }) => lastName)).toEqual([NAME])
})

test('a form says the same', async () => {
  const body = new URLSearchParams({ lastName: SPELT, note: '\u202Ekonec' })

  const form = await readForm(new Request('http://localhost/', { method: 'POST', body }))

  expect(form).toEqual({ lastName: NAME, note: 'konec' })
})

test('and so does a table', async () => {
  const { cells } = await work(Buffer.from(`jméno;příjmení\nJan;${SPELT}\n`))

  expect(JSON.parse(cells)).toMatchObject({ lines: [{ cells: ['Jan', NAME] }] })
})
