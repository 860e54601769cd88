import { useCallback, useState } from 'react'
import type { Role } from '../../permissions.ts'
import type { ActionDone } from './act-on-member.server.ts'
import { ActionDialog, type Asked } from './action-dialog.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import { isClosing } from './member-action.ts'
import { UndoBar } from './undo-bar.tsx'

type ActionsProps = {
  readonly asked: Asked | null
  readonly onClose: () => void
  readonly actorRole: Role
  readonly today: string
}

/** The question about an action, and afterwards the way back. */
export function Actions({ asked, onClose, actorRole, today }: ActionsProps) {
  const [done, setDone] = useState<ActionDone | null>(null)
  const forget = useCallback(() => setDone(null), [])
  const finish = (what: ActionDone) => {
    onClose()
    setDone(what)
  }
  return (
    <>
      {asked && <Question {...asked} {...{ actorRole, today, onClose }} onDone={finish} />}
      {done && <UndoBar done={done} onClose={forget} />}
    </>
  )
}

type QuestionProps = Asked & Omit<ActionsProps, 'asked'> & { readonly onDone: (done: ActionDone) => void }

/** The end of a membership has a dialog of its own; there is more to say before it. */
function Question({ card, action, actorRole, ...rest }: QuestionProps) {
  if (isClosing(action)) return <ClosingDialog card={card} action={action} {...rest} />
  return <ActionDialog asked={{ card, action }} actorRole={actorRole} {...rest} />
}
