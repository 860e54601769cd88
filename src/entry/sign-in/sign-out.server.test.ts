import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

describe('verifying and signing out', () => {
  test('a token is valid until it is signed out', async () => {
    const app = anApp(db())
    const { token, id } = await someone(db(), 'Treasurer')

    const before = await call(app, '/api/auth/verify', { body: { token } })
    const out = await call(app, '/api/auth/logout', { token })
    const after = await call(app, '/api/auth/verify', { body: { token } })

    expect(before.json).toMatchObject({ valid: true, user: { id, role: 'Treasurer' } })
    expect(out.json).toEqual({ success: true })
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(out.headers.getSetCookie()[0]).toContain('session_token=; Path=/; SameSite=Lax; Max-Age=0')
    expect([after.status, after.json]).toEqual([200, { valid: false }])
  })

  test.each(['', 'x', 'undefined', 'a'.repeat(200)])('%j is not valid, and says no more', async (token) => {
    const answer = await call(anApp(db()), '/api/auth/verify', { body: { token } })

    expect([answer.status, answer.json]).toEqual([200, { valid: false }])
  })

  test('an idle session ends sooner for an officer than for a member', async () => {
    const app = anApp(db())
    const officer = await someone(db(), 'Secretary')
    const member = await someone(db(), 'Member')
    await db()
      .updateTable('session')
      .set({ lastSeenAt: new Date(Date.now() - 13 * 3600_000) })
      .execute()

    expect((await call(app, '/api/auth/verify', { body: { token: officer.token } })).json).toEqual({
      valid: false,
    })
    expect((await call(app, '/api/auth/verify', { body: { token: member.token } })).json.valid).toBe(true)
  })
})
