import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { z } from 'zod'
import { batchCount } from '../../ground/batches/batch.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/applications.screen'
import { describeApplication } from './application-view.ts'
import { isStatus, PAGE_SIZE } from './application.ts'
import { ApplicationsDesk } from './applications-desk.tsx'
import { applicationsWords } from './applications.words.ts'
import { approveApplication } from './approve-application.server.ts'
import { APPROVE_KIND, REJECT_KIND } from './decision-batches.server.ts'
import { listDivisions } from './divisions.server.ts'
import { listAllRepeating } from './duplicates.server.ts'
import { linkApplication } from './link-application.server.ts'
import { refuseDuplicate } from './refuse-duplicate.server.ts'
import { addressOf } from './list-address.ts'
import { rejectApplication } from './reject-application.server.ts'
import { startDecisions } from './start-decisions.server.ts'
import { viewApplication, viewApplications } from './view-applications.server.ts'

const PageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1)

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const asked = args.url.searchParams
  const status = asked.get('status') ?? ''
  const input = {
    status: isStatus(status) ? status : ('PENDING' as const),
    page: PageNumber.parse(asked.get('page') ?? 1),
    pageSize: PAGE_SIZE,
  }
  const [list, divisions, batchSize, repeating, run] = await Promise.all([
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
  const pages = Math.max(1, batchCount(list.total, PAGE_SIZE))
  if (input.page > pages) throw redirect(addressOf({ status: input.status, page: pages }))

  const chosenId = RowId.safeParse(asked.get('id')).data
  const chosen =
    chosenId === undefined
      ? null
      : (list.items.find(({ id }) => id === chosenId) ?? (await viewApplication(db, chosenId)))
  const describe = (one: (typeof list.items)[number]) => describeApplication(one, { language, divisions })
  return {
    title: `${speak(applicationsWords, language)('title')} · ${club.name}`,
    status: input.status,
    page: input.page,
    view: { page: input.page, pageSize: PAGE_SIZE, total: list.total },
    counts: list.counts,
    items: list.items.map(describe),
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

const Ticked = z
  .literal('on')
  .optional()
  .transform((ticked) => ticked === 'on')

const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), id: RowId, withDuplicates: Ticked }),
  z.strictObject({ intent: z.literal('reject'), id: RowId, reason: z.string().trim().min(1).max(2000) }),
  z.strictObject({ intent: z.literal('link'), id: RowId, memberId: RowId }),
  z.strictObject({ intent: z.literal('somebody-else'), id: RowId, memberId: RowId }),
  z.strictObject({ intent: z.literal('approve-all'), expected: RowId, withDuplicates: Ticked }),
  z.strictObject({ intent: z.literal('approve-many'), ids: Ids, withDuplicates: Ticked }),
])
type Input = z.infer<typeof Input>

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent'], async (form) => {
    const input = parseForm(Input, form)
    const batchId = await handle(context, visitor, input)
    return data({ fault: undefined, done: { intent: input.intent, batchId } })
  })
}

async function handle({ db, today }: RequestContext, visitor: Visitor, input: Input): Promise<number | null> {
  const actor = { actorId: visitor.id, today }
  if (input.intent === 'approve')
    await approveApplication(db, { applicationId: input.id, ...actor, withDuplicates: input.withDuplicates })
  else if (input.intent === 'reject')
    await rejectApplication(db, { applicationId: input.id, actorId: visitor.id, reason: input.reason })
  else if (input.intent === 'link')
    await linkApplication(db, { applicationId: input.id, memberId: input.memberId, ...actor })
  else if (input.intent === 'somebody-else')
    await refuseDuplicate(db, { applicationId: input.id, memberId: input.memberId, actorId: visitor.id })
  else {
    const chosen = input.intent === 'approve-all' ? { expected: input.expected } : { ids: input.ids }
    const params = { withDuplicates: input.withDuplicates }
    return (await startDecisions(db, { decision: 'approve', chosen, actor: visitor, params })).id
  }
  return null
}

/** Also after a refusal: what somebody else decided meanwhile has to be seen. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function ApplicationsScreen({ loaderData }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  return <ApplicationsDesk {...loaderData} chosen={asked.has('id') ? loaderData.chosen : null} />
}

export function ErrorBoundary() {
  const say = useWords(applicationsWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
