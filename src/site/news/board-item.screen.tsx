import { z } from 'zod'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { notFound } from '../pages/not-found.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/board-item.screen'
import { boardWords } from './board.words.ts'
import { newsLine } from './news-line.ts'
import { newsIn } from './news.ts'
import { findNews } from './news.server.ts'

export const handle = { hasHero: true }

/** Public news at their own address; whatever is not public is not here for anybody. */
const screen = declareScreen({ who: 'anyone', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, language, club, params, url }) => {
  const found = await findNews(db, params.id, 'stranger')
  if (!found) throw notFound()
  const { id, title, lang, excerpt, day } = newsLine({ ...found, isPinned: false }, language)
  const shared = {
    title,
    description: excerpt,
    clubName: club.name,
    address: `${url.origin}/aktuality/${id}`,
    image: posterImage(url.origin, id),
  }
  return { title, lang, id, day, shared, html: await findHtml(db, newsIn(found, language).body) }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags(loaderData.shared) : []
}

export default function BoardItemScreen({ loaderData }: Route.ComponentProps) {
  const { id, lang, day, html, shared } = loaderData
  const say = useWords(boardWords)
  return (
    <article lang={lang}>
      <PageHero seed={id} title={shared.title} lead={day} />
      <div className="column py-12 md:py-16">
        <Markdown html={html} />
        <p className="mt-12">
          <ButtonLink to="/aktuality">{say('all')}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
