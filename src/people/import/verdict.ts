type Said = { readonly count: number; readonly text: string }

/** What there is none of is not said; the first word begins the sentence, whichever it is. */
export function verdict(parts: readonly Said[]): string {
  const told = parts.filter(({ count }) => count > 0).map(({ text }) => text)
  const sentence = told.join(', ')
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
