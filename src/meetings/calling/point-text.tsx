import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { agendaWords, pointKindWords } from './agenda.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'

/** What members and officers alike read of a point. */
export function PointText({
  point,
  number,
  addressOf = null,
}: {
  readonly point: Omit<MeetingPage['points'][number], 'id'>
  readonly number: number
  readonly addressOf?: ((documentId: number) => string) | null
}) {
  const say = useWords(agendaWords)
  const sayKind = useWords(pointKindWords)
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {number}. {point.title}{' '}
        <Badge
          className="align-middle"
          tone={point.kind === 'elect' || point.kind === 'decide' ? 'info' : 'neutral'}
        >
          {sayKind(point.kind)}
        </Badge>{' '}
        {point.isLate && (
          <Badge className="align-middle" tone="warning">
            {say('late')}
          </Badge>
        )}
      </h3>
      {point.presenter && (
        <p className="text-muted wrap-anywhere">
          {say('presenter')}: {point.presenter}
        </p>
      )}
      {point.wording && <p className="mt-1 whitespace-pre-line wrap-anywhere">{point.wording}</p>}
      {point.documentId !== null && point.documentTitle && (
        <p className="mt-1">
          {addressOf ? (
            <a href={addressOf(point.documentId)} className="link wrap-anywhere">
              {point.documentTitle}
            </a>
          ) : (
            <Link to={`/admin/documents/${point.documentId}`} className="link wrap-anywhere">
              {point.documentTitle}
            </Link>
          )}
        </p>
      )}
      {point.isLate && <p className="mt-1 text-sm text-muted">{say('lateText')}</p>}
    </div>
  )
}
