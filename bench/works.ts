import type { Bounds } from './judge.ts'
import { RARE } from './seed.ts'

export type Work = {
  readonly name: string
  readonly who: 'Secretary' | 'Treasurer' | 'Member'
  readonly paths: readonly string[]
  /** The least one can ask the database for this, with the best index there could be. */
  readonly ideal: { readonly text: string; readonly values: readonly (readonly unknown[])[] }
  readonly bounds: Bounds
  /** The issue's own figures, for reading; they mean something on a quiet machine only. */
  readonly wish: string
}

const CARD = `member.*, account.role, fee.status, fee.due_on,
  (select json_agg(motorcycle) from motorcycle where motorcycle.member_id = member.id) as motorcycles,
  array(select tag_id from member_tag where member_tag.member_id = member.id) as tags`
const AROUND = `left join account on account.member_id = member.id
  left join payment fee on fee.member_id = member.id and fee.period = extract(year from now())::int and fee.type = '2' and fee.status <> 'ARCHIVED'`
const LISTED = `erased_at is null and archived_at is null`
const ORDER = `last_name collate cs, first_name collate cs, id`
const FOUND = `select ${CARD} from (select * from member where ${LISTED} and search like $1 order by ${ORDER} limit 50) as member ${AROUND}`
const OPEN = `status in ('DUE', 'REMINDER1', 'REMINDER2')`
const DUE = `select payment.*, member.first_name, member.last_name from
  (select * from payment where ${OPEN} order by due_on, id limit 50) as payment join member on member.id = payment.member_id`
const OWN = `select ${CARD} from member ${AROUND} where member.id = $1`
const ids = Array.from({ length: 60 }, (_, index) => 101 + index * 31)
const words = ['cech', 'novak', 'prochazk', 'chal', 'reznic', 'urban']
const slips = ['cehc', 'novka', 'prochazkk', 'chalpa', 'rezniceg', 'urbnan']
const listPaths = ['', '&sort=-name', '&sort=number', '&sort=memberSince', '&division=3']

/** Every row of the promise: work of somebody signed in, and what it may take. */
export const WORKS: readonly Work[] = [
  {
    name: 'list, first page',
    who: 'Secretary',
    paths: ['/api/members?pageSize=50'],
    ideal: { text: `select ${CARD} from (select * from member where ${LISTED} order by ${ORDER} limit 50) as member ${AROUND}`, values: [[]] },
    bounds: { alone: { times: 2, plus: 2 }, share: 0.4 },
    wish: '≤ 2 × + 2 ms, ≥ 1,000/s',
  },
  {
    name: 'list, orders and filters',
    who: 'Secretary',
    paths: listPaths.map((query) => `/api/members?pageSize=50${query}`),
    ideal: { text: `select ${CARD} from (select * from member where ${LISTED} order by ${ORDER} limit 50) as member ${AROUND}`, values: [[]] },
    bounds: { alone: { times: 2, plus: 4 }, share: 0.25 },
    wish: '',
  },
  {
    name: 'list, page 100',
    who: 'Secretary',
    paths: ['/api/members?pageSize=15&page=100'],
    ideal: { text: `select ${CARD} from (select * from member where ${LISTED} order by ${ORDER} limit 15) as member ${AROUND}`, values: [[]] },
    bounds: { alone: { times: 2, plus: 4 } },
    wish: '',
  },
  {
    name: 'search',
    who: 'Secretary',
    paths: words.map((word) => `/api/members?search=${word}`),
    ideal: { text: FOUND, values: words.map((word) => [`%${word}%`]) },
    bounds: { alone: { times: 1.5, plus: 3 }, share: 0.4 },
    wish: '≤ 5 ms, ≥ 600/s',
  },
  {
    name: 'search with a slip',
    who: 'Secretary',
    paths: slips.map((word) => `/api/members?search=${word}`),
    ideal: { text: FOUND, values: words.map((word) => [`%${word}%`]) },
    bounds: { alone: { times: 2, plus: 4 }, share: 0.3 },
    wish: '≤ 5 ms, ≥ 600/s',
  },
  {
    name: 'search, a rare name',
    who: 'Secretary',
    paths: [`/api/members?search=${encodeURIComponent(RARE)}`],
    ideal: { text: FOUND, values: [['%wygryzl%']] },
    bounds: { alone: { times: 2, plus: 3 }, share: 0.2 },
    wish: '≤ 5 ms',
  },
  {
    name: 'one card',
    who: 'Secretary',
    paths: ids.map((id) => `/api/members/${id}`),
    ideal: { text: OWN, values: ids.map((id) => [id]) },
    bounds: { alone: { times: 2, plus: 2 }, share: 0.25 },
    wish: '≥ 1,500/s',
  },
  {
    name: 'own card',
    who: 'Member',
    paths: ['/api/members/profile'],
    ideal: { text: OWN, values: [[4]] },
    bounds: { alone: { times: 2, plus: 2 }, share: 0.3 },
    wish: '≤ 2 ms, ≥ 2,500/s',
  },
  {
    name: 'members screen',
    who: 'Secretary',
    paths: ['/admin/members'],
    ideal: { text: `select ${CARD} from (select * from member where ${LISTED} order by ${ORDER} limit 50) as member ${AROUND}`, values: [[]] },
    bounds: { alone: { times: 4, plus: 16 }, bytes: 110_000 },
    wish: '≤ 20 ms, ≥ 120/s',
  },
  ...(
    [
      ['fees pending', '/admin/fees/pending'],
      ['reminders', '/admin/fees/reminders'],
      ['pairing', '/admin/fees/pairing'],
      ['statistics', '/admin/fees/statistics'],
      ['received', '/admin/fees/received'],
      ['bank', '/admin/fees/bank'],
    ] as const
  ).map(([name, path]): Work => ({
    name,
    who: 'Treasurer',
    paths: [path],
    ideal: { text: DUE, values: [[]] },
    bounds: { alone: { times: 4, plus: 26 }, bytes: 120_000 },
    wish: '≤ 30 ms',
  })),
  {
    name: 'dashboard of a member',
    who: 'Member',
    paths: ['/admin'],
    ideal: { text: OWN, values: [[4]] },
    bounds: { alone: { times: 4, plus: 10 } },
    wish: '≤ 12 ms',
  },
  {
    name: 'dashboard of the Secretary',
    who: 'Secretary',
    paths: ['/admin'],
    ideal: { text: OWN, values: [[4]] },
    bounds: { alone: { times: 4, plus: 18 } },
    wish: '≤ 20 ms',
  },
] // prettier-ignore
