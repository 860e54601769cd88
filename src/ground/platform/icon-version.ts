import type { Club } from './request-context.ts'

/** New letters, a new logo or a new colour is a new address, so that nobody keeps the old picture. */
export function iconVersion({
  shortName,
  logo,
  colour,
}: Pick<Club, 'shortName' | 'logo' | 'colour'>): string {
  return encodeURIComponent([logo?.print ?? shortName, colour?.slice(1)].filter(Boolean).join('-'))
}
