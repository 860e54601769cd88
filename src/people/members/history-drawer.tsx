import { useEffect, useState } from 'react'
import { mayPassLater } from '../../ground/values/passing-status.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Drawer } from '../../ground/ui/drawer-part.tsx'
import { SkeletonRows } from '../../ground/ui/skeleton.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { historyInWords } from './history-in-words.ts'
import { Timeline, type TimelineEntry } from './history-timeline.tsx'
import { historyWords } from './history.words.ts'
import { listName } from './member.ts'
import type { Language } from '../../ground/values/words.ts'
import type { AskedCard } from './action-fields.tsx'

type HistoryDrawerProps = { readonly card: AskedCard; readonly onClose: () => void }

export function HistoryDrawer({ card, onClose }: HistoryDrawerProps) {
  const say = useWords(historyWords)
  const [round, setRound] = useState(0)
  return (
    <Drawer open onOpenChange={onClose} title={say('title', { name: listName(card) })}>
      <History key={round} memberId={card.id} onRetry={() => setRound(round + 1)} />
    </Drawer>
  )
}

function History({ memberId, onRetry }: { readonly memberId: number; readonly onRetry: () => void }) {
  const say = useWords(historyWords)
  const state = useHistory(memberId)
  if (state === 'loading') return <SkeletonRows rows={6} />
  if (typeof state !== 'string') return <Timeline entries={state} />
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{say(state)}</p>
      {state === 'failed' && <Button onClick={onRetry}>{say('retry')}</Button>}
    </div>
  )
}

type Sent = Omit<Parameters<typeof historyInWords>[0], 'at'> & { readonly at: string }
type HistoryState = 'loading' | 'failed' | 'refused' | readonly TimelineEntry[]

function useHistory(memberId: number): HistoryState {
  const language = useLanguage()
  const [state, setState] = useState<HistoryState>('loading')
  useEffect(() => {
    const controller = new AbortController()
    load(memberId, { language, signal: controller.signal }).then(setState, () => {
      if (!controller.signal.aborted) setState('failed')
    })
    return () => controller.abort()
  }, [memberId, language])
  return state
}

type Loading = { readonly language: Language; readonly signal: AbortSignal }

async function load(memberId: number, { language, signal }: Loading): Promise<HistoryState> {
  const response = await fetch(`/api/members/${memberId}/history?pageSize=200`, { signal })
  if (!response.ok) return mayPassLater(response.status) ? 'failed' : 'refused'
  const { items } = (await response.json()) as { items: readonly Sent[] }
  return items.map((entry) => historyInWords({ ...entry, at: new Date(entry.at) }, language))
}
