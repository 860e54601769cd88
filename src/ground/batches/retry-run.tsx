import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { useWords } from '../ui/use-words.ts'
import { asBatchDetail, type BatchDetail } from './batch.ts'
import { progressWords } from './batch.words.ts'
import { useInBrowser } from './use-in-browser.ts'

type RetryRunProps = { readonly run: BatchDetail; readonly onRetried: (run: BatchDetail) => void }

/** Puts those back in line that may pass as they are. It needs JavaScript, so it is not there without it. */
export function RetryRun({ run, onRetried }: RetryRunProps) {
  const say = useWords(progressWords)
  const [pending, setPending] = useState(false)
  const isInBrowser = useInBrowser()
  const retry = async () => {
    setPending(true)
    const answer = await askRetry(run.id)
    setPending(false)
    if (answer.run) onRetried(answer.run)
    else showToast({ tone: 'error', text: answer.message ?? say('retryFailed') })
  }
  if (!isInBrowser) return null
  return (
    <Button variant="primary" className="mt-4 max-md:w-full" pending={pending} onClick={() => void retry()}>
      {say('retry', { count: run.mendable })}
    </Button>
  )
}

async function askRetry(batchId: number): Promise<{ run?: BatchDetail; message?: string }> {
  try {
    const response = await fetch(`/api/batches/${batchId}/retry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ onlyMendable: true }),
    })
    const answer = (await response.json()) as { batch?: unknown; statusMessage?: string }
    const run = asBatchDetail(answer.batch)
    return { ...(run ? { run } : {}), ...(answer.statusMessage ? { message: answer.statusMessage } : {}) }
  } catch {
    return {}
  }
}
