import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { pdfSheets } from '../../../test/pdf-words.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { longestStall } from '../../../test/loop.ts'
import { cardToken, judgeToken, tokenOwner } from './card-token.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))
const get = (path: string, token: string) => call(anApp(db()), path, { method: 'GET', token })

describe('printed cards', () => {
  test('come as a PDF, ten to a sheet, and are noted', async () => {
    const ids: number[] = []
    for (let index = 0; index < 11; index += 1)
      ids.push((await aMember(db(), { lastName: `Řehoř ${index}` })).id)
    const { token } = await someone(db(), 'MembershipOfficer')

    const { status, headers, bytes } = await get(`/api/members/cards.pdf?ids=${ids.join(',')}`, token)

    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [first = '', second, ...more] = pdfSheets(bytes)
    expect([first.match(/KLUBOVNA Jan Řehoř \d č\. \d{3}/g)?.length, more]).toEqual([10, []])
    expect(second).toMatch(/^KLUBOVNA Jan Řehoř 10 č\. \d{3}$/)
    expect(await db().selectFrom('auditEntry').select('memberId').execute()).toHaveLength(11)
  })

  test('a whole club at once keeps nobody else waiting', async () => {
    const ids: number[] = []
    for (let index = 0; index < 90; index += 1)
      ids.push((await aMember(db(), { lastName: `Řehoř ${index}` })).id)
    const { token } = await someone(db(), 'MembershipOfficer')
    const print = () => get(`/api/members/cards.pdf?ids=${ids.join(',')}`, token)
    // What is loaded once is not what is asked about.
    await print()

    const stall = await longestStall(print)

    expect(stall).toBeLessThan(60)
  })

  test('are for those who write cards, of cards that exist', async () => {
    const { id } = await aMember(db())
    const [treasurer, officer] = [await someone(db(), 'Treasurer'), await someone(db(), 'Secretary')]

    expect((await get(`/api/members/cards.pdf?ids=${id}`, treasurer.token)).status).toBe(403)
    expect((await get('/api/members/cards.pdf?ids=999', officer.token)).status).toBe(404)
    expect((await get('/api/members/cards.pdf?ids=x', officer.token)).status).toBe(422)
    expect((await get('/api/members/cards.pdf', officer.token)).status).toBe(422)
  })

  test('carry a token nobody can make up, and one that was called back is known as such', () => {
    const [lost, held] = [cardToken(117, 0), cardToken(117, 1)]

    expect([tokenOwner(held), tokenOwner(`${held}A`), tokenOwner('')]).toEqual([117, null, null])
    expect(judgeToken(held, 117, 1)).toBe('true')
    expect(judgeToken(lost, 117, 1)).toBe('revoked')
    expect(judgeToken(held.replace(/^[^.]+/, (118).toString(36)), 118, 1)).toBe('forged')
    expect(judgeToken(cardToken(117, 2), 117, 1)).toBe('forged')
  })
})
