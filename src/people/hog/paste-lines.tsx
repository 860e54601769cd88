import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { pasteWords } from './hog.words.ts'
import type { Verdict } from './match.ts'
import type { PastePreview, PreviewLine } from './preview-paste.server.ts'

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  new: 'success',
  renewed: 'success',
  expired: 'warning',
  replaced: 'success',
  same: 'neutral',
  header: 'neutral',
  'no-number-yet': 'neutral',
  'other-number': 'warning',
  repeated: 'warning',
  ambiguous: 'warning',
  excluded: 'warning',
  archived: 'warning',
  'other-name': 'warning',
  taken: 'danger',
  unknown: 'danger',
  invalid: 'danger',
}

const FAULTS = { header: 'header', columns: 'columns', number: 'badNumber', day: 'badDay' } as const

/** The lines of a preview, those that need a look first. */
export function PasteLines({ preview }: { readonly preview: PastePreview }) {
  const say = useWords(pasteWords)
  const hidden = preview.total - preview.lines.length
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line text-[0.9375rem]">
        {preview.lines.map((line) => (
          <li key={line.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="figures w-8 shrink-0 text-right text-sm text-muted" aria-label={say('line')}>
              {line.line}
            </span>
            <span className="min-w-0 flex-1 basis-60 break-words">{line.text}</span>
            {line.name && <span className="font-medium">{line.name}</span>}
            <Badge tone={TONES[line.verdict]} className="whitespace-normal!">
              <Told line={line} />
            </Badge>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-2 text-muted">{say('moreLines', { count: hidden })}</p>}
    </>
  )
}

function Told({ line: { verdict, fault, was, holder } }: { readonly line: PreviewLine }) {
  const say = useWords(pasteWords)
  if (verdict === 'invalid') return say(FAULTS[fault ?? 'columns'])
  if (verdict === 'taken' || verdict === 'other-name') return say(verdict, { holder: holder ?? '?' })
  if (verdict === 'replaced' || verdict === 'other-number') return say(verdict, { was: was ?? '' })
  return say(verdict)
}
