import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { readableOwn } from '../members/visibility.ts'
import { describeApplication } from './application-view.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { isList } from './application.ts'
import { applicationsWords } from './applications.words.ts'
import { nameSponsor } from './ask-sponsors.server.ts'
import { approveApplication } from './approve-application.server.ts'
import { APPROVE_KIND, REJECT_KIND } from './decision-batches.server.ts'
import { Approval, MentorName, Rejection, SponsorName } from './decision-input.ts'
import { listDivisions } from './divisions.server.ts'
import { listAllRepeating } from './duplicates.server.ts'
import { letThrough } from './prove-application.server.ts'
import { linkApplication } from './link-application.server.ts'
import { refuseDuplicate } from './refuse-duplicate.server.ts'
import { rejectApplication } from './reject-application.server.ts'
import { findMemberCalled } from './sponsors.server.ts'
import { type Chosen, startDecisions } from './start-decisions.server.ts'
import { viewApplication, viewApplications } from './view-applications.server.ts'

export const applicationsScreen = declareScreen({ who: 'applications.decide' })

/** The applications of one status, and the one whose drawer is open. */
export async function viewDesk({ db, visitor, language, club, url }: Given) {
  const asked = url.searchParams
  const status = asked.get('status') ?? ''
  const input = {
    status: isList(status) ? status : ('PENDING' as const),
    ...pageIn(asked),
  }
  const [{ items, counts, ...view }, divisions, batchSize, repeating, run] = await Promise.all([
    viewApplications(db, input),
    listDivisions(db),
    readBatchSize(db),
    input.status === 'PENDING' ? listAllRepeating(db) : [],
    viewCurrentRun(
      db,
      { visitor, language },
      { chosen: asked.get('run'), kinds: [APPROVE_KIND, REJECT_KIND] },
    ),
  ])
  const chosenId = RowId.safeParse(asked.get('id')).data
  const chosen =
    chosenId === undefined
      ? null
      : (items.find(({ id }) => id === chosenId) ?? (await viewApplication(db, chosenId)))
  const describe = (one: (typeof items)[number]) =>
    describeApplication(one, { language, divisions, fields: readableOwn(visitor), off: club.off })
  return {
    title: speak(applicationsWords, language)('title'),
    hasStage: club.applicantStage,
    status: input.status,
    page: input.page,
    view,
    counts,
    items: items.map(describe),
    chosen: chosen && describe(chosen),
    batchSize,
    repeating,
    run,
  }
}

const Ids = z
  .string()
  .max(2000)
  .transform((text) => text.split(','))
  .pipe(z.array(RowId).min(1).max(200))

const One = { id: RowId }
const Pair = z.strictObject({ id: RowId, memberId: RowId })

type Intent =
  | 'approve'
  | 'reject'
  | 'link'
  | 'somebody-else'
  | 'let-through'
  | 'sponsor'
  | 'approve-all'
  | 'approve-many'

const done = (intent: Intent, batchId: number | null = null) => ({
  fault: undefined,
  done: { intent, batchId },
})

async function approveRun({ db, visitor }: Given, chosen: Chosen, params: z.infer<typeof Approval>) {
  return (await startDecisions(db, { decision: 'approve', chosen, actor: visitor, params })).id
}

/** Whom the officer wrote, or nobody where the field stayed empty. */
async function findMentor(db: Db, written: string): Promise<number | null> {
  if (written === '') return null
  const found = await findMemberCalled(db, written.replace(/\s+/g, ' '))
  if (found === null) throw new Refusal('mentor_unknown', { fields: { mentor: 'invalid' } })
  return found
}

export const applicationActs = {
  approve: applicationsScreen.act({
    takes: formOf(Approval.omit({ mentorId: true }).extend({ ...One, mentor: MentorName })),
    does: async ({ db, visitor, today }, { id: applicationId, withDuplicates, mentor }) => {
      const mentorId = await findMentor(db, mentor)
      await approveApplication(db, { applicationId, actorId: visitor.id, today, withDuplicates, mentorId })
      return done('approve')
    },
  }),
  reject: applicationsScreen.act({
    takes: Rejection.extend(One),
    does: async ({ db, visitor }, { id: applicationId, reason }) => {
      await rejectApplication(db, { applicationId, actorId: visitor.id, reason })
      return done('reject')
    },
  }),
  link: applicationsScreen.act({
    takes: Pair,
    does: async ({ db, visitor, today }, { id: applicationId, memberId }) => {
      await linkApplication(db, { applicationId, memberId, actorId: visitor.id, today })
      return done('link')
    },
  }),
  'somebody-else': applicationsScreen.act({
    takes: Pair,
    does: async ({ db, visitor }, { id: applicationId, memberId }) => {
      await refuseDuplicate(db, { applicationId, memberId, actorId: visitor.id })
      return done('somebody-else')
    },
  }),
  'let-through': applicationsScreen.act({
    takes: z.strictObject(One),
    does: async ({ db, visitor }, { id: applicationId }) => {
      await letThrough(db, { applicationId, actorId: visitor.id })
      return done('let-through')
    },
  }),
  sponsor: applicationsScreen.act({
    takes: SponsorName.extend(One),
    does: async ({ db, visitor }, { id: applicationId, name }) => {
      await nameSponsor(db, { applicationId, actorId: visitor.id, name })
      return done('sponsor')
    },
  }),
  'approve-all': applicationsScreen.act({
    takes: formOf(Approval.extend({ expected: RowId })),
    does: async (given, { expected, ...params }) =>
      done('approve-all', await approveRun(given, { expected }, params)),
  }),
  'approve-many': applicationsScreen.act({
    takes: formOf(Approval.extend({ ids: Ids })),
    does: async (given, { ids, ...params }) => done('approve-many', await approveRun(given, { ids }, params)),
  }),
}
