import { useCallback, useState } from 'react'
import type { Role } from '../permissions.ts'
import type { ActionDone } from './act-on-member.server.ts'
import { ActionDialog, type Asked } from './action-dialog.tsx'
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
      {asked && (
        <ActionDialog asked={asked} actorRole={actorRole} today={today} onClose={onClose} onDone={finish} />
      )}
      {done && <UndoBar done={done} onClose={forget} />}
    </>
  )
}
