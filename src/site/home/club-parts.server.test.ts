import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { guardAdmin } from '../../office/admin/guard.ts'
import { chartsOf, deskOf } from '../../office/admin/desk.ts'
import { menuFor } from '../../office/admin/menu.ts'
import { DOORS } from '../../api.server.ts'
import { CLUB_PARTS, type ClubPart } from '../../club-parts.ts'
import { partOf, isPermission, ROLES } from '../../permissions.ts'
import { targetsFor } from '../../people/import/card-field.ts'
import { MEMBER_FIELDS, mayRead } from '../../people/members/visibility.ts'
import { grantableIn } from '../../office/access/grant.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { listPublicAddresses } from './public-addresses.server.ts'

const db = useDatabase()
const app = () => anApp(db())
const FIELD = { hog: 'withHog', ritual: 'withRitual', patches: 'withPatches' } as const
const WORD = { hog: /hog/i, ritual: /ritual/i, patches: /patch/i } as const

beforeEach(forgetClub)

async function switchOff(...parts: readonly ClubPart[]) {
  const secretary = await someone(db(), 'Secretary')
  const change = Object.fromEntries(parts.map((part) => [FIELD[part], false]))
  const { status } = await call(app(), '/api/club', {
    method: 'PATCH',
    token: secretary.token,
    body: { version: 1, ...change },
  })
  expect(status).toBe(200)
  return secretary
}

describe.each(CLUB_PARTS)('a club without %s', (part) => {
  test.each(ROLES)('shows nothing of it to a %s', (role) => {
    const visitor = { role, grants: [], off: [part], confirmedStanovy: true, verifiedProfile: true }
    const path = { hog: '/admin/hog', ritual: '/admin/ritual', patches: '/admin/patches' }[part]
    const shown = [
      ...menuFor(visitor).map(({ to }) => to),
      ...deskOf(visitor).map(({ task }) => task),
      ...chartsOf(visitor),
      ...targetsFor(visitor),
      ...MEMBER_FIELDS.filter((field) => mayRead({ ...visitor, memberId: 1 }, field)),
      ...grantableIn([part]),
    ]

    expect(shown.filter((name) => WORD[part].test(name))).toEqual([])
    expect(guardAdmin(path, visitor)).not.toBe('enter')
  })

  test('has no call for it, not even for the Webmaster', async () => {
    await switchOff(part)
    const { token } = await someone(db(), 'Webmaster')
    const own = DOORS.filter(
      ({ who, path }) => (isPermission(who) && partOf(who) === part) || path.includes(`/${part}/`),
    )
    expect(own.length).toBeGreaterThan(0)

    for (const { method, path } of own) {
      const answer = await call(app(), path.replaceAll(/:\w+/g, '1'), {
        method,
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      })
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
  })

  test('keeps what was written and shows it again', async () => {
    const card = await aMember(db(), { ...HONOURED })
    const { token } = await switchOff(part)
    const read = async () =>
      (await call(app(), `/api/members/${card.id}`, { method: 'GET', token })).json.member

    const hidden = await read()
    await call(app(), '/api/club', { method: 'PATCH', token, body: { version: 2, [FIELD[part]]: true } })
    const shown = await read()

    expect(namesOf(hidden).filter((name) => WORD[part].test(name))).toEqual([])
    expect(shown).toMatchObject(AS_READ[part])
  })
})

const HONOURED = {
  hogNumber: 'CZ1000',
  hogExpiresOn: '2030-01-01',
  ritualOn: '2025-05-01',
  frontPatchOn: '2025-05-01',
  backPatchOn: '2026-05-01',
}
const AS_READ = {
  hog: { hogNumber: 'CZ1000' },
  ritual: { ritualDate: '2025-05-01' },
  patches: { frontPatchOn: '2025-05-01', backPatchOn: '2026-05-01' },
}

const namesOf = (member: Readonly<Record<string, unknown>> & { readonly badges: readonly string[] }) => [
  ...Object.keys(member),
  ...member.badges,
]

test('a ritual without patches hands none over', async () => {
  const { token } = await switchOff('patches')
  const card = await aMember(db(), { approvedAt: new Date('2025-01-01') })

  const { status } = await call(app(), `/api/members/${card.id}/ritual`, {
    token,
    body: { given: true, date: '2026-05-01' },
  })

  expect(status).toBe(200)
  const kept = await db().selectFrom('member').selectAll().where('id', '=', card.id).executeTakeFirstOrThrow()
  expect([kept.ritualOn, kept.frontPatchOn]).toEqual(['2026-05-01', null])
})

test('an application with a number the club does not ask for comes without it', async () => {
  await switchOff('hog')
  const body = {
    firstName: 'Jan',
    lastName: 'Novák',
    email: 'jan@klub.test',
    hogNumber: 'CZ1000',
    consents: { privacy: true, rules: true },
  }

  const sent = await call(app(), '/api/applications', { body })

  expect(sent.status).toBeLessThan(300)
  expect(await db().selectFrom('application').select('hogNumber').execute()).toEqual([{ hogNumber: null }])
})

test('search engines are not sent to a page of what is off', async () => {
  await db()
    .insertInto('pageVersion')
    .values({ slug: 'hog-membership', version: 1, bodyCs: '# HOG', bodyEn: '# HOG' })
    .execute()

  const paths = async (off: readonly ClubPart[]) =>
    (await listPublicAddresses(db(), off)).map(({ path }) => path)

  expect(await paths([])).toContain('/hog-membership')
  expect(await paths(['hog'])).not.toContain('/hog-membership')
})
