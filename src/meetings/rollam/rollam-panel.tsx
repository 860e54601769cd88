import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { rollamLine } from './rollam-page.server.ts'
import { rollamOutcomeWords } from './rollam.words.ts'

type PanelProps = {
  readonly line: ReturnType<typeof rollamLine>
  readonly title?: string
  readonly children?: ReactNode
}

/** The question in its exact words, by which rule, and how it ended. */
export function RollamPanel({ line, title, children }: PanelProps) {
  const sayOutcome = useWords(rollamOutcomeWords)
  const { wording, until, rule, numbers, outcome, resolution, cancelled, documentId, documentTitle } = line
  return (
    <Panel title={title && <span className="wrap-anywhere">{title}</span>}>
      <p className="text-pretty whitespace-pre-line wrap-anywhere">{wording}</p>
      {documentId !== null && documentTitle && (
        <p className="mt-2">
          <Link to={`/admin/documents/${documentId}`} className="link wrap-anywhere">
            {documentTitle}
          </Link>
        </p>
      )}
      <p className="figures mt-3 text-sm text-pretty text-muted">
        {until} {rule}
      </p>
      {outcome && (
        <p className="mt-3">
          <strong>{sayOutcome(outcome)}.</strong> <span className="figures">{numbers}</span>{' '}
          {resolution && (
            <Link to={`/admin/membership/resolutions/${resolution.id}`} className="figures link">
              {resolution.name}
            </Link>
          )}
        </p>
      )}
      {cancelled && <p className="mt-3 text-danger-ink wrap-anywhere">{cancelled}</p>}
      {children}
    </Panel>
  )
}
