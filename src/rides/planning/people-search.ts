type Named = { readonly firstName: string; readonly lastName: string; readonly nickname: string | null }

/** Every word written must begin a word of the name; case and accents do not matter. */
export function matchesName({ firstName, lastName, nickname }: Named, search: string): boolean {
  const parts = folded(`${firstName} ${lastName} ${nickname ?? ''}`).split(/\s+/)
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => parts.some((part) => part.startsWith(word)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
