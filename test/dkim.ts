import { createHash, createVerify } from 'node:crypto'

/** A signature as a receiver checks it (RFC 6376, relaxed/relaxed, rsa-sha256), without the code that made it. */
export function checkDkim(source: string, publicKey: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const fields = head.split(/\r\n(?![ \t])/)
  const named = (name: string) => fields.filter((field) => field.toLowerCase().startsWith(`${name}:`))
  const [signature = ''] = named('dkim-signature')
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.split(/=(.*)/s, 2))
      .map(([key = '', value = '']) => [key.trim(), value.replace(/\s+/g, '')]),
  )
  const signedFields = (tags.get('h') ?? '').toLowerCase().split(':')
  const unsigned = signature.replace(/(;\s*b=)[^;]*/s, '$1')
  const signed = [
    ...signedFields.flatMap((name) => named(name).slice(-1).map(relaxed)),
    relaxed(unsigned),
  ].join('\r\n')
  const bodyHash = createHash('sha256')
    .update(relaxedBody(rest.join('\r\n\r\n')))
    .digest('base64')
  return {
    domain: tags.get('d'),
    selector: tags.get('s'),
    signedFields,
    isWhole: bodyHash === tags.get('bh'),
    isTrue: createVerify('rsa-sha256')
      .update(signed)
      .verify(publicKey, tags.get('b') ?? '', 'base64'),
  }
}

function relaxed(field: string): string {
  const at = field.indexOf(':')
  const value = field
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${field.slice(0, at).trim().toLowerCase()}:${value.trim()}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}
