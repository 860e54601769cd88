/** What the tests know and nobody else may: passwords, what sessions and letters open by, tokens, names. */
type Known = { readonly words: Set<string>; readonly texts: Set<string>; readonly tokens: Set<string> }

const WORD = /^[\w-]{12,}$/
const SESSION = /^[\w-]{43}$/
const known: Known = { words: new Set(), texts: new Set(), tokens: new Set() }

/** The next file has people of its own. */
export function forgetSecrets(): void {
  for (const some of Object.values(known)) some.clear()
}

export function noteSecret(secret: unknown): void {
  if (typeof secret !== 'string' || secret.length < 8) return
  if (WORD.test(secret)) known.words.add(secret)
  else known.texts.add(secret)
}

/** What somebody typed into a form or sent in a body. */
export function noteSecretsIn(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) if (/password|token|secret/i.test(name)) noteSecret(value)
}

export function noteToken(token: string): void {
  noteSecret(token)
  if (SESSION.test(token)) known.tokens.add(token)
}

/** A word with a sign of its own; 'Jan' and 'Novák' alone may stand for anybody. */
export function noteName({
  firstName,
  lastName,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
}) {
  if (firstName && lastName) {
    noteSecret(`${firstName} ${lastName}`)
    noteSecret(`${lastName} ${firstName}`)
  }
}

/** Whatever stands behind a sign of equality or a stroke of an address in a letter, and is long enough to open something. */
export function noteLinks(letter: string): void {
  for (const [address] of letter.matchAll(/https?:\/\/[^\s"<>]+/g))
    for (const [word] of address.matchAll(/[\w-]{20,}/g)) noteSecret(word)
}

export function isKnownToken(text: string): boolean {
  for (const [word] of text.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g)) if (known.tokens.has(word)) return true
  return false
}

/** Anybody's address, known or not. */
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/

/** The lines in which something stands that is nobody else's business. */
export function tellingLines(lines: readonly string[]): readonly string[] {
  const all = lines.join('')
  const texts = [...known.texts].filter((text) => all.includes(text))
  return lines.filter(
    (line) =>
      (line.includes('@') && ADDRESS.test(line)) ||
      texts.some((text) => line.includes(text)) ||
      (line.match(/[\w-]{12,}/g) ?? []).some((word) => known.words.has(word)),
  )
}
