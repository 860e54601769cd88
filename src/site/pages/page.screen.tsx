import type { Route } from './+types/page.screen'
import { isPageOff } from '../../club-parts.ts'
import { can } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { glue } from '../../ground/values/typeset.ts'
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

const POSTERS: Readonly<Record<string, number>> = {
  safe: 21,
  'hog-membership': 8,
  stanley: 15,
  soukromi: 10,
  hoste: 12,
}

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language, club, visitor, url }) => {
  const slug = url.pathname.split('/').at(-1) ?? ''
  const page = isPageOff(url.pathname, club.off) ? null : await findPage(db, slug)
  if (!page) throw notFound()

  const isTranslated = language === 'cs' || page.bodyEn.trim() !== ''
  const { title, lead, body } = pageParts(isTranslated && language === 'en' ? page.bodyEn : page.bodyCs)
  const day = dayInWords(page.createdAt, language)
  const poster = POSTERS[slug] ?? slug.length
  const shared = {
    title: title || club.name,
    description: lead ?? previewText(body),
    clubName: club.name,
    address: url.origin + url.pathname,
    image: posterImage(url.origin, poster),
  }
  return {
    title: shared.title,
    shared,
    lead: lead && glue(lead),
    html: await findHtml(db, body),
    /** The text's own language, where it is not the page's. */
    lang: isTranslated ? undefined : 'cs',
    version: VERSIONED.has(slug)
      ? speak(pageWords, language)('version', { version: page.version, day })
      : null,
    poster,
    editTo: visitor && can(visitor, 'pages.edit') ? `/pages/${slug}/edit` : null,
  }
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags(loaderData.shared) : []
}

export default function PageScreen({ loaderData }: Route.ComponentProps) {
  const { shared, lead, html, lang, version, poster, editTo } = loaderData
  const say = useWords(pageWords)
  return (
    <article lang={lang}>
      <PageHero seed={poster} title={shared.title} lead={lead} />
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
