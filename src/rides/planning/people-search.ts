type Named = { readonly firstName: string; readonly lastName: string; readonly nickname: string | null }

/** Every word written must begin a word of the name; case and accents do not matter. */
export function namedBy(search: string): (person: Named) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return ({ firstName, lastName, nickname }) => {
    const parts = folded(`${firstName} ${lastName} ${nickname ?? ''}`).split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
