import type { MetaDescriptor } from 'react-router'

type Shared = {
  readonly title: string
  readonly description: string
  readonly clubName: string
  /** The page's own whole address, without what was asked of it. */
  readonly address: string
  readonly type?: 'website' | 'article'
}

/** The page's name in a tab, in a search result and in a message somebody sends to a friend. */
export function shareTags({
  title,
  description,
  clubName,
  address,
  type = 'article',
}: Shared): MetaDescriptor[] {
  return [
    { title: `${title} · ${clubName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: clubName },
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
  ]
}
