import { useState } from 'react'
import { useFetcher } from 'react-router'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { ConfirmBatch } from '../../ground/batches/confirm-batch.tsx'
import type { Selection } from '../../ground/batches/use-selection.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { showToast } from '../../ground/ui/toast.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { useOnce } from '../members/use-once.ts'
import type { BulkKind } from './bulk.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { type Address, addressWith } from './members-address.ts'
import { bulkQuestionWords, bulkWords } from './members.words.ts'

type BulkActionsProps = {
  readonly selection: Selection
  readonly kinds: readonly BulkKind[]
  readonly mayPrint: boolean
  readonly batchSize: number
  readonly address: Address
}

/** What can be done with all who are selected. */
export function BulkActions({ selection, kinds, mayPrint, batchSize, address }: BulkActionsProps) {
  const say = useWords(bulkWords)
  const sayQuestion = useWords(bulkQuestionWords)
  const [asked, ask] = useState<BulkKind | null>(null)
  const fetcher = useFetcher<{ fault: FormFault | undefined; run?: { id: number } }>()
  const goTo = useGoTo()
  useOnce(fetcher.data, (answer) => {
    ask(null)
    if (answer.fault) showToast({ tone: 'error', text: answer.fault.message })
    if (!('run' in answer) || !answer.run) return
    selection.clear()
    goTo(`/admin/members${addressWith(address, { run: String(answer.run.id) })}`)
  })
  const start = () =>
    void fetcher.submit(
      { intent: asked, ids: selection.ids.join(',') },
      { method: 'post', action: '/admin/members' },
    )
  return (
    <>
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        {kinds.map((kind, index) => (
          <Button
            key={kind}
            size="small"
            variant={index === 0 ? 'primary' : 'outline'}
            onClick={() => ask(kind)}
          >
            {say(kind)}
          </Button>
        ))}
        {mayPrint && (
          <a
            href={`/api/members/cards.pdf?ids=${selection.ids.join(',')}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            {say('print')}
          </a>
        )}
        {mayPrint && selection.ids.length === 2 && (
          <ButtonLink
            size="small"
            to={`/admin/members/doubles?keep=${selection.ids[0]}&drop=${selection.ids[1]}`}
          >
            {say('merge')}
          </ButtonLink>
        )}
      </BulkBar>
      {asked && (
        <ConfirmBatch
          open
          onOpenChange={() => ask(null)}
          title={say(asked)}
          note={sayQuestion(asked)}
          count={selection.ids.length}
          batchSize={batchSize}
          confirm={say(asked)}
          onConfirm={start}
          isDangerous={asked === 'members-archive'}
          pending={fetcher.state !== 'idle'}
        />
      )}
    </>
  )
}
