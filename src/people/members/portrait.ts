/** The side of each size in dots: for lists, and for a card. */
export const PORTRAIT_SIZES = [96, 384] as const

export type PortraitSize = (typeof PORTRAIT_SIZES)[number]

/** Where a portrait's file lies in the store. */
export function portraitKey(photoKey: string, size: PortraitSize): string {
  return `portraits/${photoKey}/${size}.webp`
}

export function portraitKeys(photoKey: string): string[] {
  return PORTRAIT_SIZES.map((size) => portraitKey(photoKey, size))
}

/** Where the house hands it out, to those who are signed in. */
export function portraitAddress(photoKey: string, size: PortraitSize): string {
  return `/portraits/${photoKey}/${size}.webp`
}
