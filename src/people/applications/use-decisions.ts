import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { showToast } from '../../ground/ui/toast.ts'
import { useGoTo } from '../../ground/ui/use-go-to.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationList } from './application.ts'
import type { FormAnswer } from '../../ground/http/form-answer.server.ts'
import { decisionWords } from './applications.words.ts'
import { addressOf } from './list-address.ts'

export const DECIDED_AT = '/admin/applications'

export type Decide = (input: Readonly<Record<string, string | number>>) => void

export type DecisionAnswer = FormAnswer<{
  readonly intent: keyof typeof DONE
  readonly batchId: number | null
}>

export const DONE = {
  approve: 'approved',
  reject: 'rejected',
  link: 'linked',
  'somebody-else': 'toldApart',
  'let-through': 'letThroughDone',
  sponsor: 'sponsorAsked',
  'approve-all': 'approved',
  'approve-many': 'approved',
} as const

const told = new WeakSet<object>()

/** Sends a decision and says how it ended: done, or decided meanwhile by whom and when. */
export function useDecisions({ status, page }: { readonly status: ApplicationList; readonly page: number }) {
  const fetcher = useFetcher<DecisionAnswer>()
  const goTo = useGoTo()
  const say = useWords(decisionWords)
  useEffect(() => {
    const answer = fetcher.data
    if (!answer || told.has(answer)) return
    told.add(answer)
    if (answer.fault) {
      const isUnforeseen = answer.fault.code === 'unexpected' && answer.fault.values.intent !== 'reject'
      showToast({ tone: 'error', text: isUnforeseen ? say('approveFailed') : answer.fault.message })
    } else if (answer.done.batchId !== null) {
      goTo(`/admin/applications?run=${answer.done.batchId}`)
    } else {
      showToast({ tone: 'success', text: say(DONE[answer.done.intent]) })
      // An application told apart from a card, or whose sponsor was asked, still waits for its decision, so it stays open.
      if (answer.done.intent !== 'somebody-else' && answer.done.intent !== 'sponsor')
        goTo(addressOf({ status, page }), { replace: true })
    }
  }, [fetcher.data, goTo, say, status, page])
  const decide: Decide = (input) => {
    if (fetcher.state === 'idle') void fetcher.submit({ ...input }, { method: 'post', action: DECIDED_AT })
  }
  return { decide, Form: fetcher.Form, isDeciding: fetcher.state !== 'idle' }
}
