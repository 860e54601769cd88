import { sql } from 'kysely'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { HAS_MEMBERSHIP } from '../members/club-count.server.ts'
import { listName } from '../members/member.ts'
import { chooseMembers } from '../roster/choose-members.server.ts'
import type { Looker } from '../roster/saved-view.ts'

/** Everybody with a running membership, or those of them a saved view finds. */
export type Whom = { readonly viewer: Looker; readonly today: string; readonly view?: number | undefined }

export type CheckPreview = {
  readonly people: number
  readonly withoutEmail: number
  readonly examples: readonly string[]
}

const BY_NAME = sql`member.last_name collate cs, member.first_name collate cs, member.id`
const EXAMPLES = 3

/** Frozen by name, for whoever starts it. */
export async function whomToAsk(db: Db, whom: Whom): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from member
    where ${HAS_MEMBERSHIP} and ${await among(db, whom)} order by ${BY_NAME}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many they would be, how many of them cannot be written to, and the first three by name. */
export async function previewCheck(db: Db, whom: Whom): Promise<CheckPreview> {
  const which = await among(db, whom)
  const { rows } = await sql<{ firstName: string; lastName: string }>`select first_name as "firstName",
      last_name as "lastName" from member
    where ${HAS_MEMBERSHIP} and ${which} order by ${BY_NAME} limit ${EXAMPLES}`.execute(db)
  const counted = whom.view === undefined ? await countAll(db, null) : await count(db, which)
  return { ...counted, examples: rows.map(listName) }
}

async function among(db: Db, { viewer, today, view }: Whom) {
  if (view === undefined) return sql<boolean>`true`
  const ids = await chooseMembers(db, { chosen: { view }, viewer, today })
  return sql<boolean>`member.id = any(${[...ids]}::int[])`
}

async function count(
  db: Db,
  which: ReturnType<typeof sql<boolean>>,
): Promise<Omit<CheckPreview, 'examples'>> {
  const { rows } = await sql<Omit<CheckPreview, 'examples'>>`select count(*)::int as people,
      count(*) filter (where coalesce(account.email, member.email) is null)::int as "withoutEmail"
    from member left join account on account.member_id = member.id and account.deactivated_at is null
    where ${HAS_MEMBERSHIP} and ${which}`.execute(db)
  return rows[0] ?? { people: 0, withoutEmail: 0 }
}

const countAll = remembered((db: Db, _all: null) => count(db, sql<boolean>`true`))
