import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anApp, call } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { BROWSER } from '../house.ts'
import { screens } from '../screens.ts'
import { shared } from '../storm.ts'
import { DOORS } from '../../src/api.server.ts'
import { OUTBOX_LIST } from '../../src/office/outbox/outbox-filter.ts'
import { FEE_LIST, FEE_SORTS } from '../../src/money/fees/fee-tab.ts'
import { HOG_LIST } from '../../src/people/hog/hog-number.ts'
import { PATCHES_LIST } from '../../src/people/honours/patch.ts'
import { WAITING_LIST } from '../../src/people/honours/waiting.ts'
import { mayAsk, type PeopleList } from '../../src/people/members/people-list.ts'
import type { MemberField } from '../../src/people/members/visibility.ts'
import { ACCOUNT_LIST } from '../../src/office/access/account-filter.ts'
import { CHECK_LIST } from '../../src/people/checks/check.ts'
import { ENTRANCE_LIST } from '../../src/office/access/entrance.ts'
import { GRANTABLE } from '../../src/office/access/grant.ts'
import { MOVEMENT_LIST } from '../../src/money/pairing/movement-list.ts'
import { can, isPermission, ROLES } from '../../src/permissions.ts'
import type { Door } from '../../src/ground/http/door.server.ts'
import { MEMBER_LIST } from '../../src/people/roster/member-list.ts'
import { AUDIT_LIST } from '../../src/office/history/audit-filter.ts'

const db = useDatabase()
const LONG = { timeout: 600_000 }

type Place = { readonly list: PeopleList; readonly door: string; readonly more?: readonly string[] }
const feeTabs = Object.keys(FEE_SORTS)

/** Every list that can be asked about people, by the path of its call, with its screens and exports. */
const PLACES: readonly Place[] = [
  {
    list: MEMBER_LIST,
    door: '/api/members',
    more: ['/admin/members', '/api/members/export.csv', '/api/members/export.xlsx'],
  },
  { list: HOG_LIST, door: '/api/hog/list', more: ['/admin/hog'] },
  { list: PATCHES_LIST, door: '/api/patches/list', more: ['/admin/patches'] },
  { list: WAITING_LIST, door: '/api/ritual/list', more: ['/admin/ritual'] },
  {
    list: FEE_LIST,
    door: '/api/fees/:tab',
    more: [
      ...feeTabs.map((tab) => `/api/fees/${tab}`),
      '/admin/fees/pending',
      '/api/fees/pending/export.csv',
    ],
  },
  { list: CHECK_LIST, door: '/api/data-checks/people', more: ['/admin/members/check'] },
  { list: ENTRANCE_LIST, door: '/api/members/invitations', more: ['/admin/members/invite'] },
  { list: ACCOUNT_LIST, door: '/api/accounts', more: ['/admin/sprava/accounts'] },
  { list: OUTBOX_LIST, door: '/api/outbox/list' },
  { list: AUDIT_LIST, door: '/api/audit', more: ['/admin/sprava/audit', '/api/audit/export.csv'] },
  { list: MOVEMENT_LIST, door: '/api/pairing/transactions' },
]

/** Lists that are asked by nothing of anybody's card: by their own days, states and kinds. */
const OF_THINGS = [
  '/api/applicants',
  '/api/applications/list',
  '/api/backups',
  '/api/batches',
  '/api/divisions',
  '/api/documents',
  '/api/donations',
  '/api/erasures',
  '/api/events',
  '/api/events/:id/invitations',
  '/api/events/:id/registrations',
  '/api/fees/automatic/past',
  '/api/fees/paper/calls',
  '/api/lapses',
  '/api/fees/automatic/waiting',
  '/api/fees/paper/letters',
  '/api/gallery',
  '/api/gallery/hide-requests',
  '/api/grants',
  '/api/hooks',
  '/api/households',
  '/api/hooks/:id/deliveries',
  '/api/imports',
  '/api/imports/:id/check',
  '/api/matches/people',
  '/api/members/:id/history',
  '/api/members/views',
  '/api/members/:id/periods',
  '/api/membership-kinds',
  '/api/own-fields',
  '/api/membership/meetings',
  '/api/meetings',
  '/api/rollams',
  '/api/rollams/:id/voters',
  '/api/membership/rollams',
  '/api/meetings/:id/doors',
  '/api/meetings/:id/presence',
  '/api/meetings/:id/proxies',
  '/api/meetings/:id/elections',
  '/api/meetings/:id/voters',
  '/api/resolutions',
  '/api/membership/renewals',
  '/api/messages',
  '/api/news',
  '/api/own-fees',
  '/api/pages/:slug/versions',
  '/api/pairing/sure',
  '/api/programs',
  '/api/payments/:id/payments',
  '/api/refunds',
  '/api/retention',
  '/api/ride-cash',
  '/api/titles',
]

