import { useCallback, useRef, useState } from 'react'
import { type Sending, sendFile } from './send-file.ts'

export type UploadRow = { readonly key: string; readonly file: File; readonly sending: Sending }

const AT_ONCE = 2

type Options = { readonly slug: string; readonly lost: string; readonly onDone: () => void }

/** The queue of files on their way: two at once, each with its own state. */
export function useUploads({ slug, lost, onDone }: Options) {
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const queue = useRef<UploadRow[]>([])
  const running = useRef(0)

  const work = useCallback(async () => {
    if (running.current >= AT_ONCE) return
    running.current += 1
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { key, file } = next
      const say = (sending: Sending) =>
        setRows((known) => known.map((row) => (row.key === key ? { ...row, sending } : row)))
      const isNew = await sendFile(file, { slug, lost, say })
      // What the page shows is read anew now and then, not after every single photo.
      if (isNew && queue.current.length % 5 === 0) onDone()
    }
    running.current -= 1
  }, [slug, lost, onDone])

  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ key: crypto.randomUUID(), file, sending: WAITING }))
      setRows((known) => [...known, ...added])
      queue.current.push(...added)
      for (let lane = 0; lane < AT_ONCE; lane += 1) void work()
    },
    [work],
  )
  const retry = useCallback(() => {
    setRows((known) => {
      const failed = known.filter(({ sending }) => sending.state === 'failed' && sending.mayRetry)
      queueMicrotask(() => add(failed.map(({ file }) => file)))
      return known.filter((row) => !failed.includes(row))
    })
  }, [add])
  return { rows, add, retry }
}

const WAITING: Sending = { state: 'waiting' }
