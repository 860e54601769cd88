import type { ReactNode } from 'react'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { closingWords } from '../members/closing.words.ts'

type Props = {
  readonly title: string
  readonly note?: string
  readonly fault: Parameters<typeof FaultNote>[0]['fault'] | undefined
  readonly children: ReactNode
}

/** A page for one act on a card. */
export function CardForm({ title, note, fault, children }: Props) {
  const say = useWords(closingWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={title} {...(note === undefined ? {} : { note })} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>{children}</Panel>
    </div>
  )
}
