import type { AuditChange } from '../../ground/audit/audit.ts'
import type { Db } from '../../tables.ts'
import { setKind } from '../kinds/change-kind.server.ts'
import { listKindChoices } from '../members/member-choices.server.ts'
import type { Standing } from './many-change.ts'

type Wanted = { readonly card: Standing; readonly kind: number | null | undefined }

/** From today on, on cards that are held; who has the kind already keeps it as it is. */
export async function setKinds(tx: Db, wanted: readonly Wanted[], today: string): Promise<void> {
  for (const { card, kind } of wanted)
    if (kind && kind !== card.kind) await setKind(tx, { memberId: card.id, kindId: kind, from: today, today })
}

/** A change of kind as the history tells it: by names, for a kind may be renamed. */
export async function kindNames(tx: Db): Promise<(change: AuditChange) => AuditChange> {
  const kinds = await listKindChoices(tx, 'cs')
  const name = (id: AuditChange['from']) => kinds.find((kind) => kind.id === id)?.name ?? null
  return ({ field, from, to }) => ({ field, from: name(from), to: name(to) })
}
