import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog-part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ActionAnswer, ActionDone } from './act-on-member.server.ts'
import type { AskedCard } from './action-fields.tsx'
import { ClosingFields, type ClosingView } from './closing-fields.tsx'
import { closingWords } from './closing.words.ts'
import { listName } from './member.ts'
import { ACTION_TABLE, type ClosingAction, closingPath } from './member-action.ts'
import { actionFormWords, actionWords } from './member-action.words.ts'
import { useOnce } from './use-once.ts'

type ClosingDialogProps = {
  readonly card: AskedCard
  readonly action: ClosingAction
  readonly today: string
  readonly onClose: () => void
  readonly onDone: (done: ActionDone) => void
}

type Loaded = { readonly view: ClosingView | null; readonly refused: string | null }

/** One dialog for the end of a membership and for taking it back: first everything that will happen, then the verb. */
export function ClosingDialog({ card, action, today, onClose, onDone }: ClosingDialogProps) {
  const say = useWords(closingWords)
  const sayForm = useWords(actionFormWords)
  const sayAction = useWords(actionWords)
  const look = useFetcher<Loaded>()
  const deed = useFetcher<ActionAnswer>()
  const form = useId()
  const address = closingPath(card.id)
  const { load } = look
  useEffect(() => {
    void load(`${address}?intent=${action}`)
  }, [load, address, action])
  useOnce(deed.data?.done, onDone)
  const view = look.data?.view
  const fault = deed.data?.fault
  const refused = fault?.message ?? look.data?.refused
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sayForm('title', { action: sayAction(action), name: listName(card) })}
      actions={
        <>
          <Button onClick={onClose}>{sayForm('cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant={ACTION_TABLE[action].isDangerous ? 'danger' : 'primary'}
            disabled={!view}
            pending={deed.state !== 'idle'}
          >
            {sayAction(action)}
          </Button>
        </>
      }
    >
      <deed.Form id={form} method="post" action={address} className="grid gap-4">
        <input type="hidden" name="intent" value={action} />
        <input type="hidden" name="from" value="dialog" />
        {view && <ClosingFields action={action} view={view} today={today} fields={fault?.fields ?? {}} />}
        {!view && !refused && <p className="text-muted">{say('loading')}</p>}
        {refused && (
          <p role="alert" className="rounded-lg bg-danger px-4 py-3 text-danger-ink">
            {refused}
          </p>
        )}
      </deed.Form>
    </Dialog>
  )
}
