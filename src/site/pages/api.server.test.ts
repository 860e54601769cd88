import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()
const ask = (method: string, path: string, body?: unknown, token?: string) =>
  call(anApp(db()), path, { method, ...(body === undefined ? {} : { body }), ...(token ? { token } : {}) })

async function aPage(slug: string) {
  await db().insertInto('pageVersion').values({ slug, version: 1, bodyCs: '# Stará\n' }).execute()
}

test('an officer writes a new version; the old one stays and can come back; each is audited', async () => {
  const { token } = await someone(db(), 'Secretary')
  await aPage('safe')

  expect(
    (await ask('POST', '/api/pages/safe', { bodyCs: '# Nová', bodyEn: '', version: 1 }, token)).json,
  ).toMatchObject({ success: true, version: 2 })
  expect((await ask('GET', '/api/pages/safe')).json.page).toMatchObject({ version: 2, bodyCs: '# Nová\n' })
  await ask('POST', '/api/pages/safe/restore', { restore: 1, version: 2 }, token)

  expect((await ask('GET', '/api/pages/safe')).json.page).toMatchObject({ version: 3, bodyCs: '# Stará\n' })
  expect((await ask('GET', '/api/pages/safe/versions', undefined, token)).json.total).toBe(3)
  const audit = await db().selectFrom('auditEntry').select('action').execute()
  expect(audit).toEqual([{ action: 'PAGE_CHANGED' }, { action: 'PAGE_CHANGED' }])
})

test('the longest text that is taken is kept, one letter more is refused', async () => {
  const { token } = await someone(db(), 'Secretary')
  await aPage('safe')
  const write = (letters: number, version: number) =>
    ask(
      'POST',
      '/api/pages/safe',
      { bodyCs: 'ž'.repeat(letters), bodyEn: 'ž'.repeat(letters), version },
      token,
    )

  const longest = await write(199_999, 1)
  const longer = await write(200_000, 2)

  expect([longest.status, longer.status, Object.keys(longer.json.fields ?? {})]).toEqual([
    200,
    422,
    ['bodyCs', 'bodyEn'],
  ])
})

test('of two writers at once one is told that the text has changed', async () => {
  const { token } = await someone(db(), 'Webmaster')
  await aPage('stanley')

  const answers = await Promise.all(
    ['A', 'B', 'C'].map((bodyCs) =>
      ask('POST', '/api/pages/stanley', { bodyCs, bodyEn: '', version: 1 }, token),
    ),
  )

  expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1)
  expect(
    (await ask('POST', '/api/pages/stanley', { bodyCs: 'D', bodyEn: '', version: 1 }, token)).json.code,
  ).toBe('page_changed_meanwhile')
})

test('new rules ask everybody again, the writer too', async () => {
  const { token } = await someone(db(), 'Secretary')
  await rulesVersion(db(), 1)
  await ask('POST', '/api/pages/stanovy', { bodyCs: '# Nové stanovy', bodyEn: '', version: 1 }, token)

  expect((await ask('GET', '/api/pages/stanovy/versions', undefined, token)).json.code).toBe(
    'rules_not_confirmed',
  )
})

test('members read, officers write, nobody makes up a page', async () => {
  const { token } = await someone(db(), 'Member')
  const secretary = await someone(db(), 'Secretary')
  await aPage('safe')

  expect((await ask('POST', '/api/pages/safe', {}, token)).status).toBe(403)
  expect((await ask('POST', '/api/pages/safe', {})).status).toBe(401)
  expect((await ask('POST', '/api/pages/jina', {}, secretary.token)).status).toBe(404)
  const same = { bodyCs: '# Stará', bodyEn: '\n', version: 1 }
  await ask('POST', '/api/pages/safe', same, secretary.token)
  expect((await ask('POST', '/api/pages/safe', { ...same, version: 2 }, secretary.token)).json.code).toBe(
    'page_unchanged',
  )
})

test('icons come as paths; an unknown one is named, nothing else is read', async () => {
  const { json } = await ask('GET', '/api/icons/lucide.json?icons=bike,neni-takova,..%2F..%2Fx')

  expect(json).toMatchObject({ prefix: 'lucide', width: 24, not_found: ['neni-takova'] })
  expect(json.icons.bike.body).toMatch(/^<circle cx="18.5"/)
  expect(Object.keys(json.icons)).toEqual(['bike'])
  expect((await ask('GET', '/api/icons/jine.json?icons=bike')).status).toBe(404)
})
