import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { IdsText, MemberId, pageIn, RecentDay } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { countHogTabs, listHogCards } from './hog-cards.server.ts'
import { HOG_SORTS, hogState, isHogTab, usualSort } from './hog-number.ts'
import { HogNumber, HogOnCard, HogReport } from './hog-input.ts'
import { hogWords } from './hog.words.ts'
import { listProposals } from './proposals.server.ts'
import { decideProposal } from './propose-hog.server.ts'
import { MOST_LINES } from './paste.ts'
import { previewPaste } from './preview-paste.server.ts'
import { HOG_BATCH, type HogInput, setHog, setManyHogs } from './set-hog.server.ts'

export const hogScreen = declareScreen({ who: 'hog.edit' })

/** Everything the HOG screen shows. */
export async function viewHog({ db, language, today, visitor, url }: Given) {
  const search = url.searchParams
  const asked = search.get('tab')
  const tab = isHogTab(asked) ? asked : 'missing'
  const sort = readSorted(HOG_SORTS, search.get('sort'), usualSort(tab))
  const counts = await countHogTabs(db, today)
  const [{ items: people, ...leaf }, run, batchSize, proposals] = await Promise.all([
    listHogCards(db, { tab, today, sort, ...pageIn(search) }),
    viewCurrentRun(db, { visitor, language }, { chosen: search.get('davka'), kinds: [HOG_BATCH] }),
    readBatchSize(db),
    listProposals(db),
  ])
  return {
    title: speak(hogWords, language)('title'),
    tab,
    sort,
    counts,
    run,
    batchSize,
    proposals,
    today,
    view: { ...leaf, total: counts[tab] },
    people: people.map((person) => ({ ...person, state: hogState(person, today) })),
  }
}

// A frozen line of the preview: whose card, which number, until when (null leaves the expiry as it is).
const Frozen = z
  .array(z.tuple([MemberId, HogNumber, RecentDay.nullable(), HogNumber.nullable().optional()]))
  .max(MOST_LINES)
type Frozen = z.infer<typeof Frozen>

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

const decides = (isRight: boolean) =>
  hogScreen.act({
    takes: z.strictObject({ proposalId: RowId }),
    does: async ({ db, visitor }, { proposalId }) =>
      saved(db, await decideProposal(db, visitor.id, { proposalId, isRight })),
  })

export const hogActs = {
  save: hogScreen.act({
    takes: formOf(HogOnCard),
    does: async ({ db, visitor }, input) => {
      await setHog(db, visitor.id, input)
      return saved(db, input.memberId)
    },
  }),
  prolong: hogScreen.act({
    takes: z.strictObject({ ids: IdsText, expiresOn: RecentDay }),
    does: (given, { ids, expiresOn }) =>
      write(
        given,
        ids.map((memberId) => ({ memberId, expiresOn })),
      ),
  }),
  preview: hogScreen.act({
    takes: formOf(HogReport),
    does: async ({ db, today }, { text, ...options }) => ({
      fault: undefined,
      preview: await previewPaste(db, { text, options, today }),
    }),
  }),
  apply: hogScreen.act({
    takes: z.looseObject({ items: FrozenText.refine((items) => items.length > 0, 'invalid') }),
    does: (given, { items }) => write(given, items.map(asInput)),
  }),
  'apply-chosen': hogScreen.act({
    takes: z.looseObject({ items: FrozenText, byHand: FrozenText }),
    does: (given, { items, byHand, ...ticks }) =>
      write(given, [...items, ...byHand].filter(([memberId]) => `line.${memberId}` in ticks).map(asInput)),
  }),
  'confirm-proposal': decides(true),
  'refuse-proposal': decides(false),
}

const asInput = ([memberId, hogNumber, expiresOn, was]: Frozen[number]): HogInput => ({
  memberId,
  was,
  hogNumber,
  expiresOn: expiresOn ?? undefined,
})

/** One at once, several as a run to be watched. */
async function write({ db, visitor }: Given, inputs: readonly HogInput[]) {
  const [first, ...others] = inputs
  if (!first) throw new Refusal('nothing_chosen')
  if (others.length === 0) {
    await setHog(db, visitor.id, first)
    return saved(db, first.memberId)
  }
  const { id } = await setManyHogs(db, visitor.id, inputs)
  return seeOther(`/admin/hog?tab=all&davka=${id}`)
}

async function saved(db: Db, memberId: number) {
  const [item] = await labelledItems(db, [memberId])
  return { fault: undefined, done: { memberId, name: item?.label ?? '' } }
}
