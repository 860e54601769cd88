import type { MetaDescriptor } from 'react-router'
import { posterAddress } from '../ui/poster-address.ts'

type Shared = {
  readonly title: string
  readonly description: string
  readonly clubName: string
  /** The page's own whole address, without what was asked of it. */
  readonly address: string
  readonly type?: 'website' | 'article'
  /** What a message shows beside the words. */
  readonly image?: ShareImage
}

type ShareImage = { readonly url: string; readonly width: number; readonly height: number }

/** The poster of whatever has no photo, as a picture. */
export function posterImage(origin: string, seed: number): ShareImage {
  return { url: origin + posterAddress({ seed, shape: 'hero' }, 'jpg'), width: 1200, height: 630 }
}

/** The page's name in a tab, in a search result and in a message somebody sends to a friend. */
export function shareTags({
  title,
  description,
  clubName,
  address,
  type = 'article',
  image,
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
    ...(image ? imageTags(image) : []),
  ]
}

function imageTags({ url, width, height }: ShareImage): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
