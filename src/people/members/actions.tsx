import { useCallback, useState } from 'react'
import type { Role } from '../../permissions.ts'
import { partOf } from '../../ground/ui/part.tsx'
import type { ActionDone } from './act-on-member.server.ts'
import type { Asked } from './action-fields.tsx'
import { isClosing } from './member-action.ts'

const ActionDialog = partOf(() => import('./action-dialog.tsx').then((part) => part.ActionDialog))
const ClosingDialog = partOf(() => import('./closing-dialog.tsx').then((part) => part.ClosingDialog))
const UndoBar = partOf(() => import('./undo-bar.tsx').then((part) => part.UndoBar))

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
