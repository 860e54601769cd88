import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { partOf } from '../../ground/ui/part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { peopleWords } from './people.words.ts'

// The reader of codes is a hundred kilobytes; only who scans downloads it.
const Scanner = partOf(
  () => import('./scanner.tsx').then((part) => part.Scanner),
  <div className="aspect-square w-full animate-breathe rounded-panel bg-sunk" />,
)

/** Ticking people off by their cards, with the phone's camera. */
export function ScanPanel({ address }: { readonly address: string }) {
  const say = useWords(peopleWords)
  const [isOn, setOn] = useState(false)
  return (
    <>
      <Button variant="primary" aria-expanded={isOn} onClick={() => setOn(!isOn)}>
        {say(isOn ? 'scanStop' : 'scan')}
      </Button>
      {isOn && (
        <div className="order-last w-full max-w-md">
          <p className="mb-3 text-muted">{say('scanHint')}</p>
          <Scanner address={address} onClose={() => setOn(false)} />
        </div>
      )}
    </>
  )
}
