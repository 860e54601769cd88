import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { pageEditWords } from './page-edit.words.ts'
import type { DiffLine } from './text-diff.ts'

type DiffViewProps = { readonly lines: readonly (DiffLine | null)[]; readonly lang: 'cs' | 'en' }

const LOOKS = {
  same: 'text-muted',
  added: 'bg-success text-success-ink',
  removed: 'bg-danger text-danger-ink line-through',
} as const

/** What came and what went, line by line; a colour never says it alone. */
export function DiffView({ lines, lang }: DiffViewProps) {
  const say = useWords(pageEditWords)
  if (!lines.some((line) => line && line.kind !== 'same'))
    return <p className="text-muted">{say('noChange')}</p>
  return (
    <ol className="text-[0.9375rem] leading-relaxed">
      {lines.map((line, index) =>
        line === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
          <li key={index} className="py-1 text-sm text-muted">
            … {say('leftOut')}
          </li>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
          <li key={index} lang={lang} className={classNames('min-h-6 px-2', LOOKS[line.kind])}>
            {line.kind !== 'same' && (
              <>
                <span aria-hidden="true">{line.kind === 'added' ? '+ ' : '− '}</span>
                <span className="sr-only">{say(line.kind)}: </span>
              </>
            )}
            {line.text}
          </li>
        ),
      )}
    </ol>
  )
}
