import { Road } from '../../ground/ui/road.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { wallMomentInFigures } from '../../ground/values/moment.ts'
import { historyWords } from './history.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

/** An entry as it is read: the words of all acts and fields stay where it was put into them. */
export type TimelineEntry = {
  readonly at: string
  readonly act: string
  readonly actorName: string | null
  readonly changes: readonly TimelineChange[]
  readonly note: string | null
}

type TimelineChange = { readonly field: string; readonly from: string | null; readonly to: string | null }

/** A person's way through the club, the road as its rail. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const say = useWords(historyWords)
  if (entries.length === 0) return <p className="text-muted">{say('empty')}</p>
  return (
    <div className="relative">
      <Road vertical className="absolute inset-y-2 left-1" />
      <ol className="grid gap-5">
        {entries.map((entry) => (
          <Entry key={JSON.stringify(entry)} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const say = useWords(historyWords)
  const language = useLanguage()
  return (
    <li className="relative pl-7">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-panel bg-primary-400 ring-1 ring-edge"
      />
      <p className="font-semibold">{entry.act}</p>
      <p className="figures text-sm text-muted">
        <time dateTime={entry.at}>{wallMomentInFigures(entry.at, language)}</time> ·{' '}
        {entry.actorName ?? say('system')}
      </p>
      {entry.changes.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-sm">
          {entry.changes.map((change) => (
            <li key={change.field} className="break-words">
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      {entry.note && (
        <p className="mt-1 text-sm break-words whitespace-pre-line">{quoted(entry.note, language)}</p>
      )}
    </li>
  )
}

function Change({ change: { field, from, to } }: { readonly change: TimelineChange }) {
  return (
    <>
      <span className="text-muted">{field}:</span> <Value words={from} />
      <span aria-hidden="true"> → </span>
      <Value words={to} />
    </>
  )
}

function Value({ words }: { readonly words: string | null }) {
  const say = useWords(historyWords)
  return words ?? <span className="text-muted">{say('nothing')}</span>
}
