import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../ground/ui/use-words.ts'
import { openReader } from './code-reader.ts'
import { scannerWords } from './scanner.words.ts'

const LOOK_EVERY_MS = 250
/** The same card stays before the camera for a while; it is told once. */
const FORGET_AFTER_MS = 5000

/** The camera's picture; every code it reads is told as if it were written by hand. */
export function Scanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const say = useWords(scannerWords)
  const video = useRef<HTMLVideoElement>(null)
  const [isShut, setShut] = useState(false)
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  }, [onCode])
  useEffect(() => {
    const screen = video.current
    if (!screen) return undefined
    return watch(screen, {
      onShut: () => setShut(true),
      onCode: (code) => {
        navigator.vibrate?.(80)
        told.current(code)
      },
    })
  }, [])
  if (isShut) return <p className="rounded-lg bg-warning px-4 py-3 text-warning-ink">{say('noCamera')}</p>
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={say('hint')}
      className="aspect-square w-full rounded-panel bg-stone-900 object-cover"
    />
  )
}

type Watching = { readonly onCode: (code: string) => void; readonly onShut: () => void }

function watch(screen: HTMLVideoElement, { onCode, onShut }: Watching): () => void {
  let stream: MediaStream | null = null
  let timer = 0
  let isOver = false
  const seen = new Map<string, number>()
  const start = async () => {
    const [opened, read] = await Promise.all([
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      openReader(),
    ])
    stream = opened
    if (isOver) return stop()
    screen.srcObject = opened
    await screen.play()
    timer = window.setInterval(() => {
      void read(screen).then((code) => {
        const now = performance.now()
        if (!code || isOver || now - (seen.get(code) ?? -FORGET_AFTER_MS) < FORGET_AFTER_MS) return
        seen.set(code, now)
        onCode(code)
      })
    }, LOOK_EVERY_MS)
  }
  const stop = () => {
    isOver = true
    window.clearInterval(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  start().catch(onShut)
  return stop
}
