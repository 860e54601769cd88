import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ActionAnswer, ActionDone } from './act-on-member.server.ts'
import { listName } from './member.ts'
import { ACTION_TABLE, type MemberAction, type PlainAction } from './member-action.ts'
import { actionFormWords, actionQuestionWords, actionWords } from './member-action.words.ts'
import { roleWords } from './role.words.ts'
import { mayHandle, nextRoles } from './account-act.ts'
import type { SeenCard } from './visibility.ts'
import type { Role } from '../../permissions.ts'

/** Of whom is asked: who he is, and what his role is now. */
export type AskedCard = Pick<SeenCard, 'id' | 'firstName' | 'lastName' | 'role'>
export type Asked = { readonly card: AskedCard; readonly action: MemberAction }

type PlainlyAsked = { readonly card: AskedCard; readonly action: PlainAction }

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

type ActionFieldsProps = PlainlyAsked & {
  readonly actorRole: Role
  readonly today: string
  readonly fields: Readonly<Record<string, string>>
}

export function ActionFields({ card, action, actorRole, today, fields }: ActionFieldsProps) {
  const say = useWords(actionFormWords)
  const sayRole = useWords(roleWords)
  const needs = ACTION_TABLE[action].needs ?? []
  // A Webmaster is made on the account's page, where the password is asked for.
  const roles = card.role
    ? nextRoles(card.role).filter((role) => role !== 'Webmaster' && mayHandle(actorRole, role))
    : []
  return (
    <>
      {needs.includes('role') && (
        <Field label={say('role')} error={fields.role}>
          <Select name="role" options={roles.map((role) => ({ value: role, label: sayRole(role) }))} />
        </Field>
      )}
      {needs.includes('date') && (
        <Field label={say('date')} error={fields.date}>
          <TextInput type="date" name="date" defaultValue={today} max={today} min="1900-01-02" required />
        </Field>
      )}
    </>
  )
}

/** Tells of each answer once, whatever is rendered meanwhile. */
export function useOnce<Answer extends object>(
  answer: Answer | undefined,
  tell: (answer: Answer) => void,
): void {
  const told = useRef<Answer | null>(null)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    tell(answer)
  }, [answer, tell])
}
