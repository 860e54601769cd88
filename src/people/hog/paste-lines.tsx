import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { pasteWords } from './hog.words.ts'
import type { Verdict } from './match.ts'
import type { PastePreview } from './preview-paste.server.ts'
import { sayVerdict } from './told.ts'

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

/** The lines of a preview, those that need a look first; what can be written can be chosen. */
export function PasteLines({ preview }: { readonly preview: PastePreview }) {
  const say = useWords(pasteWords)
  const hidden = preview.total - preview.lines.length
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line text-[0.9375rem]">
        {preview.lines.map((line) => (
          <li key={line.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            {line.memberId !== null && line.choice !== null ? (
              <Checkbox
                hideLabel
                name={`line.${line.memberId}`}
                label={say('choose', { name: line.name ?? line.text })}
                defaultChecked={line.choice === 'safe'}
              />
            ) : (
              <span aria-hidden="true" className="size-5" />
            )}
            <span className="figures w-8 shrink-0 text-right text-sm text-muted" aria-label={say('line')}>
              {line.line}
            </span>
            <span className="min-w-0 flex-1 basis-48 break-words">{line.text}</span>
            {line.name && <span className="font-medium">{line.name}</span>}
            <Badge tone={TONES[line.verdict]} className="whitespace-normal!">
              {sayVerdict(line, say)}
            </Badge>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-2 text-muted">{say('moreLines', { count: hidden })}</p>}
    </>
  )
}
