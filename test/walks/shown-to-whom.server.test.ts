import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useSurroundings } from '../../src/ground/platform/surroundings.server.ts'
import { addDocument } from '../../src/site/documents/keep-document.server.ts'
import { type Role, ROLES } from '../../src/permissions.ts'
import routes from '../../src/routes.ts'
import { aMember, someone } from '../club.ts'
import { useFiles } from '../photos.ts'
import { aRidingClub } from '../rides.ts'
import { seeScreen } from '../screen.ts'

// Whatever a screen reads, it hands over only what its reader may know: each thing below says in its name whose it is.
const { db, anEvent, rules } = aRidingClub()
useFiles()
const dataDir = mkdtempSync(join(tmpdir(), 'kl-shown-'))
beforeAll(() =>
  useSurroundings({ databaseUrl: '', dataDir, build: { id: 'test', timestamp: 0 }, hasFarFiles: false }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const modules = import.meta.glob<{ readonly loader?: (args: never) => Promise<unknown> }>(
  '../../src/**/*.screen.tsx',
  { eager: true },
)

const addresses = (list: readonly RouteConfigEntry[]): (readonly [path: string, file: string])[] =>
  list.flatMap(({ path, index, file, children = [] }) => [
    ...(path !== undefined || index ? [[`/${path ?? ''}`, file] as const] : []),
    ...addresses(children),
  ])
const SCREENS = addresses(routes).flatMap(([path, file]) => {
  const loader = modules[`../../src/${file}`]?.loader
  return loader && !path.includes('*') ? [{ path, loader }] : []
})

const SOON = new Date(Date.now() + 30 * 86_400_000)
const LONG_AGO = new Date('2025-05-10T08:00:00Z')
const month = SOON.toISOString().slice(0, 7)
const ASKED = ['?tab=drafts', `?tab=month&mesic=${month}`, '?tab=past', `?zobrazit=mesic&mesic=${month}`]

beforeEach(rules)

async function aClubWithSecrets() {
  for (const startsAt of [SOON, LONG_AGO]) {
    await anEvent({ title: 'VEREJNE vyjížďka', startsAt })
    await anEvent({ title: 'CLENUM vyjížďka', visibility: 'members', startsAt })
    await anEvent({ title: 'KONCEPT vyjížďka', state: 'draft', startsAt })
  }
  const secretary = await someone(db(), 'Secretary')
  const news = { createdBy: secretary.id, body: 'x', publishedAt: new Date() }
  await db()
    .insertInto('news')
    .values([
      { ...news, title: 'VEREJNE zpráva', state: 'published', visibility: 'public' },
      { ...news, title: 'CLENUM zpráva', state: 'published', visibility: 'members' },
      { ...news, title: 'KONCEPT zpráva', state: 'draft', visibility: 'public' },
      { ...news, title: 'KONCEPT stažená', state: 'withdrawn', visibility: 'public' },
    ])
    .execute()
  for (const [slug, visibility] of [
    ['verejne', 'public'],
    ['clenum', 'members'],
  ] as const) {
    const album = await db()
      .insertInto('album')
      .values({ slug, title: `${slug.toUpperCase()} album`, visibility })
      .returning('id')
      .executeTakeFirstOrThrow()
    const photo = { albumId: album.id, width: 1600, height: 900 }
    await db()
      .insertInto('photo')
      .values([
        { ...photo, fileKey: slug, caption: `${slug.toUpperCase()} fotka` },
        { ...photo, fileKey: `${slug}-2`, caption: 'KONCEPT fotka', hiddenAt: new Date() },
      ])
      .execute()
  }
  const file = { fileName: 'x.txt', bytes: new TextEncoder().encode('x') }
  const document = { kind: 'minutes', datedOn: '2026-11-12' } as const
  await addDocument(db(), secretary, {
    fields: { ...document, title: 'CLENUM zápis', audience: 'members', roles: [] },
    file,
  })
  const documentId = await addDocument(db(), secretary, {
    fields: { ...document, title: 'KONCEPT zápis', audience: 'roles', roles: ['Treasurer'] },
    file,
  })
  // What is decided names papers that are not for everybody.
  const decided = { documentId, createdBy: secretary.id, wording: 'x', untilOn: '2099-01-01' }
  await db()
    .insertInto('rollam')
    .values([
      { ...decided, title: 'CLENUM hlasování', state: 'open', openedAt: new Date() },
      { ...decided, title: 'KONCEPT hlasování' },
    ])
    .execute()
  const meeting = await db()
    .insertInto('meeting')
    .values({
      title: 'CLENUM schůze',
      startsAt: SOON,
      place: 'x',
      state: 'called',
      calledAt: LONG_AGO,
      calledBy: secretary.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('agendaPoint')
    .values({ meetingId: meeting.id, kind: 'decide', title: 'CLENUM bod', position: 1, documentId })
    .execute()
  await aMember(db(), {
    lastName: 'CLENUM Novák',
    phone: '+420777000111',
    note: 'KONCEPT poznámka',
    street: 'KONCEPT ulice',
    emergencyName: 'KONCEPT blízký',
    approvedAt: new Date(),
  })
}

const SLUGS = ['verejne', 'clenum', 'stanley']
const addressesOf = (path: string) =>
  (/:(?:id|slug|token)/.test(path) ? [1, 2, 3, 4, 5, 6] : [1]).map((id) => ({
    path: path
      .replace(':slug', SLUGS[id % 3] ?? '')
      .replace(':token', 'nic')
      .replace(/:\w+/, String(id)),
    params: { id: String(id), slug: SLUGS[id % 3] ?? '', token: 'nic' },
  }))

function turnedAway(error: unknown): null {
  if (error instanceof Response || String(error).endsWith('is guarded')) return null
  throw error
}

/** Everything this reader is handed over, screen by screen; a screen that turns him away says nothing. */
async function shownTo(token: string | null) {
  const shown: (readonly [path: string, text: string])[] = []
  for (const { path, loader } of SCREENS) {
    const see = async (asked: ReturnType<typeof addressesOf>[number]) => {
      const text = JSON.stringify(await seeScreen(db(), loader, { ...asked, token }).catch(turnedAway))
      shown.push([asked.path, text])
      return text
    }
    // A screen that says the same whatever its address asks for is not asked for it about every single thing.
    let isDeaf = false
    for (const asked of addressesOf(path)) {
      const plain = await see(asked)
      if (isDeaf) continue
      const answers: string[] = []
      for (const query of ASKED) answers.push(await see({ ...asked, path: asked.path + query }))
      isDeaf = plain !== 'null' && answers.every((answer) => answer === plain)
    }
  }
  return shown
}

const telling = (shown: Awaited<ReturnType<typeof shownTo>>, word: RegExp) =>
  shown.filter(([, text]) => word.test(text)).map(([path]) => path)

test(
  'a stranger is shown nothing of the members’, of drafts and of the cards',
  { timeout: 120_000 },
  async () => {
    await aClubWithSecrets()

    const shown = await shownTo(null)

    expect(telling(shown, /VEREJNE/).length).toBeGreaterThan(10)
    expect(telling(shown, /CLENUM|KONCEPT|777000111/)).toEqual([])
  },
)

test(
  'a member is shown what is the members’, and nobody’s drafts, notes and addresses',
  { timeout: 120_000 },
  async () => {
    await aClubWithSecrets()
    const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
    const { token } = await someone(db(), 'Member', { memberId })

    const shown = await shownTo(token)

    expect(telling(shown, /CLENUM/).length).toBeGreaterThan(10)
    expect(telling(shown, /KONCEPT|777000111/)).toEqual([])
  },
)

/** What a screen says of its reader: `mayWrite`, `governs` and the like. */
const OFFERS = /^(?:may|sees|governs)(?:[A-Z]|$)/

async function offeredTo(role: Role): Promise<readonly string[]> {
  const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
  const { token } = await someone(db(), role, { memberId })
  const offered = new Set<string>()
  for (const { path, loader } of SCREENS)
    for (const asked of addressesOf(path)) {
      const data = await seeScreen(db(), loader, { ...asked, token }).catch(turnedAway)
      for (const [name, value] of Object.entries(data ?? {}))
        if (OFFERS.test(name) && value === true) offered.add(`${path} ${name}`)
    }
  return [...offered]
}

test('what screens offer, and to whom', { timeout: 240_000 }, async () => {
  await aClubWithSecrets()
  const byOffer = new Map<string, string[]>()
  for (const role of ROLES)
    for (const offer of await offeredTo(role)) byOffer.set(offer, [...(byOffer.get(offer) ?? []), role])

  const rows = [...byOffer].map(([offer, roles]) => `${offer}: ${roles.join(' ')}`)

  expect(rows.toSorted().join('\n')).toMatchInlineSnapshot(`
    "/admin/:id/edit mayErase: Webmaster Secretary
    /admin/:id/edit mayOpenAccount: Webmaster Secretary
    /admin/:id/edit mayPrint: Webmaster Secretary MembershipOfficer
    /admin/documents mayManage: Webmaster Secretary
    /admin/documents/:id mayManage: Webmaster Secretary
    /admin/events mayManage: Webmaster Secretary
    /admin/meetings/:id/elected governs: Webmaster
    /admin/meetings/resolutions mayRead: Webmaster Secretary
    /admin/members mayExport: Webmaster Secretary MembershipOfficer
    /admin/members mayInvite: Webmaster Secretary
    /admin/members mayPrint: Webmaster Secretary MembershipOfficer
    /admin/members mayReadHistory: Webmaster Secretary MembershipOfficer Treasurer
    /admin/members maySeePayments: Webmaster Secretary MembershipOfficer Treasurer
    /admin/members mayWrite: Webmaster Secretary MembershipOfficer
    /admin/members/views mayShare: Webmaster Secretary MembershipOfficer Treasurer Supervisor
    /admin/membership/meetings/:id/minutes mayWrite: Webmaster Secretary
    /admin/membership/resolutions mayRead: Member Webmaster Secretary MembershipOfficer Treasurer Supervisor RoadCaptain
    /admin/news/:id mayWrite: Webmaster Secretary
    /admin/potential-matches seesMoney: Webmaster
    /admin/sprava/accounts maySeeGrants: Webmaster Secretary
    /admin/sprava/accounts/:id governs: Webmaster
    /admin/sprava/accounts/:id mayGrant: Webmaster
    /admin/sprava/grants mayGive: Webmaster
    /admin/sprava/grants maySeeAccounts: Webmaster Secretary
    /admin/sprava/titles mayEditList: Webmaster Secretary
    /akce/:id mayManage: Webmaster Secretary
    /clear-cache mayAct: Applicant Member Webmaster Secretary MembershipOfficer Treasurer Supervisor RoadCaptain
    /gallery mayManage: Webmaster Secretary
    /gallery/:slug mayManage: Webmaster Secretary
    /schuze/:id mayKeepDoor: Webmaster Secretary
    /schuze/:id mayLead: Webmaster Secretary
    /schuze/:id mayWrite: Webmaster Secretary"
  `)
})
