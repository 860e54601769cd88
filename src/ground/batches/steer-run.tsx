import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { useWords } from '../ui/use-words.ts'
import { asBatchDetail, type BatchDetail } from './batch.ts'
import { progressWords } from './batch.words.ts'
import { useInBrowser } from './use-in-browser.ts'

type SteerRunProps = { readonly run: BatchDetail; readonly onSteered: (run: BatchDetail) => void }

/**
 * While a run goes on it can be stopped; afterwards those are put back in line that may pass as they are. It needs
 * JavaScript, so it is not there without it.
 */
export function SteerRun({ run, onSteered }: SteerRunProps) {
  const say = useWords(progressWords)
  const [pending, setPending] = useState(false)
  const isInBrowser = useInBrowser()
  const isRunning = run.status === 'running'
  const ask = async () => {
    setPending(true)
    const answer = await (isRunning
      ? askOfRun(`${run.id}/stop`, {})
      : askOfRun(`${run.id}/retry`, { onlyMendable: true }))
    setPending(false)
    if (answer.run) onSteered(answer.run)
    else showToast({ tone: 'error', text: answer.message ?? say('retryFailed') })
  }
  if (!isInBrowser) return null
  return (
    <Button
      variant={isRunning ? 'outline' : 'primary'}
      className="mt-4 max-md:w-full"
      pending={pending}
      onClick={() => void ask()}
    >
      {isRunning ? say('stop') : say('retry', { count: run.mendable })}
    </Button>
  )
}

async function askOfRun(path: string, body: object): Promise<{ run?: BatchDetail; message?: string }> {
  try {
    const response = await fetch(`/api/batches/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { batch?: unknown; statusMessage?: string }
    const run = asBatchDetail(answer.batch)
    return { ...(run ? { run } : {}), ...(answer.statusMessage ? { message: answer.statusMessage } : {}) }
  } catch {
    return {}
  }
}
