/** A view of a list as an address; what is usual is left out. */
export function listAddress(
  path: string,
  {
    tab,
    sort,
    page,
  }: { readonly tab?: string | null; readonly sort?: string | null; readonly page?: number },
): string {
  const asked = new URLSearchParams()
  if (tab) asked.set('tab', tab)
  if (sort) asked.set('sort', sort)
  if (page !== undefined && page > 1) asked.set('page', String(page))
  const text = asked.toString()
  return text ? `${path}?${text}` : path
}
