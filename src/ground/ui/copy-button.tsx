import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'

type CopyButtonProps = {
  readonly text: string
  /** What it says aloud: which of the values it takes. */
  readonly label: string
  readonly copied: string
  readonly children: ReactNode
}

const TOLD_FOR = 2500

/** Takes one value along to another application. Without JavaScript the text beside it is selected by a tap. */
export function CopyButton({ text, label, copied, children }: CopyButtonProps) {
  const mayCopy = useSyncExternalStore(nothingChanges, hasClipboard, onServer)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [isDone])
  if (!mayCopy) return null
  return (
    <>
      <Button
        size="small"
        className="shrink-0"
        aria-label={label}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setDone(true))}
      >
        {isDone ? <Check aria-hidden="true" className="text-success-ink" /> : <Copy aria-hidden="true" />}
        {isDone ? copied : children}
      </Button>
      <output className="sr-only">{isDone ? copied : ''}</output>
    </>
  )
}

// A page without a clipboard (no JavaScript, no HTTPS) offers no button that does nothing.
const nothingChanges = () => () => undefined
const hasClipboard = () => 'clipboard' in navigator
const onServer = () => false
