/** An album's address: lower-case letters, digits and hyphens. */
export function isAlbumSlug(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text)
}

/** Addresses under /gallery that are no album. */
const TAKEN = new Set(['new', 'requests', 'hide-requests', 'uploads', 'photos'])

/** 'Zahájení sezony 2026' lives at zahajeni-sezony-2026. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '')
  return slug === '' || TAKEN.has(slug) ? `album-${slug}`.replace(/-$/, '') : slug
}

/** The first free one of zahajeni, zahajeni-2, zahajeni-3. */
export function freeSlug(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const slug = `${wanted}-${number}`
    if (!taken.includes(slug)) return slug
  }
}

// So that an album does not wear the poster of the ride with the same number.
const AWAY_FROM_RIDES = 1001

export function albumPoster(id: number): number {
  return id + AWAY_FROM_RIDES
}
