import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { DOORS } from '../../api.server.ts'

const db = useDatabase()

test('every call is described, with what it takes', async () => {
  const { status, json } = await call(anApp(db()), '/api/openapi.json', { method: 'GET' })

  const described = Object.entries(json.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(status).toBe(200)
  expect(json.openapi).toBe('3.1.0')
  expect(described.toSorted()).toEqual(
    DOORS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`).toSorted(),
  )
  expect(json.paths['/api/auth/login'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['email', 'password'],
    additionalProperties: false,
  })
})

test('people can read it too', async () => {
  const { status, text, headers } = await call(anApp(db()), '/api/docs', { method: 'GET' })

  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(text).toContain('POST /api/auth/login')
})
