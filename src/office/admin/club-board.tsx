import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import type { DocumentLine } from '../../site/documents/document-line.ts'
import { DocumentRow } from '../../site/documents/document-row.tsx'
import { NewsCard } from '../../site/news/news-card.tsx'
import type { NewsLine } from '../../site/news/news-line.ts'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dashboardWords } from './dashboard.words.ts'

/** What is new in the club. */
export function ClubNews({ news }: { readonly news: readonly NewsLine[] }) {
  const say = useWords(dashboardWords)
  return (
    <Panel title={say('news')} actions={<More to="/admin/news">{say('allNews')}</More>} flush>
      {news.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{say('noNews')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {news.map((one) => (
            <li key={one.id}>
              <NewsCard news={one} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The last papers. */
export function ClubDocuments({ documents }: { readonly documents: readonly DocumentLine[] }) {
  const say = useWords(dashboardWords)
  return (
    <Panel title={say('documents')} actions={<More to="/admin/documents">{say('allDocuments')}</More>} flush>
      <ul className="divide-y divide-line border-t border-line">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function More({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="link py-1 text-muted hover:text-ink">
      {children}
    </Link>
  )
}
