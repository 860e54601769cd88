import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import type { AnyForm } from '../../ground/ui/dialog-form.tsx'
import { Drawer } from '../../ground/ui/drawer.tsx'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { ApplicationDetail } from './application-detail.tsx'
import type { ApplicationView } from './application-view.ts'
import type { ApplicationList } from './application.ts'
import { decisionWords } from './applications.words.ts'
import { ApproveDialog, LinkDialog, RejectDialog } from './decision-dialogs.tsx'
import type { Possible } from './duplicate.ts'
import { addressOf } from './list-address.ts'
import type { Decide } from './use-decisions.ts'

type DrawerProps = {
  readonly chosen: ApplicationView | null
  readonly status: ApplicationList
  readonly page: number
  readonly hasStage: boolean
  readonly decide: Decide
  readonly Form: AnyForm
  readonly isDeciding: boolean
}

type Question = 'approve' | 'reject' | Possible | null

/** One application whole, with what can be decided about it. */
export function ApplicationDrawer({ chosen, status, page, hasStage, decide, Form, isDeciding }: DrawerProps) {
  const goTo = useGoTo()
  const [question, setQuestion] = useState<Question>(null)
  // While the drawer slides away its content has to stay in it.
  const [shown, setShown] = useState(chosen)
  if (chosen && chosen !== shown) setShown(chosen)
  if (!shown) return null

  const close = () => goTo(addressOf({ status, page }), { replace: true })
  const answer = (input: Parameters<Decide>[0]) => {
    decide({ id: shown.id, ...input })
    setQuestion(null)
  }
  const dialog = (isOpen: boolean) => ({
    application: shown,
    open: isOpen,
    onClose: () => setQuestion(null),
    Form,
  })
  return (
    <Drawer
      open={chosen !== null}
      onOpenChange={(open) => !open && close()}
      title={shown.name}
      actions={
        shown.status === 'PENDING' &&
        (shown.awaitsProof ? (
          <LetThrough isDeciding={isDeciding} onClick={() => answer({ intent: 'let-through' })} />
        ) : (
          <Actions isDeciding={isDeciding} ask={setQuestion} />
        ))
      }
    >
      <ApplicationDetail
        application={shown}
        onLink={setQuestion}
        onRefuse={({ id }) => answer({ intent: 'somebody-else', memberId: id })}
        Form={Form}
      />
      {question && <Shade />}
      <ApproveDialog key={shown.id} {...dialog(question === 'approve')} hasStage={hasStage} />
      <RejectDialog {...dialog(question === 'reject')} />
      <LinkDialog
        {...dialog(typeof question === 'object' && question !== null)}
        card={typeof question === 'object' ? question : null}
        onConfirm={(memberId) => answer({ intent: 'link', memberId })}
      />
    </Drawer>
  )
}

/** A question stands over the drawer, so the drawer steps back too; it is the box this shade is fixed in. */
function Shade() {
  return <div aria-hidden="true" className="fixed inset-0 z-10 rounded-[inherit] bg-stone-950/60" />
}

function LetThrough({ isDeciding, onClick }: { readonly isDeciding: boolean; readonly onClick: () => void }) {
  const say = useWords(decisionWords)
  return (
    <Button variant="primary" onClick={onClick} pending={isDeciding}>
      {say('letThrough')}
    </Button>
  )
}

function Actions({
  isDeciding,
  ask,
}: {
  readonly isDeciding: boolean
  readonly ask: (question: Question) => void
}) {
  const say = useWords(decisionWords)
  return (
    <>
      <Button onClick={() => ask('reject')} pending={isDeciding}>
        {say('reject')}
      </Button>
      <Button variant="primary" onClick={() => ask('approve')} pending={isDeciding}>
        {say('approve')}
      </Button>
    </>
  )
}
