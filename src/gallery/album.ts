/** An album's address: lower-case letters, digits and hyphens. */
export function isAlbumSlug(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text)
}

// So that an album does not wear the poster of the ride with the same number; the home page counts alike.
const AWAY_FROM_RIDES = 1001

export function albumPoster(id: number): number {
  return id + AWAY_FROM_RIDES
}

/** Where the house will hand out a photo, once photos can be uploaded. */
export function photoAddress(fileKey: string): string {
  return `/photos/${encodeURIComponent(fileKey)}`
}
