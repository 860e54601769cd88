import { findHtml } from '../../ground/texts/text-html.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { notFound } from '../pages/not-found.ts'
import { PageHero } from '../pages/page-hero.tsx'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/board-item.screen'
import { boardWords } from './board.words.ts'
import { newsLine } from './news-line.ts'
import { findNews } from './news.server.ts'

export const handle = { hasHero: true }

/** Public news at their own address; whatever is not public is not here for anybody. */
export async function loader(args: Route.LoaderArgs) {
  const { db, language, club } = fromRequest(args)
  const id = RowId.safeParse(args.params.id)
  const found = id.success ? await findNews(db, id.data, 'stranger') : null
  if (!found) throw notFound()
  const { excerpt, ...news } = newsLine({ ...found, isPinned: false }, language)
  return {
    ...news,
    description: excerpt,
    html: await findHtml(db, found.body),
    clubName: club.name,
    address: `${args.url.origin}/aktuality/${news.id}`,
    image: posterImage(args.url.origin, news.id),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags(loaderData) : []
}

export default function BoardItemScreen({ loaderData }: Route.ComponentProps) {
  const { id, title, day, html } = loaderData
  const say = useWords(boardWords)
  return (
    <article lang="cs">
      <PageHero seed={id} title={title} lead={day} />
      <div className="column py-12 md:py-16">
        <Markdown html={html} />
        <p className="mt-12">
          <ButtonLink to="/aktuality">{say('all')}</ButtonLink>
        </p>
      </div>
    </article>
  )
}
