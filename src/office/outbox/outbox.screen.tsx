import { useSearchParams } from 'react-router'
import { frozenIds } from '../../ground/batches/batch.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/outbox.screen'
import { cancelMail, cancelMany } from './cancel-mail.server.ts'
import { viewMailServer } from './view-mail-server.server.ts'
import { OutboxDesk } from './outbox-desk.tsx'
import { readFilter } from './outbox-filter.ts'
import { MailIds } from './outbox-input.ts'
import { outboxWords } from './outbox.words.ts'
import { resendMail, resendMany } from './resend-mail.server.ts'
import { sendTestLetter } from './send-test-letter.server.ts'
import { viewOutbox } from './view-outbox.server.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async (context) => {
  const { visitor, language, url } = context
  const asked = url.searchParams
  const filter = readFilter(asked)
  const letter = RowId.safeParse(asked.get('id')).data ?? null
  const [outbox, server] = await Promise.all([
    viewOutbox(context, visitor, { filter, page: pageIn(asked), letter, run: asked.get('davka') }),
    viewMailServer(context),
  ])
  return { title: speak(outboxWords, language)('title'), ...outbox, server }
})

const done = (intent: 'resend' | 'cancel' | 'test', { batchId = null, to = '' }: Done = {}) => ({
  fault: undefined,
  done: { intent, batchId, to },
})

type Done = { readonly batchId?: number | null; readonly to?: string }

export const action = screen.acts({
  keeps: ['intent'],
  acts: {
    // One is done at once, more become a run.
    resend: screen.act({
      takes: formOf(MailIds),
      does: async ({ db, visitor }, { ids }) => {
        const [mailId, ...others] = frozenIds(ids)
        if (mailId === undefined || others.length > 0) {
          const { id } = await resendMany(db, { ids: frozenIds(ids), actorId: visitor.id })
          return done('resend', { batchId: id })
        }
        await resendMail(db, { mailId, sender: visitor })
        return done('resend')
      },
    }),
    cancel: screen.act({
      takes: formOf(MailIds),
      does: async ({ db, visitor: { id: actorId } }, { ids }) => {
        const [mailId, ...others] = frozenIds(ids)
        if (mailId === undefined || others.length > 0) {
          const { id } = await cancelMany(db, { ids: frozenIds(ids), actorId })
          return done('cancel', { batchId: id })
        }
        await cancelMail(db, { mailId, actorId })
        return done('cancel')
      },
    }),
    test: screen.act({
      does: async (context) => {
        await sendTestLetter(context.db, context.visitor, context)
        return done('test', { to: context.visitor.email })
      },
    }),
  },
})

export { alsoAfterRefusal as shouldRevalidate } from '../../ground/ui/after-refusal.ts'

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function OutboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  const chosen = asked.has('id') ? loaderData.chosen : null
  return <OutboxDesk {...loaderData} chosen={chosen} answer={actionData} />
}

export const ErrorBoundary = screenFailed(outboxWords)
