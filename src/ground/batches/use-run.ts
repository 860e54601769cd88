import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BatchDetail } from './batch.ts'
import { watchRun } from './watch-run.ts'

/** A run as it goes; when it ends, the page around it is read again. */
export function useRun(batchId: number, initial: BatchDetail | null) {
  const [run, setRun] = useState(initial)
  const [isLive, setLive] = useState(true)
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState(initial)
  // The page was read again and knows better: somebody else has put the failed ones back in line.
  if (initial !== told) {
    setTold(initial)
    if (initial && initial.finishedAt !== run?.finishedAt) setRun(initial)
  }
  const isOver = run !== null && run.status !== 'running'

  useEffect(() => {
    if (isOver) return undefined
    return watchRun(batchId, (news) => {
      setLive(news.isLive)
      if (!news.run) return
      setRun(news.run)
      if (news.run.status !== 'running') void revalidate()
    })
  }, [batchId, isOver, revalidate])

  const steered = (news: BatchDetail) => {
    setRun(news)
    if (news.status !== 'running') void revalidate()
  }
  return { run, isLive, steered }
}
