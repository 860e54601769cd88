import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { proveBackup } from './prove-backup.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { mustHaveCopies } from '../copies/copies.server.ts'
import { kindOf } from './backup-name.ts'
import { findBackup, listBackups } from './backups.server.ts'
import { lookAt } from './look-at-backup.server.ts'
import { RESTORE_WORD } from './task-view.ts'
import { insertTask } from './tasks.server.ts'

const AUDITED = {
  chain: 'CHAIN_CHECKED',
  backup: 'BACKUP_MADE',
  drill: 'RESTORE_DRILLED',
  copy: 'BACKUP_COPIED',
} as const

/** Asks the house for a walk along the chain, a backup, a drill, or a copy of the newest backup. */
export async function startTask(db: Db, visitor: Visitor, kind: keyof typeof AUDITED): Promise<number> {
  const params = kind === 'copy' ? { name: await newestMade() } : {}
  return inTransaction(db, async (tx) => {
    recordAudit(tx, { action: AUDITED[kind], actorId: visitor.id })
    return insertTask(tx, { kind, askedBy: visitor.id, params })
  })
}

async function newestMade(): Promise<string> {
  mustHaveCopies()
  const newest = (await listBackups()).find(({ name }) => kindOf(name) === 'made')
  if (!newest) throw new Refusal('not_found')
  return newest.name
}

type RestoreInput = { readonly name: string; readonly password: string; readonly confirmation: string }

/** Asks for the club as a backup has it. Whatever stands in the way is found before anything is thrown away. */
export async function startRestore(db: Db, visitor: Visitor, input: RestoreInput): Promise<number> {
  if (input.confirmation.trim().toUpperCase() !== RESTORE_WORD)
    throw new Refusal('wrong_confirmation', { fields: { confirmation: 'invalid' } })
  await provePower(db, visitor, 'club.restore', input)
  await proveBackup((await findBackup(input.name)).path)
  const { obstacle } = await lookAt(db, input.name)
  if (obstacle) throw new Refusal(obstacle)
  return inTransaction(db, async (tx) => {
    recordAudit(tx, { action: 'RESTORE_ASKED', actorId: visitor.id, note: input.name })
    await tellHolders(tx, 'restore-asked', { actorId: visitor.id, detail: input.name })
    const params = { name: input.name }
    return insertTask(tx, { kind: 'restore', askedBy: visitor.id, params })
  })
}
