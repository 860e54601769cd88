import { useId } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog-part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ActionAnswer, ActionDone } from './act-on-member.server.ts'
import { listName } from './member.ts'
import { ActionFields, type PlainlyAsked } from './action-fields.tsx'
import { ACTION_TABLE } from './member-action.ts'
import { actionFormWords, actionQuestionWords, actionWords } from './member-action.words.ts'
import type { Role } from '../../permissions.ts'
import { useOnce } from './use-once.ts'

type ActionDialogProps = {
  readonly asked: PlainlyAsked
  readonly actorRole: Role
  readonly today: string
  readonly onClose: () => void
  readonly onDone: (done: ActionDone) => void
}

/** One question for every action: what it will do, what it needs to know, and a verb to do it. */
export function ActionDialog({
  asked: { card, action },
  actorRole,
  today,
  onClose,
  onDone,
}: ActionDialogProps) {
  const say = useWords(actionFormWords)
  const sayAction = useWords(actionWords)
  const sayQuestion = useWords(actionQuestionWords)
  const fetcher = useFetcher<ActionAnswer>()
  const form = useId()
  const answer = fetcher.data
  const fault = answer?.fault
  useOnce(answer?.done, onDone)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say('title', { action: sayAction(action), name: listName(card) })}
      text={sayQuestion(action)}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant={ACTION_TABLE[action].isDangerous ? 'danger' : 'primary'}
            pending={fetcher.state !== 'idle'}
          >
            {sayAction(action)}
          </Button>
        </>
      }
    >
      <fetcher.Form id={form} method="post" action="/admin/members" className="grid gap-4">
        <input type="hidden" name="intent" value={action} />
        <input type="hidden" name="memberId" value={card.id} />
        <ActionFields
          card={card}
          action={action}
          actorRole={actorRole}
          today={today}
          fields={fault?.fields ?? {}}
        />
        {fault && (
          <p role="alert" className="rounded-lg bg-danger px-4 py-3 text-danger-ink">
            {fault.message}
          </p>
        )}
      </fetcher.Form>
    </Dialog>
  )
}
