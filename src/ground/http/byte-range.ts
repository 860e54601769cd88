import type { ByteRange } from '../files/files.server.ts'

/**
 * What part of a file a `Range` header asks for: null for the whole, 'beyond' for none of it. Several parts at once may be
 * answered by the whole, so they are.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  const last = size - 1
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (start > last || (from === '' && Number(to) === 0)) return 'beyond'
  return end < start ? null : { start, end }
}
