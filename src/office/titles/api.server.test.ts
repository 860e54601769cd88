import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const as = (token: string) => (method: string, path: string, body?: object) =>
  call(anApp(db()), path, { method, token, ...(body ? { body } : {}) })
const signedIn = async (role: Role) => as((await someone(db(), role)).token)

describe('divisions', () => {
  test('are added, renamed, ordered, closed with their people moved, and never lost', async () => {
    const ask = await signedIn('Secretary')
    const [first, second] = [
      (await ask('POST', '/api/divisions', { name: 'Hranice', town: 'Hranice' })).json.id,
      (await ask('POST', '/api/divisions', { name: 'Šumperk' })).json.id,
    ]
    const { id: memberId } = await aMember(db(), { divisionId: first })
    const names = async () =>
      (await ask('GET', '/api/divisions')).json.items.map(({ name }: { name: string }) => name)

    expect((await ask('POST', '/api/divisions', { name: 'Hranice' })).json.code).toBe('division_exists')
    await ask('PATCH', `/api/divisions/${first}`, { name: 'Přerov' })
    await ask('POST', `/api/divisions/${first}/move`, { step: 1 })
    expect(await names()).toEqual(['Šumperk', 'Přerov'])
    expect((await ask('DELETE', `/api/divisions/${first}`)).json.code).toBe('division_in_use')

    const closed = await ask('POST', `/api/divisions/${first}/close`, { closed: true, moveTo: second })
    expect([closed.status, closed.json.batch.total]).toEqual([202, 1])
    await runBatch(db(), BATCH_KINDS, closed.json.batch.id)
    const card = await ask('GET', `/api/members/${memberId}`)
    expect(card.json.member.division).toBe(second)
    const back = await ask('PATCH', `/api/members/${memberId}`, {
      division: first,
      version: card.json.member.version,
    })
    expect([back.status, back.json.fields?.division]).toEqual([422, expect.any(String)])
    expect((await ask('POST', `/api/divisions/${first}/close`, { closed: true })).json.code).toBe(
      'already_so',
    )
    await ask('POST', `/api/divisions/${first}/close`, { closed: false })
    expect((await ask('DELETE', `/api/divisions/${first}`)).status).toBe(200)
    expect(await names()).toEqual(['Šumperk'])
  })
})

describe('titles', () => {
  const president = async (ask: ReturnType<typeof as>) =>
    (await ask('POST', '/api/titles', { name: 'President' })).json.id as number

  test('stand on the card while they are held, and nobody writes over them', async () => {
    const ask = await signedIn('Secretary')
    const title = await president(ask)
    const { id: memberId } = await aMember(db(), { position: 'Kronikář' })
    const position = async () => (await ask('GET', `/api/members/${memberId}`)).json.member.position

    const given = await ask('POST', `/api/titles/${title}/terms`, { memberId, startsOn: '2020-01-01' })
    const [held, card] = [await position(), (await ask('GET', `/api/members/${memberId}`)).json.member]
    const written = await ask('PATCH', `/api/members/${memberId}`, {
      position: 'Král',
      version: card.version,
    })
    await ask('PATCH', `/api/titles/terms/${given.json.id}`, { startsOn: '2020-01-01', endsOn: '2020-12-31' })

    expect([given.status, held, written.status]).toEqual([201, 'President', 422])
    expect(await position()).toBe('Kronikář')
    expect((await ask('GET', '/api/titles')).json.items[0].terms).toMatchObject([
      { memberId, startsOn: '2020-01-01', endsOn: '2020-12-31' },
    ])
  })

  test('for one person have one holder at a time, whatever happens at once', async () => {
    const ask = await signedIn('Secretary')
    const title = await president(ask)
    const [old, next] = [
      await aMember(db(), { lastName: 'Starý' }),
      await aMember(db(), { lastName: 'Nový' }),
    ]
    const give = (body: object) => ask('POST', `/api/titles/${title}/terms`, body)

    const race = await Promise.all([
      give({ memberId: old.id, startsOn: '2024-01-01' }),
      give({ memberId: old.id, startsOn: '2024-06-01' }),
    ])
    expect(race.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    const taken = await give({ memberId: next.id, startsOn: '2026-01-01' })
    expect(taken.json).toMatchObject({
      code: 'title_taken',
      statusMessage: expect.stringContaining('Starý Jan'),
    })
    expect((await give({ memberId: next.id, startsOn: '2026-01-01', replaces: true })).status).toBe(201)
    const terms = (await ask('GET', '/api/titles')).json.items[0].terms
    expect(terms.map(({ endsOn }: { endsOn: string }) => endsOn)).toEqual([null, '2025-12-31'])

    const shared = (await ask('POST', '/api/titles', { name: 'Road Captain', single: false })).json.id
    for (const { id: memberId } of [old, next])
      expect(
        (await ask('POST', `/api/titles/${shared}/terms`, { memberId, startsOn: '2026-01-01' })).status,
      ).toBe(201)
    expect((await ask('PATCH', `/api/titles/${shared}`, { single: true })).json.code).toBe('title_shared')
    expect((await ask('DELETE', `/api/titles/${shared}`)).json.code).toBe('title_in_use')
  })

  test('know their place: a division where they have one, an open card, a sensible term', async () => {
    const ask = await signedIn('MembershipOfficer')
    const secretary = await signedIn('Secretary')
    const division = (await secretary('POST', '/api/divisions', { name: 'Hranice' })).json.id
    const club = await president(secretary)
    const local = (await secretary('POST', '/api/titles', { name: 'Vedoucí', scope: 'division' })).json.id
    const [member, gone] = [await aMember(db()), await aMember(db(), { archivedAt: new Date() })]
    const give = async (title: number, body: object) =>
      (await ask('POST', `/api/titles/${title}/terms`, { startsOn: '2026-01-01', ...body })).status

    expect(await give(local, { memberId: member.id })).toBe(422)
    expect(await give(local, { memberId: member.id, division })).toBe(201)
    expect(await give(local, { memberId: member.id, division: 77 })).toBe(422)
    expect(await give(club, { memberId: member.id, division })).toBe(422)
    expect(await give(club, { memberId: gone.id })).toBe(409)
    expect(await give(club, { memberId: member.id, endsOn: '2025-01-01' })).toBe(422)
    expect(await give(club, { memberId: gone.id, startsOn: '1999-01-01', endsOn: '2001-01-01' })).toBe(201)
    expect((await ask('POST', '/api/titles', { name: 'Král' })).status).toBe(403)
  })
})
