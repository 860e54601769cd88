type TargetOptions = { readonly external?: boolean | undefined }

// Only an origin to resolve against; nothing under `.invalid` can ever exist.
const HERE = 'https://klubovna.invalid'
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const OUTSIDE = /^(?:https?:\/\/[^/]|mailto:|tel:)/i

/**
 * The address to go to, normalised: a path of this site, or another site when `external` says so.
 * Throws on everything else, above all on whatever only looks like a path of ours.
 */
export function safeTarget(url: string, { external = false }: TargetOptions = {}): string {
  if (Array.from(url).some(isTrick)) throw new UnsafeTargetError(url)
  if (SCHEME.test(url) || url.startsWith('//')) return externalTarget(url, external)
  if (!/^[/?#]/.test(url)) throw new UnsafeTargetError(url)

  const parsed = parse(url)
  // '/admin/..//elsewhere' is ours when parsed and elsewhere's when written down again.
  if (parsed.origin !== HERE || parsed.pathname.startsWith('//')) throw new UnsafeTargetError(url)
  const path = url.startsWith('/') ? parsed.pathname : ''
  // A bare '?' or '#' is an address too; normalised away, it would mean nothing.
  return path + parsed.search + parsed.hash || url.charAt(0)
}

// Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
function isTrick(character: string): boolean {
  return character <= ' ' || character === '\u007f' || character === '\\'
}

function externalTarget(url: string, external: boolean): string {
  if (!external || !OUTSIDE.test(url)) throw new UnsafeTargetError(url)
  const parsed = parse(url)
  if (parsed.username || parsed.password) throw new UnsafeTargetError(url)
  return parsed.href
}

function parse(url: string): URL {
  if (!URL.canParse(url, HERE)) throw new UnsafeTargetError(url)
  return new URL(url, HERE)
}

export class UnsafeTargetError extends Error {
  override name = 'UnsafeTargetError'
  constructor(url: string) {
    super(`refused to navigate to ${JSON.stringify(url)}`)
  }
}
