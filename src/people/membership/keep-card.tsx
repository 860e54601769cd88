import { useEffect, useState } from 'react'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardWords } from './membership.words.ts'

/** Asks the browser to keep the card for a place without a signal, and says so once it does. */
export function KeepCard() {
  const say = useWords(cardWords)
  const isKept = useKeptCard()
  return <p className="text-sm text-muted">{say(isKept ? 'kept' : 'install')}</p>
}

function useKeptCard(): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    // Missing where the page came over plain http: then nothing is kept and nothing is promised.
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listen = ({ data }: MessageEvent) => setKept(data === 'card-kept')
    serviceWorker.addEventListener('message', listen)
    void serviceWorker
      .register('/sw.js', { scope: '/admin/membership' })
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage('keep-card', []))
      .catch(() => undefined)
    return () => serviceWorker.removeEventListener('message', listen)
  }, [])
  return isKept
}
