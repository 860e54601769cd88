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
import { type Address, addressWith, filterText } from './members-address.ts'
import { bulkQuestionWords, bulkWords } from './bulk.words.ts'

type BulkActionsProps = {
  readonly selection: Selection
  readonly kinds: readonly BulkKind[]
  readonly mayPrint: boolean
  readonly batchSize: number
  readonly address: Address
  /** How many the filter finds; null where there are too many to have been counted. */
  readonly found: number | null
}

/** What can be done with all who are selected. */
export function BulkActions({ selection, kinds, mayPrint, batchSize, address, found }: BulkActionsProps) {
  const say = useWords(bulkWords)
  const sayQuestion = useWords(bulkQuestionWords)
  const [asked, ask] = useState<BulkKind | null>(null)
  const [wholeOf, chooseWhole] = useState<string | null>(null)
  const filter = filterText(address)
  // Whoever narrows the list or lets go of somebody means those he sees again.
  const isWhole = found !== null && selection.isAll && wholeOf === filter
  const count = isWhole ? found : selection.ids.length
  const fetcher = useFetcher<{ fault: FormFault | undefined; run?: { id: number } }>()
  const goTo = useGoTo()
  useOnce(fetcher.data, (answer) => {
    ask(null)
    if (answer.fault) showToast({ tone: 'error', text: answer.fault.message })
    if (!('run' in answer) || !answer.run) return
    selection.clear()
    goTo(`/admin/members${addressWith(address, { run: String(answer.run.id) })}`)
  })
  const start = () => {
    const form = new FormData()
    form.set('intent', asked ?? '')
    if (isWhole) {
      form.set('filter', filter)
      form.set('expected', String(count))
    } else form.set('ids', selection.ids.join(','))
    void fetcher.submit(form, { method: 'post', action: '/admin/members' })
  }
  return (
    <>
      <BulkBar count={count} onClear={selection.clear}>
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
        {!isWhole && selection.isAll && found !== null && found > selection.ids.length && (
          <Button size="small" onClick={() => chooseWhole(filter)}>
            {say('everybody', { count: found })}
          </Button>
        )}
        {mayPrint && (
          <ButtonLink
            size="small"
            to={`/admin/members/change?${isWhole ? filter : `ids=${selection.ids.join(',')}`}`}
          >
            {say('change')}
          </ButtonLink>
        )}
        {mayPrint && (!isWhole || filter !== '') && (
          <a
            href={`/api/members/cards.pdf?${isWhole ? filter : `ids=${selection.ids.join(',')}`}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            {say('print')}
          </a>
        )}
        {mayPrint && count === 2 && (
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
          count={count}
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
