import type { BatchKinds } from '../../ground/batches/run-batch.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { findActing } from '../members/role-on.server.ts'
import { Refusal } from '../../refusals.ts'
import { BULK_RIGHTS } from '../roster/bulk.ts'
import { archiveMember } from './archive-member.server.ts'

/** A selection archived in a run: each membership closed whole, older debts kept. */
export const closingBatches: BatchKinds = {
  'members-archive': {
    title: { cs: 'Archivace karet', en: 'Archiving of cards' },
    permission: BULK_RIGHTS['members-archive'],
    perform: async (tx, { id }, { actorId, today }) => {
      const actor = await findActing(tx, { actorId, today })
      if (!actor) throw new Refusal('not_allowed')
      await archiveMember(tx, actor, { memberId: id, reason: null, waiveDebts: false, now: now(), today })
    },
  },
}
