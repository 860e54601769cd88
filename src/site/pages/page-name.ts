/** The texts a club writes itself. */
export const PAGE_NAMES = ['stanovy', 'soukromi', 'hoste', 'safe', 'hog-membership', 'stanley'] as const

export type PageName = (typeof PAGE_NAMES)[number]

/** Where a text is read; the rules stand before the door of the clubhouse. */
export function pageAddress(name: PageName): string {
  return name === 'stanovy' ? '/pages/stanovy/edit' : `/${name}`
}
