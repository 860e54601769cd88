import type { Route } from './+types/page.screen'
import { isPageOff } from '../../club-parts.ts'
import { can } from '../../permissions.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dayInWords } from '../../ground/texts/day-in-words.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { notFound } from './not-found.ts'
import { pageParts, previewText } from './page.ts'
import { PageHero } from './page-hero.tsx'
import { pageWords } from './page.words.ts'
import { findPage } from './pages.server.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { posterImage, shareTags } from '../../ground/texts/share-tags.ts'

export const handle = { hasHero: true }

/** Whose version matters to the reader. */
const VERSIONED = new Set(['soukromi'])

const POSTERS: Readonly<Record<string, number>> = { safe: 21, 'hog-membership': 8, stanley: 15, soukromi: 10 }

export async function loader(args: Route.LoaderArgs) {
  const { db, language, club, visitor } = fromRequest(args)
  const slug = args.url.pathname.split('/').at(-1) ?? ''
  const page = isPageOff(args.url.pathname, club.off) ? null : await findPage(db, slug)
  if (!page) throw notFound()

  const isTranslated = language === 'cs' || page.bodyEn.trim() !== ''
  const { title, lead, body } = pageParts(isTranslated && language === 'en' ? page.bodyEn : page.bodyCs)
  const day = dayInWords(page.createdAt, language)
  return {
    title: title || club.name,
    lead,
    html: await findHtml(db, body),
    description: lead ?? previewText(body),
    /** The text's own language, where it is not the page's. */
    lang: isTranslated ? undefined : 'cs',
    version: VERSIONED.has(slug)
      ? speak(pageWords, language)('version', { version: page.version, day })
      : null,
    poster: POSTERS[slug] ?? slug.length,
    editTo: visitor && can(visitor, 'pages.edit') ? `/pages/${slug}/edit` : null,
    clubName: club.name,
    address: args.url.origin + args.url.pathname,
    image: posterImage(args.url.origin, POSTERS[slug] ?? slug.length),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags(loaderData) : []
}

export default function PageScreen({ loaderData }: Route.ComponentProps) {
  const { title, lead, html, lang, version, poster, editTo } = loaderData
  const say = useWords(pageWords)
  return (
    <article lang={lang}>
      <PageHero seed={poster} title={title} lead={lead} />
      <div className="column py-12 md:py-16">
        {editTo && (
          <p className="mb-8">
            <ButtonLink to={editTo}>{say('edit')}</ButtonLink>
          </p>
        )}
        <Markdown html={html} isWide />
        {version && <p className="figures mt-12 text-muted lg:pl-80">{version}</p>}
      </div>
    </article>
  )
}
