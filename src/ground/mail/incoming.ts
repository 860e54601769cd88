import { asPlainText } from '../values/plain-text.ts'

/** What came to the address letters return to, as far as the club understands it. */
export type Incoming =
  /** A server reports on a letter of ours (RFC 3464). */
  | {
      readonly kind: 'report'
      readonly action: string
      /** Class, subject and detail: 5.1.1. */
      readonly status: string
      readonly reason: string
      /** The random parts of the numbers it names, any of which may be ours. */
      readonly numbers: readonly string[]
    }
  | { readonly kind: 'unsubscribe'; readonly token: string }
  | { readonly kind: 'other' }

/** More than any report needs before the letter it sends back; what lies further is not read. */
export const MOST_READ = 256 * 1024

/** The subject of a letter by which a mail client refuses a kind of mail. */
export const UNSUBSCRIBE_SUBJECT = 'odhlasit-'

/** Every byte a character. Reads in one pass what a stranger wrote: nothing in it is believed but a number that is ours. */
export function readIncoming(source: string): Incoming {
  const letter = entityOf(source.slice(0, MOST_READ))
  if (letter.type === 'multipart/report') return reportOf(partsOf(letter)) ?? { kind: 'other' }
  const subject = letter.fields.get('subject')?.toLowerCase() ?? ''
  const [, token] = new RegExp(`${UNSUBSCRIBE_SUBJECT}([a-z0-9-]{1,80})`).exec(subject) ?? []
  return token ? { kind: 'unsubscribe', token } : { kind: 'other' }
}

type Entity = {
  readonly fields: ReadonlyMap<string, string>
  readonly type: string
  readonly body: string
}

function reportOf(parts: readonly Entity[]): Incoming | null {
  const status = parts.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (!status) return null
  const [whole = new Map<string, string>(), ...recipients] = plainBody(status)
    .split(/\r?\n\r?\n/)
    .map(fieldsOf)
  const one = recipients.find((fields) => fields.has('action'))
  if (!one) return null
  const code = one.get('status')?.trim() ?? ''
  const said = one
    .get('diagnostic-code')
    ?.replace(/^[^;]*;/, '')
    .trim()
  return {
    kind: 'report',
    action: (one.get('action') ?? '').trim().toLowerCase(),
    status: code,
    reason: asSaid(said || code),
    numbers: [whole.get('original-envelope-id'), ...parts.map(numberIn)].flatMap((text) =>
      numbersOf(text ?? ''),
    ),
  }
}

/** Letters by the modern rule where they are, byte by byte where not. */
function asSaid(bytes: string): string {
  const modern = Buffer.from(bytes, 'latin1').toString('utf8')
  return asPlainText(modern.includes('\uFFFD') ? bytes : modern)
}

/** The number of the letter that is sent back, whole or its head alone. */
function numberIn({ type, body }: Entity): string | undefined {
  return /^(?:message\/(?:rfc822|global)|(?:text|message)\/(?:rfc822|global)-headers)$/.test(type)
    ? entityOf(body).fields.get('message-id')
    : undefined
}

function numbersOf(text: string): readonly string[] {
  return [...text.toLowerCase().matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(
    ([number]) => number,
  )
}

function entityOf(source: string): Entity {
  const end = /\r?\n\r?\n/.exec(source)
  const head = end ? source.slice(0, end.index) : source
  const fields = fieldsOf(head)
  const type = /^\s*([\w.+-]+\/[\w.+-]+)/.exec(fields.get('content-type') ?? '')?.[1] ?? 'text/plain'
  return { fields, type: type.toLowerCase(), body: end ? source.slice(end.index + end[0].length) : '' }
}

/** The first of each name counts. */
function fieldsOf(head: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase()
    if (name && !fields.has(name)) fields.set(name, line.slice(at + 1).trim())
  }
  return fields
}

function partsOf({ fields, body }: Entity): readonly Entity[] {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(fields.get('content-type') ?? '') ?? []
  const mark = `--${quoted ?? bare ?? ''}`
  if (mark === '--') return []
  const parts: string[][] = []
  for (const line of body.split(/\r?\n/)) {
    if (line.trimEnd() === `${mark}--`) break
    if (line.trimEnd() === mark) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => entityOf(lines.join('\n')))
}

function plainBody({ fields, body }: Entity): string {
  const isPacked = /base64/i.test(fields.get('content-transfer-encoding') ?? '')
  return (isPacked ? Buffer.from(body, 'base64').toString('latin1') : body).trimStart()
}
