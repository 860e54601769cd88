import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { longestStall } from '../../../test/loop.ts'
import { DOORS } from '../../api.server.ts'
import type { Door } from './door.server.ts'

const db = useDatabase()

type Content = Readonly<Record<string, { readonly schema?: object }>>
type Operation = {
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[]
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>
}
type Document = {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const nameOf = ({ method, path }: Door) => `${method} ${path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`

const read = async (): Promise<Document> =>
  (await call(anApp(db()), '/api/openapi.json', { method: 'GET' })).json

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      name: `${method.toUpperCase()} ${path}`,
    })),
  )

test.each(['/api/openapi.json', '/api/docs'])('%s keeps nobody waiting', async (path) => {
  const app = anApp(db())
  await app.request('http://localhost:3000/api/health', { headers: { host: 'localhost:3000' } })
  const ask = async () => app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } })
  expect(await longestStall(ask)).toBeLessThan(100)
})

test('every call is described, with what it takes', async () => {
  const { status, json } = await call(anApp(db()), '/api/openapi.json', { method: 'GET' })

  const described = operationsOf(json).map(({ name }) => name)
  expect(status).toBe(200)
  expect(described.toSorted()).toEqual(DOORS.map(nameOf).toSorted())
  expect(json.paths['/api/auth/login'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['email', 'password'],
    additionalProperties: false,
  })
})

test('every call says what it answers, or as what it sends it, and how it refuses', async () => {
  const operations = operationsOf(await read())

  const sending = DOORS.filter(({ sends }) => sends).map(nameOf)
  const silent = operations.filter(({ name, responses: { default: refused, ...answers } }) => {
    const isSaid = ({ content }: { readonly content: Content }) =>
      sending.includes(name)
        ? Object.keys(content).length > 0
        : content['application/json']?.schema !== undefined
    const said = [refused, ...Object.values(answers)].map((one) => one !== undefined && isSaid(one))
    return said.length < 2 || said.includes(false)
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('what many calls answer is described once, as it looks on the wire', async () => {
  const { paths, components } = await read()

  const answer = (path: string, method: string, status: number) =>
    paths[path]?.[method]?.responses[status]?.content['application/json']?.schema
  expect(answer('/api/members/{id}', 'get', 200)).toEqual({ $ref: '#/components/schemas/MemberDone' })
  expect(answer('/api/messages/{id}/send', 'post', 202)).toEqual({
    $ref: '#/components/schemas/BatchStarted',
  })
  expect(components.schemas.MemberDone).toMatchObject({
    required: ['success', 'member'],
    properties: { success: { const: true }, member: { $ref: '#/components/schemas/Member' } },
    additionalProperties: false,
  })
  expect(components.schemas.Batch).toMatchObject({
    properties: { id: { type: 'integer' }, createdAt: { type: 'string', format: 'date-time' } },
  })
  expect(components.schemas.Refusal).toMatchObject({
    required: ['success', 'statusCode', 'statusMessage', 'code'],
  })
})

test('it has the shape of OpenAPI 3.1', async () => {
  const document = await read()
  const operations = operationsOf(document)

  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Klubovna', version: '1' } })
  expect(Object.keys(document.components.schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([])
  const misplaced = operations.flatMap(({ name, path, parameters }) => {
    const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`)
    const named = path.match(/\{\w+\}/g) ?? []
    return path.startsWith('/') && named.toSorted().join() === inPath.toSorted().join() ? [] : [name]
  })
  expect(misplaced).toEqual([])
  const undescribed = operations.filter(({ responses }) =>
    Object.entries(responses).some(
      ([status, { description }]) => !/^(?:[1-5]\d\d|default)$/.test(status) || !description,
    ),
  )
  expect(undescribed.map(({ name }) => name)).toEqual([])
})

test('whatever it points at is there, and nothing is left of how it was made', async () => {
  const document = await read()
  const text = JSON.stringify(document)

  const pointers = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, pointer = '']) => pointer))
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect([...pointers].filter((pointer) => !known.includes(pointer))).toEqual([])
  expect(text).not.toMatch(/"\$(?:defs|schema|id)":|__schema/)
})

test('people can read it too', async () => {
  const { status, text, headers } = await call(anApp(db()), '/api/docs', { method: 'GET' })

  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(text).toContain('POST /api/auth/login')
})
