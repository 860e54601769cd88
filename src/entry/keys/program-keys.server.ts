import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { sha256 } from '../../ground/platform/secret.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { ProgramKeyTable } from '../../ground/tables/keys.ts'
import type { Db } from '../../tables.ts'
import { areasFor, MOST_KEYS, type ProgramKeyInput } from './program-key.ts'
import { tellOwner } from './tell-owner.server.ts'

export function listProgramKeys(db: Db, accountId: number) {
  return db
    .selectFrom('programKey')
    .select(['id', 'name', 'areas', 'writes', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** The secret is told once, here; afterwards nobody knows it but the program. */
export async function makeProgramKey(db: Db, visitor: Visitor, input: Omit<ProgramKeyInput, 'password'>) {
  const own = areasFor(visitor)
  if (!input.areas.every((area) => own.includes(area)))
    throw new Refusal('invalid_fields', { fields: { areas: 'invalid' } })
  return inTransaction(db, async (tx) => {
    // One after another, or two at once would both be the last that may be.
    await tx.selectFrom('account').select('id').where('id', '=', visitor.id).forUpdate().execute()
    if ((await listProgramKeys(tx, visitor.id)).length >= MOST_KEYS)
      throw new Refusal('invalid_fields', { fields: { name: 'too_big' } })
    const made = await keepKey(tx, input, { accountId: visitor.id, madeBy: visitor.id, office: null })
    await tellOwner(tx, visitor.id, 'program-key-made', { name: input.name })
    note(tx, visitor, 'PROGRAM_KEY_MADE', { from: null, to: input.name })
    return made
  })
}

type Owner = Pick<Insertable<ProgramKeyTable>, 'accountId' | 'madeBy' | 'office'>

/** A new key of somebody's, or of the club; only its hash is kept. */
export async function keepKey(
  tx: Db,
  { name, areas, writes, days }: Omit<ProgramKeyInput, 'password'>,
  owner: Owner,
): Promise<{ readonly id: number; readonly token: string }> {
  const token = `kp_${randomBytes(32).toString('base64url')}`
  const { id } = await tx
    .insertInto('programKey')
    .values({
      ...owner,
      name,
      tokenHash: sha256(token),
      areas: [...new Set(areas)],
      writes,
      expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Dead at once; the row stays, so that what it did can still be named. */
export async function revokeProgramKey(db: Db, visitor: Visitor, keyId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const revoked = await tx
      .updateTable('programKey')
      .set({ revokedAt: sql<Date>`now()` })
      .where('id', '=', keyId)
      .where('accountId', '=', visitor.id)
      .where('revokedAt', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!revoked) throw new Refusal('not_found')
    note(tx, visitor, 'PROGRAM_KEY_REVOKED', { from: revoked.name, to: null })
  })
}

function note(
  tx: Db,
  { id, memberId }: Visitor,
  action: 'PROGRAM_KEY_MADE' | 'PROGRAM_KEY_REVOKED',
  change: { readonly from: string | null; readonly to: string | null },
): void {
  recordAudit(tx, {
    action,
    actorId: id,
    accountId: id,
    memberId,
    changes: [{ field: 'programKey', ...change }],
  })
}
