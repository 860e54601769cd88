import { useState } from 'react'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { decisionWords } from './applications.words.ts'

type ApproveManyProps = {
  readonly isAll: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly count: number
  /** How many of them may have a card already. */
  readonly repeating: number
  readonly batchSize: number
  readonly onConfirm: (despite: { readonly withDuplicates?: 'on' }) => void
}

/**
 * The list is frozen: should all of them become more or fewer before the press, the house refuses.
 * Who may have a card already is left to be decided alone, unless the officer wants second cards.
 */
export function ApproveMany({ isAll, repeating, onConfirm, onOpenChange, ...dialog }: ApproveManyProps) {
  const say = useWords(decisionWords)
  const [despite, setDespite] = useState(false)
  const change = (open: boolean) => {
    setDespite(false)
    onOpenChange(open)
  }
  return (
    <ConfirmBatch
      {...dialog}
      onOpenChange={change}
      onConfirm={() => {
        onConfirm(despite && repeating > 0 ? { withDuplicates: 'on' } : {})
        setDespite(false)
      }}
      title={say(isAll ? 'allTitle' : 'chosenTitle')}
      note={
        repeating > 0 ? `${say('irreversible')} ${say('leftOut', { count: repeating })}` : say('irreversible')
      }
      noun="applications"
      confirm={say(isAll ? 'allConfirm' : 'approveChosen')}
    >
      {repeating > 0 && (
        <Checkbox
          label={say('withDuplicates')}
          checked={despite}
          onChange={(event) => setDespite(event.currentTarget.checked)}
        />
      )}
    </ConfirmBatch>
  )
}
