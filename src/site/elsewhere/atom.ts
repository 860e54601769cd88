import { escaped } from '../home/club-icon.ts'
import type { NewsLine } from '../news/news-line.ts'

export type Feed = {
  readonly origin: string
  readonly title: string
  readonly club: string
  readonly lang: string
  /** When there is nothing to tell, this is when it was asked. */
  readonly now: Date
  readonly news: readonly Pick<NewsLine, 'id' | 'title' | 'excerpt' | 'publishedAt' | 'lang'>[]
}

/** The news as an Atom feed (RFC 4287); each is known by its address, which stays. */
export function atomFeed({ origin, title, club, lang, now, news }: Feed): string {
  const latest =
    news
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1) ?? now.toISOString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">`,
    `<id>${escaped(`${origin}/aktuality`)}</id>`,
    `<title>${textOf(title)}</title>`,
    `<updated>${latest}</updated>`,
    `<author><name>${textOf(club)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(`${origin}/aktuality.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(`${origin}/aktuality`)}"/>`,
    ...news.map((one) => {
      const address = escaped(`${origin}/aktuality/${one.id}`)
      return [
        `<entry xml:lang="${one.lang}"><id>${address}</id><title>${textOf(one.title)}</title>`,
        `<updated>${one.publishedAt}</updated><published>${one.publishedAt}</published>`,
        `<link rel="alternate" type="text/html" href="${address}"/><summary>${textOf(one.excerpt)}</summary></entry>`,
      ].join('')
    }),
    '</feed>',
    '',
  ].join('\n')
}

/** What XML cannot hold at all, whoever managed to write it, is left out. */
function textOf(text: string): string {
  return escaped(text.replace(/\p{Cc}/gu, (mark) => ('\t\n\r'.includes(mark) ? mark : '')))
}
