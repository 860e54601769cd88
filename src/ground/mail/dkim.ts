/** What letters are signed with (DKIM): the domain that vouches for them and the name its key is published under. */
export type Dkim = {
  readonly domain: string
  readonly selector: string
  /** The private key, PEM. */
  readonly privateKey: string
}

/** The part after the at sign, of a plain address or of one with a name before it. */
export function domainOf(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? 'localhost'
}

/** Receivers believe a signature of the sender's own domain, of one above it or below it; another one says nothing of him. */
export function speaksFor({ domain }: Pick<Dkim, 'domain'>, from: string): boolean {
  const [ours, theirs] = [domain.toLowerCase(), domainOf(from)]
  return ours === theirs || theirs.endsWith(`.${ours}`) || ours.endsWith(`.${theirs}`)
}

export const recordName = ({ domain, selector }: Pick<Dkim, 'domain' | 'selector'>) =>
  `${selector}._domainkey.${domain}`

const MOST_IN_A_STRING = 255

/** The line for a zone file; one string of DNS holds 255 signs, a longer text is several of them. */
export function dnsRecord(dkim: Pick<Dkim, 'domain' | 'selector'>, publicKey: string): string {
  const text = `v=DKIM1; k=rsa; p=${publicKey}`
  const strings = text.match(new RegExp(`.{1,${MOST_IN_A_STRING}}`, 'g')) ?? []
  return `${recordName(dkim)}. IN TXT ( ${strings.map((part) => `"${part}"`).join(' ')} )`
}
