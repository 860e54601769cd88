import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { useLanguage } from '../ui/use-words.ts'
import { type BatchNoun, batchSentence } from './batch-sentence.ts'

type ConfirmBatchProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly count: number
  readonly batchSize: number
  readonly noun?: BatchNoun
  /** What else is to be known before saying yes. */
  readonly note?: ReactNode
  readonly confirm: string
  readonly onConfirm: () => void
  readonly isDangerous?: boolean
  readonly pending?: boolean
  readonly children?: ReactNode
}

/** The question before every bulk action: how many, in how many batches, of what size. */
export function ConfirmBatch({ count, batchSize, noun, note, ...dialog }: ConfirmBatchProps) {
  const sentence = batchSentence({ count, batchSize, noun }, useLanguage())
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <>
          {note && <span className="mb-2 block text-ink">{note}</span>}
          <span className="figures">{sentence}</span>
        </>
      }
    />
  )
}
