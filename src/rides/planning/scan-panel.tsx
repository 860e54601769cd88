import { partOf } from '../../ground/ui/part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { scannerWords } from './scanner.words.ts'

// The reader of codes is a hundred kilobytes; only who scans downloads it.
const Scanner = partOf(
  () => import('./scanner.tsx').then((part) => part.Scanner),
  <div className="aspect-square w-full animate-breathe rounded-panel bg-sunk" />,
)

type ScanPanelProps = { readonly onCode: (code: string) => void; readonly onClose: () => void }

/** Ticking people off by their cards, with the phone's camera. */
export function ScanPanel({ onCode, onClose }: ScanPanelProps) {
  const say = useWords(scannerWords)
  return (
    <div className="mt-3 w-full max-w-md">
      <p className="mb-3 text-muted">{say('hint')}</p>
      <Scanner onCode={onCode} onClose={onClose} />
    </div>
  )
}

/** Before the signal is lost: the camera's part and the reader of codes. */
export const fetchScanner = () => Promise.all([import('./scanner.tsx'), import('jsqr')])
