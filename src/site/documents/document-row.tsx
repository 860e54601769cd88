import Download from 'lucide-react/icons/download'
import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { DocumentLine } from './document-line.ts'
import { documentWords } from './documents.words.ts'

type RowProps = {
  readonly document: DocumentLine
  /** For those who look after documents: who else has it. */
  readonly showsAudience?: boolean
}

/** One document: its name leads to all about it, the button to the file itself. */
export function DocumentRow({ document, showsAudience = false }: RowProps) {
  const say = useWords(documentWords)
  const { id, title, kind, audience, day, format, size, number } = document
  return (
    <div className="flex items-center gap-4 px-5 py-3 md:px-6">
      <div className="min-w-0 flex-1">
        <Link
          to={`/admin/documents/${id}`}
          prefetch="intent"
          className="inline-block py-0.5 font-semibold text-pretty hover:underline"
        >
          {title}
        </Link>
        <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge>{say(kind)}</Badge>
          <span>{say('line', { day, format, size })}</span>
          {number > 1 && <span>{say('version', { number: String(number) })}</span>}
          {showsAudience && <span>{say('seenBy', { who: say(audience) })}</span>}
        </p>
      </div>
      <a
        href={`/api/documents/${id}/file`}
        aria-label={say('downloadNamed', { title })}
        className={buttonClass({ className: 'max-md:w-12 max-md:px-0' })}
      >
        <Download aria-hidden="true" />
        <span className="max-md:sr-only">{say('download')}</span>
      </a>
    </div>
  )
}
