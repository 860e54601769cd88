import { redirect } from 'react-router'
import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { IdsText, lastPage, MemberId, PAGE_SIZE, pageOf, RecentDay } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { countHogTabs, listHogCards } from './hog-cards.server.ts'
import { HOG_SORTS, hogState, isHogTab, usualSort } from './hog-number.ts'
import { HogNumber } from './hog-input.ts'
import { listProposals } from './proposals.server.ts'
import { decideProposal } from './propose-hog.server.ts'
import { parsePaste } from './paste.ts'
import { MOST_LINES, previewPaste } from './preview-paste.server.ts'
import { HOG_BATCH, type HogInput, setHog, setManyHogs } from './set-hog.server.ts'

/** Everything the HOG screen shows. */
export async function viewHog(
  { db, language, today }: RequestContext,
  visitor: Visitor,
  search: URLSearchParams,
) {
  const asked = search.get('tab')
  const tab = isHogTab(asked) ? asked : 'missing'
  const sort = readSorted(HOG_SORTS, search.get('sort'), usualSort(tab))
  const counts = await countHogTabs(db, today)
  const page = Math.min(pageOf(search.get('page')), lastPage(counts[tab]))
  const [people, run, batchSize, proposals] = await Promise.all([
    listHogCards(db, { tab, today, sort, page, pageSize: PAGE_SIZE }),
    viewCurrentRun(db, { visitor, language }, { chosen: search.get('davka'), kinds: [HOG_BATCH] }),
    readBatchSize(db),
    listProposals(db),
  ])
  return {
    tab,
    sort,
    counts,
    run,
    batchSize,
    proposals,
    today,
    view: { page, pageSize: PAGE_SIZE, total: counts[tab] },
    people: people.map((person) => ({ ...person, state: hogState(person, today) })),
  }
}

const emptyIsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  )

const on = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

// A frozen line of the preview: whose card, which number, until when (null leaves the expiry as it is).
const Frozen = z
  .array(z.tuple([MemberId, HogNumber, RecentDay.nullable()]))
  .min(1)
  .max(MOST_LINES)

const FrozenText = z
  .string()
  .max(200_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    }
  })
  .pipe(Frozen)

export const HogPageForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    memberId: RowId,
    version: RowId,
    hogNumber: emptyIsNull(HogNumber),
    expiresOn: emptyIsNull(RecentDay),
  }),
  z.strictObject({ intent: z.literal('prolong'), ids: IdsText, expiresOn: RecentDay }),
  z.strictObject({
    intent: z.literal('preview'),
    text: z
      .string()
      .min(1)
      .max(100_000)
      .refine((text) => parsePaste(text).length <= MOST_LINES, 'too_long'),
    onlyExisting: on,
    overwrite: on,
  }),
  z.strictObject({ intent: z.literal('apply'), items: FrozenText }),
  z.strictObject({ intent: z.enum(['confirm-proposal', 'refuse-proposal']), proposalId: RowId }),
])

export async function handleHog(
  { db }: Pick<RequestContext, 'db'>,
  visitor: Visitor,
  input: z.infer<typeof HogPageForm>,
) {
  if (input.intent === 'preview') {
    const { onlyExisting, overwrite } = input
    return { fault: undefined, preview: await previewPaste(db, input.text, { onlyExisting, overwrite }) }
  }
  if ('proposalId' in input) {
    const { proposalId } = input
    const isRight = input.intent === 'confirm-proposal'
    return saved(db, await decideProposal(db, visitor.id, { proposalId, isRight }))
  }
  if (input.intent === 'save') {
    await setHog(db, visitor.id, input)
    return saved(db, input.memberId)
  }
  return write(
    db,
    visitor,
    input.intent === 'prolong'
      ? input.ids.map((memberId) => ({ memberId, expiresOn: input.expiresOn }))
      : input.items.map(([memberId, hogNumber, expiresOn]) => ({
          memberId,
          hogNumber,
          expiresOn: expiresOn ?? undefined,
        })),
  )
}

async function write(db: Db, visitor: Visitor, inputs: readonly HogInput[]) {
  const [first, ...others] = inputs
  if (!first) throw new Refusal('nothing_chosen')
  if (others.length === 0) {
    await setHog(db, visitor.id, first)
    return saved(db, first.memberId)
  }
  const { id } = await setManyHogs(db, visitor.id, inputs)
  return redirect(`/admin/hog?tab=all&davka=${id}`, 303)
}

async function saved(db: Db, memberId: number) {
  const [item] = await labelledItems(db, [memberId])
  return { fault: undefined, done: { memberId, name: item?.label ?? '' } }
}
