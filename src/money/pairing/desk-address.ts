/** The desk stands in two places; its addresses are those of the place with a little added. */
export function deskAddress(base: string, params: Readonly<Record<string, string | number | null>>): string {
  const [path = '', known = ''] = base.split('?')
  const search = new URLSearchParams(known)
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
