import { parseSync } from 'vite'

/**
 * A file of ours without its remarks, as the compiler reads it: a text, a pattern or an address may look like one. What stood
 * there is as many spaces, so that every line keeps its place.
 */
export function withoutRemarks(name: string, text: string): string {
  let bare = text
  for (const { start, end } of parseSync(name, text).comments)
    bare = bare.slice(0, start) + bare.slice(start, end).replaceAll(/[^\n]/g, ' ') + bare.slice(end)
  return bare
}
