import { type Selectable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../database.ts'
import { CHECK_ANSWERS, CHECK_WAYS } from '../../src/people/members/data-check.ts'
import { HOG_NOTICES } from '../../src/people/hog/hog-reminder.ts'
import { APPLICATION_STATUSES } from '../../src/people/applications/application.ts'
import { BATCH_STATUSES } from '../../src/ground/batches/batch.ts'
import { AUDIENCES, DOCUMENT_KINDS } from '../../src/site/documents/document.ts'
import { EVENT_KINDS } from '../../src/rides/events/event.ts'
import { ASKED_OF, QUESTION_KINDS } from '../../src/rides/questions/question.ts'
import { CALL_DELIVERIES, CALL_OUTCOMES } from '../../src/money/fees/last-call.ts'
import { FEE_TEXTS } from '../../src/money/fees/fee-text.ts'
import { PLAN_OUTCOMES, PLAN_STATES } from '../../src/money/fees/reminder-plan.ts'
import { DELIVERIES } from '../../src/money/fees/paper-letter.ts'
import { PAYMENT_STATUSES } from '../../src/money/payment-status/payment-status.ts'
import { RIDERS } from '../../src/site/messages/message.ts'
import { LEFT_OUT } from '../../src/people/members/reachable.ts'
import { NEWS_STATES, NEWS_VISIBILITIES } from '../../src/site/news/news.ts'
import { POWER_OF } from '../../src/ground/tables/notice.ts'
import {
  MEETING_PARTS,
  MEETING_STATES,
  POINT_KINDS,
  PROPOSAL_STATES,
} from '../../src/meetings/calling/meeting.ts'
import { PROXY_ENDS } from '../../src/meetings/room/proxy.ts'
import { ROLLAM_MAJORITIES } from '../../src/meetings/calling/rules.ts'
import { ROLLAM_CHOICES, ROLLAM_STATES, ROLLAM_WAYS } from '../../src/meetings/rollam/rollam.ts'
import { DOOR_ACTS } from '../../src/meetings/room/stays.ts'
import { STANDINGS } from '../../src/meetings/voters/standing.ts'
import { OUTCOMES, VOTE_MAJORITIES } from '../../src/meetings/votes/count.ts'
import { VOTE_STATES, WAYS } from '../../src/meetings/votes/vote-input.ts'
import { OWN_KINDS, OWN_ROWS } from '../../src/ground/values/own-field.ts'
import { WHYS_ENDED } from '../../src/people/kinds/period.ts'
import { MANDATE_ROLES, ROLES } from '../../src/permissions.ts'
import { KEY_OFFICES } from '../../src/ground/tables/keys.ts'
import { PUSH_TOPICS } from '../../src/ground/tables/push.ts'
import { THEMES } from '../../src/ground/values/theme.ts'
import { LANGUAGES } from '../../src/ground/values/words.ts'
import type { Tables } from '../../src/tables.ts'
import { TASK_KINDS } from '../../src/office/backup/task.ts'

const db = useDatabase()

// Every closed list three times: in the database (check constraints, read below), in the types of src/ground/tables (the compiler
// wants each column with such a type here, with all its values and no other), and where the code has a list of its own, that one.
type Closed<Value> = Value extends string
  ? string extends Value
    ? never
    : Value
  : Value extends number
    ? number extends Value
      ? never
      : Value
    : never
type Lists<Table extends keyof Tables> = {
  readonly [
    Column in keyof Selectable<Tables[Table]> as [
      Closed<NonNullable<Selectable<Tables[Table]>[Column]>>,
    ] extends [never]
      ? never
      : Column
  ]: Readonly<Record<Closed<NonNullable<Selectable<Tables[Table]>[Column]>>, true>>
}
type ClosedLists = {
  readonly [Table in keyof Tables as keyof Lists<Table> extends never ? never : Table]: Lists<Table>
}

const VISIBILITY = { public: true, members: true } as const

const LISTS: ClosedLists = {
  payment: { status: listed(PAYMENT_STATUSES), type: { 1: true, 2: true } },
  account: { role: listed(ROLES), language: listed(LANGUAGES), theme: listed(THEMES) },
  album: { visibility: VISIBILITY },
  allocation: { mode: { automatic: true, manual: true, cash: true, opening: true } },
  answerLink: {
    purpose: {
      'former-member': true,
      event: true,
      home: true,
      guest: true,
      application: true,
      sponsor: true,
      'data-check': true,
      rollam: true,
      giver: true,
      meeting: true,
    },
  },
  dataCheckPerson: { answer: listed(CHECK_ANSWERS), way: listed(CHECK_WAYS) },
  hogReminder: { daysBefore: listed(HOG_NOTICES) },
  applicationSponsor: { answer: { confirmed: true, declined: true } },
  application: { status: listed(APPLICATION_STATUSES), language: listed(LANGUAGES) },
  bankMovement: { source: { bank: true, file: true } },
  bankOddity: { kind: { unreadable: true, changed: true } },
  bankReading: { cause: { schedule: true, cron: true, person: true, file: true } },
  bankStatement: { format: { 'fio-json': true, 'fio-csv': true, gpc: true } },
  bankToken: { warnedDays: { 30: true, 14: true, 3: true } },
  batch: { status: listed(BATCH_STATUSES) },
  batchItem: { state: { waiting: true, done: true, failed: true } },
  consent: { kind: { photos: true, contact: true, 'photo-at-door': true } },
  reminderPlan: { state: listed(PLAN_STATES) },
  reminderPlanItem: { level: { 1: true, 2: true }, outcome: listed(PLAN_OUTCOMES) },
  lastCall: { deliveredHow: listed(CALL_DELIVERIES), outcome: listed(CALL_OUTCOMES) },
  paperLetter: { kind: listed(FEE_TEXTS), deliveredHow: listed(DELIVERIES) },
  credit: { closedAs: { used: true, refunded: true, reversed: true } },
  document: { kind: listed(DOCUMENT_KINDS), audience: listed(AUDIENCES) },
  erasure: { closedAs: { withdrawn: true, executed: true } },
  event: {
    kind: listed(EVENT_KINDS),
    visibility: VISIBILITY,
    state: { draft: true, published: true, cancelled: true },
  },
  meeting: { state: listed(MEETING_STATES) },
  agendaPoint: { kind: listed(POINT_KINDS) },
  meetingProposal: { state: listed(PROPOSAL_STATES) },
  meetingVoter: { standing: listed(STANDINGS) },
  meetingVote: {
    way: listed(WAYS),
    majority: listed(VOTE_MAJORITIES),
    state: listed(VOTE_STATES),
    outcome: listed(OUTCOMES),
  },
  rollam: {
    state: listed(ROLLAM_STATES),
    majority: listed(ROLLAM_MAJORITIES),
    outcome: { passed: true, rejected: true },
  },
  rollamVoter: {
    standing: listed(STANDINGS),
    choice: listed(ROLLAM_CHOICES),
    way: listed(ROLLAM_WAYS),
  },
  meetingAct: { kind: listed(DOOR_ACTS) },
  meetingProxy: { endReason: listed(PROXY_ENDS) },
  meetingPart: { part: listed(MEETING_PARTS) },
  eventCrew: { part: { sweep: true, helper: true } },
  hideRequest: { decision: { hidden: true, kept: true } },
  hogProposal: { closedAs: { confirmed: true, refused: true, withdrawn: true } },
  houseTask: {
    kind: listed(TASK_KINDS),
    state: { waiting: true, running: true, done: true, failed: true },
  },
  leaveRequest: { closedAs: { withdrawn: true, archived: true, stays: true } },
  mail: {
    language: listed(LANGUAGES),
    state: { waiting: true, sending: true, sent: true, failed: true, cancelled: true },
  },
  mailAttempt: {
    outcome: {
      sent: true,
      refused: true,
      postponed: true,
      unsure: true,
      unreached: true,
      reached: true,
      returned: true,
    },
  },
  memberImportRow: { action: { create: true, update: true } },
  ownField: { kind: listed(OWN_KINDS), seenAs: listed(OWN_ROWS) },
  membershipPeriod: { whyEnded: listed(WHYS_ENDED) },
  membershipClosing: { cause: { excluded: true, departed: true, unpaid: true } },
  message: {
    audience: {
      everybody: true,
      division: true,
      tag: true,
      event: true,
      role: true,
      board: true,
      debtors: true,
      view: true,
    },
    riders: listed(RIDERS),
    role: listed(ROLES),
  },
  eventQuestion: { kind: listed(QUESTION_KINDS), askedOf: listed(ASKED_OF) },
  guest: { language: listed(LANGUAGES) },
  giver: { language: listed(LANGUAGES) },
  messageRecipient: { leftOut: listed(LEFT_OUT) },
  news: { state: listed(NEWS_STATES), visibility: listed(NEWS_VISIBILITIES) },
  programKey: { office: listed(KEY_OFFICES) },
  hook: { pausedWhy: { asked: true, failing: true, gone: true } },
  hookDelivery: { state: { waiting: true, delivered: true, failed: true } },
  notice: { kind: { ...keysOf(POWER_OF), 'check-passkeys': true } },
  oneTimeLink: { purpose: { 'reset-password': true, 'set-password': true, 'change-email': true } },
  permissionGrant: { role: listed(ROLES) },
  pushNote: { topic: listed(PUSH_TOPICS) },
  registration: {
    status: { registered: true, waiting: true, cancelled: true },
    groupPart: { lead: true, sweep: true },
  },
  rideAct: { kind: { here: true, undo: true, look: true, home: true, away: true } },
  rideCash: { settledAs: { booked: true, refused: true } },
  signInChallenge: { purpose: { 'second-step': true, 'passkey-sign-in': true, 'passkey-new': true } },
  title: { scope: { club: true, division: true } },
  titleTerm: { role: listed(MANDATE_ROLES) },
}

test('the database and the code know the same closed lists, with the same values', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db())
  const lists = rows.filter(({ definition }) => definition.includes('ARRAY[') || ONE_VALUE.test(definition))

  expect(Object.fromEntries(lists.map(inDatabase))).toEqual(Object.fromEntries(inCode()))
})

const VALUES = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/
const ONE_VALUE = /^CHECK \(\((\w+) = ('[^']*'::text)\)\)$/

/** A list in a shape this does not read is named by its whole text, and then nothing equals it. */
function inDatabase({ table, definition }: { table: string; definition: string }): [string, string] {
  const [, column = definition, values = ''] = VALUES.exec(definition) ?? ONE_VALUE.exec(definition) ?? []
  const words = values.split(', ').map((value) => value.replace(/^'(.*)'::text$/, '$1'))
  return [`${camel(table)}.${camel(column)}`, words.toSorted().join(' ')]
}

function inCode(): [string, string][] {
  return Object.entries(LISTS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, values]): [string, string] => [
      `${table}.${column}`,
      Object.keys(values).toSorted().join(' '),
    ]),
  )
}

function listed<const Value extends PropertyKey>(values: readonly Value[]): Readonly<Record<Value, true>> {
  return Object.fromEntries(values.map((value) => [value, true])) as Record<Value, true>
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Readonly<Record<Key, true>> {
  return listed(Object.keys(table) as Key[])
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
