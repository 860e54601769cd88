import { Link } from '../../ground/ui/link.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { AuditLine } from './audit-entry.ts'
import { auditAddress, type AuditFilter, isNarrowed } from './audit-filter.ts'
import { auditWords } from './audit.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

type ListProps = {
  readonly lines: readonly AuditLine[]
  readonly filter: AuditFilter
  readonly older: number | null
}

/** A table on a desktop, cards on a phone. */
export function AuditList({ lines, filter, older }: ListProps) {
  const say = useWords(auditWords)
  if (lines.length === 0) return <Nothing filter={filter} older={older} />
  return (
    <ol
      aria-label={say('list')}
      className="mt-5 grid gap-3 md:block md:divide-y md:divide-line md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-panel"
    >
      {lines.map((line) => (
        <Row key={line.seq} line={line} />
      ))}
    </ol>
  )
}

function Row({ line }: { readonly line: AuditLine }) {
  const say = useWords(auditWords)
  return (
    <li className="grid gap-x-5 gap-y-1 px-4 py-3 max-md:rounded-panel max-md:border max-md:border-line max-md:bg-panel md:grid-cols-[minmax(0,10.5rem)_minmax(0,12rem)_minmax(0,1fr)] md:px-5">
      <p className="figures flex items-baseline justify-between gap-3 text-sm text-muted md:block">
        <time dateTime={line.whenExact}>{line.when}</time>
        <span className="md:block">{say('entry', { seq: line.seq })}</span>
      </p>
      <p className="min-w-0 truncate text-sm max-md:order-3 md:text-[0.9375rem]">
        {line.who ?? say('system')}
      </p>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {line.action}
          {line.about && <About about={line.about} />}
        </p>
        <Details line={line} />
      </div>
    </li>
  )
}

function About({ about }: { readonly about: NonNullable<AuditLine['about']> }) {
  return (
    <>
      {': '}
      {about.to === null ? (
        <span className="font-normal">{about.label}</span>
      ) : (
        <Link to={about.to} className="link font-normal">
          {about.label}
        </Link>
      )}
    </>
  )
}

function Details({ line }: { readonly line: AuditLine }) {
  const say = useWords(auditWords)
  const language = useLanguage()
  const { changes, note, hidden, isErased } = line
  return (
    <>
      {changes.length > 0 && (
        <ul className="mt-0.5 grid gap-0.5 text-sm">
          {changes.map(({ field, from, to }) => (
            <li key={field} className="wrap-anywhere">
              <span className="text-muted">{field}:</span> <Value words={from} />
              <span aria-hidden="true"> → </span>
              <Value words={to} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-0.5 text-sm wrap-anywhere whitespace-pre-line">{quoted(note, language)}</p>}
      {isErased && <p className="mt-0.5 text-sm text-muted">{say('erased')}</p>}
      {hidden > 0 && <p className="mt-0.5 text-sm text-muted">{say('hidden', { count: hidden })}</p>}
    </>
  )
}

function Value({ words }: { readonly words: string | null }) {
  const say = useWords(auditWords)
  return words ?? <span className="text-muted">{say('nothing')}</span>
}

function Nothing({ filter, older }: Omit<ListProps, 'lines'>) {
  const say = useWords(auditWords)
  const isFiltered = isNarrowed(filter)
  const text = older === null ? (isFiltered ? 'emptyFiltered' : 'empty') : 'emptyWindow'
  return (
    <Panel className="mt-5">
      <EmptyState
        seed={31}
        text={say(text)}
        action={isFiltered && <ButtonLink to="/admin/sprava/audit">{say('clear')}</ButtonLink>}
      />
    </Panel>
  )
}

type PagesProps = Omit<ListProps, 'lines'> & { readonly newer: number | null }

export function AuditPages({ filter, older, newer }: PagesProps) {
  const say = useWords(auditWords)
  if (older === null && newer === null) return null
  const at = (place: Pick<AuditFilter, 'before' | 'after'>) => auditAddress({ ...filter, ...place })
  return (
    <nav
      aria-label={say('pages')}
      className="mt-4 flex flex-wrap items-center justify-end gap-3 max-sm:*:flex-1"
    >
      {newer !== null && (
        <>
          <ButtonLink variant="quiet" to={at({ before: null, after: null })}>
            {say('newest')}
          </ButtonLink>
          <ButtonLink to={at({ before: null, after: newer })}>{say('newer')}</ButtonLink>
        </>
      )}
      {older !== null && <ButtonLink to={at({ before: older, after: null })}>{say('older')}</ButtonLink>}
    </nav>
  )
}
