import type { BatchKinds, BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { type BulkKind, BULK_RIGHTS } from './bulk.ts'
import { giveHonour } from '../members/give-honour.server.ts'
import type { Honour } from '../members/honour.ts'
import { chooseItems } from './choose-members.server.ts'
import type { ChosenMembers } from './chosen-members.ts'

type Selection = {
  readonly kind: BulkKind
  readonly chosen: ChosenMembers
  readonly today: string
}

/** Freezes the selection and starts a run over it; whoever cannot be done is refused in the run, one by one. */
export async function startBulk(
  db: Db,
  visitor: Visitor,
  { kind, chosen, today }: Selection,
): Promise<StartedBatch> {
  const items = await chooseItems(db, { chosen, viewer: visitor, today })
  return startBatch(db, { kind, actorId: visitor.id, items })
}

const honourWork = (honour: Honour, work: Pick<BatchWork, 'title' | 'permission'>): BatchWork => ({
  ...work,
  perform: async (tx, { id }, { actorId, today }) => {
    await giveHonour(tx, { id: actorId }, { memberId: id, honour, on: today, today })
  },
})

export const memberBatches: BatchKinds = {
  'members-ritual': honourWork('ritual', {
    title: { cs: 'Schválení rituálu', en: 'Ritual approval' },
    permission: BULK_RIGHTS['members-ritual'],
  }),
  'members-front-patch': honourWork('front-patch', {
    title: { cs: 'Předání malé nášivky', en: 'Front patch' },
    permission: BULK_RIGHTS['members-front-patch'],
  }),
}
