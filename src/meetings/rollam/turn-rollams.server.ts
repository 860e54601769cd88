import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { openRollamLinks } from '../../ground/mail/answer-links.server.ts'
import type { AfterSent } from '../../ground/mail/follow-up.server.ts'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { reachMany } from '../../people/members/reachable.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import type { Db } from '../../tables.ts'
import { numberRollam } from '../resolutions/number-resolutions.server.ts'
import { rollamResult } from './rollam.ts'
import { countRollam, findRollam, lockRollam } from './rollams.server.ts'

/** The job: what has had its last day is counted, whoever waits for the question or for the result is written to. */
export async function turnRollams(db: Db, now: Date): Promise<void> {
  const today = pragueDay(now)
  const due = await db
    .selectFrom('rollam')
    .select('id')
    .where('state', '=', 'open')
    .where('untilOn', '<', today)
    .orderBy('id')
    .execute()
  for (const { id } of due) await closeRollam(db, { id, now })
  for (const letter of LETTERS) while (await writeSome(db, letter)) continue
}

/** Counted once: whoever comes second finds it closed. */
async function closeRollam(db: Db, { id, now }: { readonly id: number; readonly now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rollam = await lockRollam(tx, id)
    if (rollam.state !== 'open' || pragueDay(now) <= rollam.untilOn) return
    const { entitled, yes, no, abstained } = await countRollam(tx, id)
    const { needed, outcome } = rollamResult(rollam.majority, entitled, { yes, no, abstained })
    await tx
      .updateTable('rollam')
      .set({
        state: 'closed',
        closedAt: now,
        entitled,
        needed,
        votesFor: yes,
        votesAgainst: no,
        abstained,
        outcome,
      })
      .where('id', '=', id)
      .execute()
    // It was decided on its last day, not when somebody counted it.
    if (outcome === 'passed') await numberRollam(tx, { rollamId: id, endedOn: rollam.untilOn })
    recordAudit(tx, {
      action: 'ROLLAM_CLOSED',
      actorId: null,
      changes: [
        { field: 'rollam', from: id, to: id },
        { field: 'outcome', from: null, to: outcome },
        { field: 'votesFor', from: null, to: yes },
      ],
      note: rollam.title,
    })
  })
}

/** So many letters of one transaction: a fall in the middle repeats nothing and leaves nobody out. */
const AT_ONCE = 200

// The question goes to whoever votes, the result to everybody.
const LETTERS = [
  {
    template: 'rollam-proposal',
    waiting: sql`asked_at is null and standing = 'votes' and state = 'open'`,
    done: 'asked_at',
  },
  {
    template: 'rollam-result',
    waiting: sql`told_at is null and state in ('closed', 'cancelled')`,
    done: 'told_at',
  },
] as const

type Letter = (typeof LETTERS)[number]

async function writeSome(db: Db, { template, waiting, done }: Letter): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ rollamId: number; memberId: number }>`
      update rollam_voter set ${sql.ref(done)} = now() from (
        select rollam_id, member_id from rollam_voter join rollam on rollam.id = rollam_id
        where ${waiting} order by rollam_id, member_id limit ${AT_ONCE} for update of rollam_voter skip locked) as next
      where rollam_voter.rollam_id = next.rollam_id and rollam_voter.member_id = next.member_id
      returning rollam_voter.rollam_id as "rollamId", rollam_voter.member_id as "memberId"`.execute(tx)
    for (const [rollamId, people] of Map.groupBy(rows, (row) => row.rollamId))
      await write(tx, template, { rollamId, memberIds: people.map(({ memberId }) => memberId) })
    return rows.length === AT_ONCE
  })
}

type Writing = { readonly rollamId: number; readonly memberIds: readonly number[] }

/** Who has no address is told on paper; the desk says who. */
async function write(tx: Db, template: Letter['template'], { rollamId, memberIds }: Writing): Promise<void> {
  const rollam = await findRollam(tx, rollamId)
  const params = await letterParams(tx, rollamId)
  const reached = await reachMany(tx, memberIds, null)
  const mailOf = await postLetters(
    tx,
    [...reached].flatMap(([memberId, person]) => {
      if (typeof person === 'string') return []
      const language = person.language ?? 'cs'
      const greeting = greetingOf(person, language)
      const { email: to, accountId } = person
      return [
        {
          template,
          to,
          language,
          params: { ...params, greeting },
          accountId,
          memberId,
          priority: 'bulk' as const,
        },
      ]
    }),
  )
  if (template !== 'rollam-proposal' || mailOf.size === 0) return
  await openRollamLinks(tx, { rollamId, until: endOf(rollam.untilOn), mailOf })
  await sql`update rollam_voter set mail_id = sent.mail_id
    from unnest(${[...mailOf.keys()]}::int[], ${[...mailOf.values()]}::int[]) as sent (member_id, mail_id)
    where rollam_id = ${rollamId} and rollam_voter.member_id = sent.member_id`.execute(tx)
}

/** The midnight after it, in Prague. */
const endOf = (untilOn: string) => momentOn(addDays(untilOn, 1), '00:00')

/** What both letters and the paper say. */
async function letterParams(tx: Db, rollamId: number) {
  const rollam = await findRollam(tx, rollamId)
  return {
    rollamId,
    title: rollam.title,
    wording: rollam.wording,
    untilOn: rollam.untilOn,
    majority: rollam.majority,
    entitled: rollam.entitled,
    needed: rollam.needed,
    votesFor: rollam.votesFor,
    votesAgainst: rollam.votesAgainst,
    abstained: rollam.abstained,
    outcome: rollam.outcome,
    reason: rollam.cancelReason,
    resolution:
      rollam.resolutionNumber === null ? null : `${rollam.resolutionNumber}/${rollam.resolutionYear}`,
  }
}

/** The proof: the moment the mail server took it. */
export const noteRollamPosted: AfterSent = async (tx, { id, memberId }) => {
  if (memberId === null) return
  await sql`update rollam_voter set posted_at = coalesce(posted_at, now())
    where mail_id = ${id} and member_id = ${memberId}`.execute(tx)
}
