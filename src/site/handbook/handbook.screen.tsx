import { NavLink, redirect } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { notFound } from '../pages/not-found.ts'
import type { Route } from './+types/handbook.screen'
import { chaptersOf, isChapter, PICTURE_OF, readChapter } from './handbook.ts'
import { helpFor } from './help.ts'
import { handbookWords } from './handbook.words.ts'

const PICTURES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../docs/screens/*-desktop-light.webp',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ language, url, club: { off } }) => {
  const about = url.searchParams.get('stranka')
  if (about !== null) throw redirect(helpFor(about, off))
  const slug = url.pathname.split('/')[2] ?? ''
  const there = chaptersOf(off)
  if (slug !== '' && !there.some((one) => one === slug)) throw notFound()
  const chapters = there.map((one) => {
    const { title, lead } = readChapter(one, language, off)
    return { chapter: one, title, lead }
  })
  const shown = isChapter(slug) ? readChapter(slug, language, off) : null
  // The pictures are of a club that has every part.
  const picture =
    shown &&
    off.length === 0 &&
    PICTURES[`../../../docs/screens/${PICTURE_OF[shown.chapter]}-desktop-light.webp`]
  return {
    title: shown?.title ?? speak(handbookWords, language)('title'),
    chapters,
    shown,
    picture: picture || null,
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** One page for each role; the question mark of a screen leads to its paragraph. */
export default function HandbookScreen({ loaderData: { chapters, shown, picture } }: Route.ComponentProps) {
  const say = useWords(handbookWords)
  return (
    <div className="column grid items-start gap-x-12 gap-y-8 py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:py-12">
      {shown ? (
        <article className="min-w-0">
          <h1 className="heading text-4xl md:text-[2.625rem]">{shown.title}</h1>
          <p className="mt-3 max-w-[65ch] text-lg text-muted">{shown.lead}</p>
          {picture && (
            <img
              src={picture}
              alt=""
              width={1440}
              height={900}
              loading="lazy"
              className="mt-6 h-auto w-full max-w-3xl rounded-panel border border-line"
            />
          )}
          {shown.paragraphs.map(({ id, title, steps }) => (
            <section key={id} id={id} className="mt-9 scroll-mt-6">
              <h2 className="font-display text-2xl leading-tight font-bold">
                <a href={`#${id}`} className="hover:underline">
                  {title}
                </a>
              </h2>
              <ol className="mt-2 grid max-w-[70ch] list-decimal gap-2 pl-5 marker:text-muted only:[&>li]:list-none">
                {steps.map((step) => (
                  <li key={step} className={steps.length === 1 ? '-ml-5 list-none' : undefined}>
                    <Step text={step} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </article>
      ) : (
        <div className="min-w-0">
          <h1 className="heading text-4xl md:text-[2.625rem]">{say('title')}</h1>
          <p className="mt-3 max-w-[65ch] text-lg text-muted">{say('lead')}</p>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2">
            {chapters.map(({ chapter, title, lead }) => (
              <li key={chapter}>
                <Link
                  to={`/napoveda/${chapter}`}
                  className="block h-full rounded-panel border border-line bg-panel p-5 hover:border-edge"
                >
                  <span className="font-display text-xl font-bold">{title}</span>
                  <span className="mt-1 block text-muted">{lead}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* On a phone one reads first; the other chapters stand at the end, and the list of all is the page itself. */}
      <nav
        aria-label={say('chapters')}
        className={classNames(
          'md:sticky md:top-6 md:order-first print:hidden',
          shown ? 'max-md:border-t max-md:border-line max-md:pt-4' : 'max-md:hidden',
        )}
      >
        <ul className="grid gap-0.5 max-md:flex max-md:flex-wrap">
          {chapters.map(({ chapter, title }) => (
            <li key={chapter}>
              <NavLink
                to={`/napoveda/${chapter}`}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk md:min-h-10',
                    isActive && 'bg-chosen font-semibold',
                  )
                }
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** What is a word of the screen stands out. */
function Step({ text }: { readonly text: string }) {
  return text.split('**').map((part, place) => (place % 2 === 1 ? <strong key={part}>{part}</strong> : part))
}
