import { can, type Permission } from '../../permissions.ts'

/** Where photos hang that stand in texts: those of public texts for everybody, the rest for members. */
export const TEXT_ALBUMS = {
  public: { slug: 'fotky-v-textech', title: 'Fotky v textech', visibility: 'public' },
  members: { slug: 'fotky-v-textech-pro-cleny', title: 'Fotky v textech pro členy', visibility: 'members' },
} as const

const WRITERS: readonly Permission[] = ['pages.edit', 'news.write', 'events.manage', 'gallery.manage']

/** Whoever writes any of the club's texts may put a photo into it. */
export function mayIllustrate(actor: Parameters<typeof can>[0]): boolean {
  return WRITERS.some((permission) => can(actor, permission))
}

/** Names of the photos a text shows. */
export function photosIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\/photos\/([0-9a-f]{32})\//g)].map(([, key = '']) => key))]
}
