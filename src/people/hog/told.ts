import type { Say } from '../../ground/values/words.ts'
import type { pasteWords } from './hog.words.ts'
import type { Verdict } from './match.ts'
import type { PasteFault } from './paste.ts'

const FAULTS = { header: 'header', columns: 'columns', number: 'badNumber', day: 'badDay' } as const

type Judged = {
  readonly verdict: Verdict
  readonly fault: PasteFault | null
  readonly was: string | null
  readonly holder: string | null
}

/** What becomes of a pasted line, in words. */
export function sayVerdict({ verdict, fault, was, holder }: Judged, say: Say<typeof pasteWords>): string {
  if (verdict === 'invalid') return say(FAULTS[fault ?? 'columns'])
  if (verdict === 'taken' || verdict === 'other-name') return say(verdict, { holder: holder ?? '?' })
  if (verdict === 'replaced' || verdict === 'other-number') return say(verdict, { was: was ?? '' })
  return say(verdict)
}
