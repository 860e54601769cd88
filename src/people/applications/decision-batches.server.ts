import type { BatchKinds } from '../../ground/batches/run-batch.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { approveApplication } from './approve-application.server.ts'
import { rejectApplication } from './reject-application.server.ts'

export const APPROVE_KIND = 'applications-approve'
export const REJECT_KIND = 'applications-reject'

export const applicationBatches: BatchKinds = {
  [APPROVE_KIND]: {
    permission: 'applications.decide',
    title: { cs: 'Schválení žádostí o členství', en: 'Approving membership applications' },
    perform: async (tx, { id }, { actorId, today, params }) => {
      const { withDuplicates, mentorId } = asRecord(params)
      await approveApplication(tx, {
        applicationId: id,
        actorId,
        today,
        withDuplicates: withDuplicates === true,
        mentorId: typeof mentorId === 'number' ? mentorId : null,
      })
    },
  },
  [REJECT_KIND]: {
    permission: 'applications.decide',
    title: { cs: 'Odmítnutí žádostí o členství', en: 'Rejecting membership applications' },
    perform: async (tx, { id }, { actorId, params }) => {
      const { reason } = asRecord(params)
      await rejectApplication(tx, {
        applicationId: id,
        actorId,
        reason: typeof reason === 'string' ? reason : '',
      })
    },
  },
}
