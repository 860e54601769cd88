import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { sendForm } from '../screen.ts'
import { ADMIN_SCREENS, type AdminScreen } from '../../src/office/admin/guard.ts'
import { action as documents } from '../../src/site/documents/documents.screen.tsx'
import { action as donate } from '../../src/money/donations/donate.screen.tsx'
import { action as closing } from '../../src/people/closing/closing.screen.tsx'
import { action as doubles } from '../../src/people/matches/doubles.screen.tsx'
import { action as matches } from '../../src/people/matches/matches.screen.tsx'
import { ACTION_TABLE, CLOSING_ACTIONS, PLAIN_ACTIONS } from '../../src/people/members/member-action.ts'
import { action as card } from '../../src/people/members/member-edit.screen.tsx'
import { action as newsItem } from '../../src/site/news/news-item.screen.tsx'
import { action as titles } from '../../src/office/titles/titles.screen.tsx'
import { can, type Permission } from '../../src/permissions.ts'
import { BULK_KINDS, BULK_RIGHTS } from '../../src/people/roster/bulk.ts'
import { action as members } from '../../src/people/roster/members.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

type Row = {
  readonly screen: AdminScreen
  readonly action: (args: never) => unknown
  readonly right: Permission
  readonly form: (id: number) => Readonly<Record<string, string>>
  readonly query?: string
}

const row = (
  screen: AdminScreen,
  action: Row['action'],
  right: Permission,
  form: Readonly<Record<string, string>>,
  query = '',
): Row => ({
  screen,
  action,
  right,
  query,
  form: (id) =>
    Object.fromEntries(Object.entries(form).map(([key, value]) => [key, value.replace('#', String(id))])),
})

// Every form that asks for another right than the screen it stands on: the right is its call's, never the screen's.
const ROWS: readonly Row[] = [
  row('/admin/members', members, 'members.write', { intent: 'add', firstName: 'Jan', lastName: 'Nový' }),
  ...BULK_KINDS.map((intent) => row('/admin/members', members, BULK_RIGHTS[intent], { intent, ids: '#' })),
  ...PLAIN_ACTIONS.flatMap((intent) => {
    const fields = { intent, memberId: '#', date: '2026-01-01', role: 'Supervisor' }
    return [
      row('/admin/members', members, ACTION_TABLE[intent].right, fields),
      row('/admin/:id/edit', card, ACTION_TABLE[intent].right, fields),
    ]
  }),
  ...CLOSING_ACTIONS.map((intent) =>
    row('/admin/:id/closing', closing, ACTION_TABLE[intent].right, { intent }),
  ),
  row('/admin/members/doubles', doubles, 'matches.decide', { intent: 'merge', keep: '#', drop: '#' }),
  row('/admin/members/doubles', doubles, 'matches.decide', { intent: 'two-people', a: '#', b: '#' }),
  row('/admin/potential-matches', matches, 'fees.manage', { intent: 'back', movementId: '1' }, '?kind=money'),
  row('/admin/news/:id', newsItem, 'news.write', { intent: 'published', version: '1' }),
  row('/admin/documents', documents, 'documents.manage', { title: 'Zápis' }),
  ...['add', 'change', 'void', 'purpose'].map((intent) =>
    row('/admin/donate', donate, 'fees.manage', { intent, id: '1' }),
  ),
  ...['title-add', 'title-save', 'title-close', 'title-reopen', 'title-remove'].map((intent) =>
    row('/admin/sprava/titles', titles, 'club.administer', {
      intent,
      ...(intent === 'title-add' ? {} : { id: '1' }),
      ...(['title-add', 'title-save'].includes(intent) ? { name: 'Kronikář', scope: 'club' } : {}),
    }),
  ),
]

const trail = async () => (await db().selectFrom('auditEntry').select('seq').execute()).length

test.each(ROWS.map((one) => [one.screen, one.form(7).intent ?? 'new', one] as const))(
  '%s: whoever may only enter cannot do %s',
  async (screen, _, { action, right, form, query = '' }) => {
    const guard = ADMIN_SCREENS[screen]
    const person = await someone(db(), 'Member')
    await db().insertInto('permissionGrant').values({ permission: guard, accountId: person.id }).execute()
    const { id } = await aMember(db(), { firstName: 'Pavel' })
    const path = `${screen.replace(':id', String(id))}${query}`

    const { code } = await sendForm(db(), action, { path, token: person.token, form: form(id) })

    expect(can({ role: 'Member', grants: [guard] }, right)).toBe(false)
    expect([code, await trail()]).toEqual(['not_allowed', 0])
  },
)
