import { expect, test } from 'vitest'
import type { AuditEntry } from './audit.ts'
import { happeningOf, HAPPENINGS } from './happenings.ts'

const to = (field: string, value: string | number) => ({ field, from: null, to: value })
const done = (
  action: AuditEntry['action'],
  changes: AuditEntry['changes'] = [],
  memberId?: number,
): AuditEntry => ({
  action,
  actorId: 1,
  changes,
  ...(memberId === undefined ? {} : { memberId }),
})

test.each([
  ['a new card', done('MEMBER_CREATED', [], 7), 'member.created 7'],
  ['a changed one', done('MEMBER_CHANGED', [to('city', 'Zlín')], 7), 'member.changed 7'],
  ['an archived one', done('MEMBER_ARCHIVED', [], 7), 'member.closed 7'],
  ['an approved application', done('APPROVED', [to('application', 3)], 7), 'application.approved 3 7'],
  ['an approval of somebody without one', done('APPROVED', [], 7), ''],
  ['money that found its payment', done('PAYMENT_PAIRED', [to('variableSymbol', '1')], 7), 'payment.paid 7'],
  ['a draft of an event', done('EVENT_CREATED', [to('event', 4), to('state', 'draft')]), ''],
  [
    'an event written at once',
    done('EVENT_CREATED', [to('event', 4), to('state', 'published')]),
    'event.published 4',
  ],
  [
    'a draft made public',
    done('EVENT_CHANGED', [to('event', 4), to('state', 'published')]),
    'event.published 4',
  ],
  ['a changed event', done('EVENT_CHANGED', [to('event', 4), to('place', 'Brno')]), 'event.changed 4'],
  [
    'a place given up',
    done('EVENT_UNREGISTERED', [{ field: 'event', from: 4, to: null }], 7),
    'registration.withdrawn 4 7',
  ],
  ['a guest’s place', done('EVENT_REGISTERED', [to('event', 4)]), 'registration.made 4'],
  ['a draft of news', done('NEWS_CREATED', [to('news', 5), to('state', 'draft')]), ''],
  ['news', done('NEWS_PUBLISHED', [to('news', 5)]), 'news.published 5'],
  ['a sign-in', done('SIGNED_IN', [], 7), ''],
])('%s', (_what, entry, told) => {
  const happening = happeningOf(entry)

  expect(happening ? [happening.kind, happening.thing, happening.person].filter(Boolean).join(' ') : '').toBe(
    told,
  )
})

test('the list is closed and each name says thing and deed', () => {
  expect(HAPPENINGS.filter((kind) => !/^[a-z]+\.[a-z_]+$/.test(kind))).toEqual([])
  expect(new Set(HAPPENINGS).size).toBe(HAPPENINGS.length)
})
