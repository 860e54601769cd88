import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { z } from 'zod'
import { frozenIds } from '../../ground/batches/batch.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/outbox.screen'
import { cancelMail, cancelMany } from './cancel-mail.server.ts'
import { viewMailServer } from './view-mail-server.server.ts'
import { OutboxDesk } from './outbox-desk.tsx'
import { outboxAddress, readFilter } from './outbox-filter.ts'
import { outboxWords } from './outbox.words.ts'
import { resendMail, resendMany } from './resend-mail.server.ts'
import { sendTestLetter } from './send-test-letter.server.ts'
import { viewOutbox } from './view-outbox.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  const asked = args.url.searchParams
  const filter = readFilter(asked)
  const letter = RowId.safeParse(asked.get('id')).data ?? null
  const [outbox, server] = await Promise.all([
    viewOutbox(context, visitor, { filter, letter, run: asked.get('davka') }),
    viewMailServer(context),
  ])
  const { page, pageSize, total } = outbox.view
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw redirect(outboxAddress({ ...filter, page: pages }))
  return { title: `${speak(outboxWords, language)('title')} · ${club.name}`, ...outbox, server }
}

const IdsText = z
  .string()
  .max(60_000)
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)
  .transform((text) => frozenIds(text.split(',').map(Number)))

const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('resend'), ids: IdsText }),
  z.strictObject({ intent: z.literal('cancel'), ids: IdsText }),
  z.strictObject({ intent: z.literal('test') }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent'], (form) => handle(context, visitor, parseForm(Input, form)))
}

async function handle(context: RequestContext, visitor: Visitor, input: z.infer<typeof Input>) {
  const { db } = context
  if (input.intent === 'test') {
    await sendTestLetter(db, visitor, context)
    return data({ fault: undefined, done: { intent: input.intent, batchId: null, to: visitor.email } })
  }
  const actorId = visitor.id
  const [first, ...others] = input.ids
  if (first === undefined || others.length > 0) {
    const start = input.intent === 'resend' ? resendMany : cancelMany
    const { id } = await start(db, { ids: input.ids, actorId })
    return data({ fault: undefined, done: { intent: input.intent, batchId: id, to: '' } })
  }
  if (input.intent === 'resend') await resendMail(db, { mailId: first, sender: visitor })
  else await cancelMail(db, { mailId: first, actorId })
  return data({ fault: undefined, done: { intent: input.intent, batchId: null, to: '' } })
}

/** Also after a refusal: what has gone meanwhile has to be seen. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function OutboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  const chosen = asked.has('id') ? loaderData.chosen : null
  return <OutboxDesk {...loaderData} chosen={chosen} answer={actionData} />
}

export function ErrorBoundary() {
  const say = useWords(outboxWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
