import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'

const db = useDatabase()
useFiles()

beforeEach(() => rulesVersion(db(), 1))

const get = (path: string, token: string, headers = {}) =>
  call(anApp(db()), `/api/documents${path}`, { method: 'GET', token, headers })

async function hand(path: string, token: string, query: Record<string, string>, content: string) {
  const response = await anApp(db()).request(
    `http://localhost:3000/api/documents${path}?${new URLSearchParams(query)}`,
    {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${token}`,
      },
      body: content,
    },
  )
  return { status: response.status, json: await response.json() }
}

const FACTS = { title: 'Zápis ze schůze', kind: 'minutes', datedOn: '2026-11-12', audience: 'officers' }

test('a name with a line break in it stays a name', async () => {
  const { token } = await someone(db(), 'Secretary')
  const handed = await hand(
    '',
    token,
    { ...FACTS, fileName: 'zápis\r\nSet-Cookie: session_token=x"; ../../x.pdf' },
    '%PDF-1.7 první',
  )
  expect(handed.status).toBe(201)

  const { status, headers } = await get(`/${handed.json.document.id}/file`, token)

  expect(status).toBe(200)
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/,
  )
})

test('a document is handed in, found, had in part or whole by those it is for, replaced and deleted', async () => {
  const [secretary, treasurer, member] = await Promise.all([
    someone(db(), 'Secretary'),
    someone(db(), 'Treasurer'),
    someone(db(), 'Member'),
  ])
  const first = await hand('', secretary.token, { ...FACTS, fileName: 'Zápis 1.pdf' }, '%PDF-1.7 první')
  const { id } = first.json.document
  expect(first.status).toBe(201)
  await hand(
    '',
    secretary.token,
    { ...FACTS, title: 'Stanovy', kind: 'rules', audience: 'everyone', fileName: 's.txt' },
    'Článek 1',
  )

  const found = async (token: string, query = '') =>
    (await get(query, token)).json.items.map(({ title }: { title: string }) => title)
  expect(await found(treasurer.token)).toEqual(['Stanovy', 'Zápis ze schůze'])
  expect(await found(treasurer.token, '?search=zapis')).toEqual(['Zápis ze schůze'])
  expect(await found(treasurer.token, '?kind=rules')).toEqual(['Stanovy'])
  expect(await found(member.token)).toEqual(['Stanovy'])
  expect((await get(`/${id}`, member.token)).status).toBe(404)
  expect((await get(`/${id}/file`, member.token)).status).toBe(404)

  const whole = await get(`/${id}/file`, treasurer.token)
  expect([whole.status, whole.text]).toEqual([200, '%PDF-1.7 první'])
  expect(
    [
      'content-security-policy',
      'cross-origin-resource-policy',
      'content-type',
      'cache-control',
      'content-disposition',
      'x-content-type-options',
    ].map((name) => whole.headers.get(name)),
  ).toEqual([
    "default-src 'none'; sandbox",
    'same-origin',
    'application/pdf',
    'private, no-store',
    `attachment; filename="Z_pis_1.pdf"; filename*=UTF-8''Z%C3%A1pis%201.pdf`,
    'nosniff',
  ])
  const part = await get(`/${id}/file`, treasurer.token, { range: 'bytes=0-3' })
  expect([part.status, part.text]).toEqual([206, '%PDF'])

  await hand(`/${id}/versions`, secretary.token, { fileName: 'Zápis 2.pdf' }, '%PDF-1.7 druhý')
  expect((await get(`/${id}/file`, treasurer.token)).text).toBe('%PDF-1.7 druhý')
  expect((await get(`/${id}/file?version=1`, treasurer.token)).text).toBe('%PDF-1.7 první')

  const removed = await call(anApp(db()), `/api/documents/${id}`, {
    method: 'DELETE',
    token: secretary.token,
  })
  expect(removed.status).toBe(200)
  expect((await get(`/${id}/file`, secretary.token)).status).toBe(404)
})

test('what is disguised is refused, and named roles must be named', async () => {
  const { token } = await someone(db(), 'Secretary')
  const disguised = await hand('', token, { ...FACTS, fileName: 'a.pdf' }, '<script>alert(1)</script>')
  const unnamed = await hand('', token, { ...FACTS, audience: 'roles', fileName: 'a.pdf' }, '%PDF-1.7')
  const member = await someone(db(), 'Member')
  const uninvited = await hand('', member.token, { ...FACTS, fileName: 'a.pdf' }, '%PDF-1.7')

  expect([disguised.status, disguised.json.code]).toEqual([415, 'document_not_accepted'])
  expect([unnamed.status, Object.keys(unnamed.json.fields)]).toEqual([422, ['roles']])
  expect(uninvited.status).toBe(403)
})
