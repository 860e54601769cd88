import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { ClosingFields } from '../members/closing-fields.tsx'
import { closingWords } from '../members/closing.words.ts'
import { listName } from '../members/member.ts'
import { ACTION_TABLE, CLOSING_ACTIONS, type ClosingAction } from '../members/member-action.ts'
import { actionFormWords, actionWords } from '../members/member-action.words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/closing.screen'
import { actOnMembership } from './act-on-membership.server.ts'
import { previewClosing } from './preview-closing.server.ts'
import { previewReopening } from './preview-reopening.server.ts'

/** What will happen, for the dialog over the list and the card, and as a page where there is no script. */
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club, today } = context
  if (!visitor) throw redirect('/login')
  const memberId = idOf(args.params.id)
  const action = z.enum(CLOSING_ACTIONS).safeParse(args.url.searchParams.get('intent')).data
  if (!action) throw notFound()
  const shown = await lookAhead(context, visitor, { memberId, action })
  const what = speak(actionWords, language)(action)
  return { title: `${what} · ${club.name}`, memberId, action, today, ...shown }
}

type Asked = { readonly memberId: number; readonly action: ClosingAction }

async function lookAhead(context: RequestContext, visitor: Visitor, { memberId, action }: Asked) {
  const { db, now, today, language } = context
  try {
    if (!can(visitor, ACTION_TABLE[action].right)) throw new Refusal('not_allowed')
    const { card, closed } = await previewClosing(db, visitor, { memberId, now, today })
    const view =
      action === 'exclude' || action === 'archive'
        ? { closed }
        : { reopened: await previewReopening(db, card, action) }
    return { name: listName(card), view, refused: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'not_found') throw notFound()
    return { name: '', view: null, refused: sayRefusal(error, language) }
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, visitor, now, today } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const memberId = idOf(args.params.id)
  return answerForm(args, ['intent', 'date', 'reason'], async (form) => {
    const done = await actOnMembership(db, visitor, { memberId, form, now, today })
    if (form.from === 'dialog') return { fault: undefined, done }
    throw redirect(`/admin/${memberId}/edit`, {
      status: 303,
      headers: { 'set-cookie': flashCookie('saved') },
    })
  })
}

function idOf(text: string): number {
  const parsed = RowId.safeParse(text)
  if (!parsed.success) throw notFound()
  return parsed.data
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function ClosingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { memberId, action: intent, name, view, refused, today } = loaderData
  const say = useWords(closingWords)
  const sayForm = useWords(actionFormWords)
  const sayAction = useWords(actionWords)
  const fault = actionData?.fault
  return (
    <div className="max-w-2xl">
      <Link to={`/admin/${memberId}/edit`} className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('toCard')}
      </Link>
      <PageTitle title={name ? sayForm('title', { action: sayAction(intent), name }) : sayAction(intent)} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        {view ? (
          <Form method="post" className="grid gap-4">
            <ClosingFields action={intent} view={view} today={today} fields={fault?.fields ?? {}} />
            <Button
              type="submit"
              name="intent"
              value={intent}
              variant={ACTION_TABLE[intent].isDangerous ? 'danger' : 'primary'}
            >
              {sayAction(intent)}
            </Button>
          </Form>
        ) : (
          <p>{refused}</p>
        )}
      </Panel>
    </div>
  )
}
