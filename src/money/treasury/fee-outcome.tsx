import { useEffect } from 'react'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { showToast } from '../../ground/ui/toast.ts'

type FeeOutcomeProps = {
  readonly fault: FormFault | undefined
  readonly faultTitle: string
  readonly done: object | undefined
  readonly text: string
  /** Done, but something of it still waits. */
  readonly isPartial?: boolean
}

/** What became of the form that was sent: in place, and aloud where JavaScript runs. */
export function FeeOutcome({ fault, faultTitle, done, text, isPartial = false }: FeeOutcomeProps) {
  useFaultToast(fault, fault?.message ?? faultTitle)
  useEffect(() => {
    if (done) showToast({ tone: isPartial ? 'warning' : 'success', text })
  }, [done, text, isPartial])
  if (fault) return <FaultNote title={faultTitle} fault={fault} />
  if (!done) return null
  if (!isPartial) return <DoneNote title={text} />
  return (
    <output className="mb-5 block rounded-lg bg-warning px-4 py-3 font-semibold text-warning-ink">
      {text}
    </output>
  )
}
