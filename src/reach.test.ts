import { expect, test } from 'vitest'
import { GRANTABLE, GRANTED_ROLES } from './office/access/grant.ts'
import { officeOf, PERMISSIONS, type Role } from './permissions.ts'
import { reachOf } from './reach.ts'

const short = (roles: readonly Role[]) => roles.map((role) => role.slice(0, 4)).join(' ') || '·'

test('every area granted to a Member, and how far it reaches', () => {
  const rows = GRANTABLE.map((area) => {
    const { powers, handles, closes, screens } = reachOf('Member', area)
    return `${area.padEnd(20)} powers ${powers.join(' ') || '·'} | gives ${short(handles)} | closes ${short(closes)} | ${screens.length} screens`
  })
  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "dashboard.view       powers · | gives · | closes · | 0 screens
    members.view         powers · | gives · | closes · | 0 screens
    members.write        powers · | gives · | closes · | 5 screens
    members.export       powers · | gives · | closes · | 0 screens
    members.history      powers · | gives · | closes · | 0 screens
    members.archive      powers · | gives · | closes Appl Memb | 2 screens
    members.exclude      powers · | gives · | closes Appl Memb | 0 screens
    patches.give         powers · | gives · | closes · | 0 screens
    accounts.manage      powers · | gives Appl Memb Road | closes · | 3 screens
    events.view          powers · | gives · | closes · | 0 screens
    events.manage        powers · | gives · | closes · | 1 screens
    donations.view       powers · | gives · | closes · | 0 screens
    applications.decide  powers · | gives · | closes · | 2 screens
    hog.edit             powers · | gives · | closes · | 1 screens
    fees.manage          powers · | gives · | closes · | 14 screens
    patches.resolve      powers · | gives · | closes · | 1 screens
    ritual.approve       powers · | gives · | closes · | 1 screens
    club.administer      powers · | gives · | closes · | 14 screens
    matches.decide       powers · | gives · | closes Appl Memb | 1 screens
    gallery.manage       powers · | gives · | closes · | 0 screens
    pages.edit           powers · | gives · | closes · | 0 screens
    news.write           powers · | gives · | closes · | 3 screens
    documents.manage     powers · | gives · | closes · | 0 screens
    meetings.manage      powers · | gives · | closes · | 4 screens"
  `)
})

test('a Secretary closes all cards but a Webmaster’s, a Webmaster everybody’s', () => {
  const closes = (role: Role) => short(reachOf(role, 'members.view').closes)

  expect([closes('Secretary'), closes('Webmaster')]).toEqual([
    'Appl Memb Secr Memb Trea Supe Road',
    'Appl Memb Webm Secr Memb Trea Supe Road',
  ])
})

test('no area granted to any role reaches a power its role has not', () => {
  for (const role of GRANTED_ROLES)
    for (const area of GRANTABLE)
      expect([role, area, reachOf(role, area).powers]).toEqual([
        role,
        area,
        role === 'Treasurer' ? ['club.account'] : [],
      ])
})

test('no area granted to any role gives, takes or closes an office beyond its own', () => {
  for (const role of GRANTED_ROLES.filter((one) => one !== 'Secretary'))
    for (const area of GRANTABLE) {
      const { handles, closes } = reachOf(role, area)
      for (const other of handles)
        expect([
          role,
          area,
          other,
          officeOf(other).every((right) => PERMISSIONS[right].includes(role)),
        ]).toEqual([role, area, other, true])
      expect([role, area, closes.every((other) => other === 'Applicant' || other === 'Member')]).toEqual([
        role,
        area,
        true,
      ])
    }
})