/** Something each filter takes. */
const VALUES: Readonly<Record<string, string>> = {
  tags: 'approved',
  division: 'none',
  kind: '1',
  role: 'Member',
  payment: 'unpaid',
  archived: 'true',
  own: '',
  tab: 'missing',
  waitingFor: 'ritual',
  status: 'DUE',
  way: 'cash',
  period: '2026',
  state: 'all',
  card: 'with',
  template: 'reset',
  from: '2026-01-01',
  to: '2026-02-01',
  memberId: '1',
  filter: 'all',
  oblast: 'people',
  co: 'MEMBER_CHANGED',
  system: '1',
  clen: '1',
  od: '2026-01-01',
  do: '2026-02-01',
  pred: '5',
  po: '1',
}

/** The same, where a list has words of its own. */
const OWN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/accounts': { state: 'active' },
  '/api/data-checks/people': { tab: 'silent' },
  '/api/members/invitations': { tab: 'invited' },
}

const properties = (schema: z.ZodType | undefined) =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : {}
const askedOf = ({ body, query }: Door) => properties(body ?? query)
const LISTS = DOORS.filter((door) => 'pageSize' in askedOf(door) && !/\.(?:csv|xlsx)$/.test(door.path))

type Orders = { readonly enum?: readonly string[]; readonly anyOf?: readonly Orders[] }
/** Those with a name; by the club's own fields it is asked in a test of its own. */
const ordersOf = (sort: unknown): readonly string[] => {
  const { enum: named, anyOf = [] } = sort as Orders
  return named ?? anyOf.flatMap(ordersOf)
}

type Ask = { readonly name: string; readonly value: string; readonly fields: readonly MemberField[] }

function asksOf({ filters, sorts, addresses = [] }: PeopleList, door: Door): readonly Ask[] {
  const values: Readonly<Record<string, string>> = { ...VALUES, ...OWN_VALUES[door.path] }
  return [
    ...Object.entries(filters).map(([name, fields]) => ({
      name,
      value: values[name] ?? 'Novák',
      fields,
    })),
    ...Object.entries(sorts).flatMap(([sort, fields]) =>
      ordersOf(askedOf(door)['sort'])
        .filter((value) => value.replace('-', '') === sort)
        .map((value) => ({ name: 'sort', value, fields })),
    ),
    ...addresses.map((name) => ({ name, value: 'jan@klub.test', fields: ['email'] as const })),
  ]
}

test('every list says what of people it can be asked by', () => {
  const known = [...PLACES.map(({ door }) => door), ...OF_THINGS]
  expect(LISTS.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
  for (const { list, door } of PLACES) {
    // A saved view asks by what stands in it, by the rights of whoever opens it: its own test asks that.
    const { page: _, pageSize: _size, after: _after, view: _view, sort, ...filters } = askedOf(doorAt(door))
    const orders = ordersOf(sort).map((one) => one.replace('-', ''))
    expect([door, Object.keys(filters).toSorted()]).toEqual([door, Object.keys(list.filters).toSorted()])
    expect([door, [...new Set(orders)].toSorted()]).toEqual([door, Object.keys(list.sorts).toSorted()])
  }
})

const isSlow = (path: string) => path.startsWith('/admin') || /\.(?:csv|xlsx)$/.test(path)

function doorAt(path: string): Door {
  const found = LISTS.find((door) => door.path === path)
  if (!found) throw new Error(`No list at ${path}`)
  return found
}

beforeAll(async () => {
  await rulesVersion(db(), 1)
  await aMember(db(), { email: 'jan@klub.test', hogNumber: 'CZ1234' })
})

test.each(PLACES)(
  'nobody asks $door by what he may not read',
  LONG,
  async ({ list, door: path, more = [] }) => {
    const door = doorAt(path)
    const app = anApp(db(), {}, await screens())
    const faults: string[] = []
    let turn = 0
    for (const role of ROLES) {
      const { who } = door
      if (!isPermission(who)) throw new Error(`${path} is open to ${who}`)
      const hasIt = can({ role, grants: [] }, who)
      if (!hasIt && !GRANTABLE.includes(who)) continue
      const mayExport = can({ role, grants: [] }, 'members.export')
      const grants = [...(hasIt ? [] : [who]), ...(mayExport ? [] : (['members.export'] as const))]
      for (const { name, value, fields } of asksOf(list, door)) {
        const { id, token } = await someone(db(), role)
        for (const permission of grants)
          await db().insertInto('permissionGrant').values({ permission, accountId: id }).execute()
        const expected = mayAsk({ role, memberId: null, grants }, list, fields) ? 200 : 422
        const query = new URLSearchParams({ [name]: value })
        const number = name === 'memberId' ? Number(value) : value
        // Screens and exports stand on the same lists: they are asked for all that is refused, and each now and then for what is not.
        const all = path.includes(':tab') ? more : [path, ...more]
        const asked = all.filter((at) => expected === 422 || name === 'sort' || !isSlow(at))
        for (const one of expected === 422 ? asked : shared(asked, turn++, asked.length)) {
          const isPosted = one === path && door.method === 'POST'
          const { status } = await (isPosted
            ? call(app, one, { token, body: { [name]: number } })
            : call(app, `${one}?${query}`, {
                method: 'GET',
                token,
                ...(one.startsWith('/admin') ? { headers: BROWSER } : {}),
              }))
          if (status !== expected) faults.push(`${role} ${one} ${query}: ${status}, not ${expected}`)
        }
      }
    }

    expect(faults).toEqual([])
  },
)
