import { noteMisfit } from './answers.ts'
import { isKnownToken, noteToken } from './known-secrets.ts'

/** What every answer says, whoever asks and whatever became of it. */
const INSTRUCTIONS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:same-origin|strict-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^(?=.*camera=\(self\))(?=.*geolocation=\(\))(?=.*microphone=\(\))(?!.*\*)/,
  'x-request-id': /^[\w-]{36}$/,
}

/** Public rides, for programs of other sites. */
const FOR_ANYBODY = '/vlozit/akce.json'

/** How we are made: a line of a stack, a file of ours, a statement. */
const INSIDES =
  /(?:\\n|\n)\s+at .{1,200}:\d+:\d+|node_modules|\/src\/|\.server\.ts|\b(?:select|insert|update|delete)\b.{1,200}\b(?:from|into|set|where)\b.{1,200}\$\d|ECONNREFUSED|violates|relation "/i

/** Looks at an answer of any test that asks by `call`; whatever is amiss fails the test it happened in. */
export function lookAtAnswer(asked: string, { status, headers }: Response, text: string): void {
  for (const [name, expected] of Object.entries(INSTRUCTIONS))
    if (!expected.test(headers.get(name) ?? ''))
      noteMisfit(`${asked} answered ${status} with ${name}: ${headers.get(name)}`)
  if (headers.has('access-control-allow-origin') && !asked.includes(FOR_ANYBODY))
    noteMisfit(`${asked} lets pages of other sites read it`)
  if (status >= 400 && INSIDES.test(text))
    noteMisfit(`${asked} answered ${status} and told of our insides: ${text.slice(0, 300)}`)
  if (isKnownToken(text) || isKnownToken(headers.get('location') ?? ''))
    noteMisfit(`${asked} answered ${status} and told what somebody's session opens by`)
  noteOpened(asked, headers, text)
  if (/ \/api\//.test(asked)) lookAtCall(asked, { status, headers })
}

/** Only the answer to signing in tells it, and from then on no other may. */
function noteOpened(asked: string, headers: Headers, text: string): void {
  const [, set] = /session_token=([\w-]+)/.exec(headers.get('set-cookie') ?? '') ?? []
  const [, told] = (asked.includes(' /api/auth/') && /"token":"([\w-]+)"/.exec(text)) || []
  for (const token of [set, told]) if (token) noteToken(token)
}

function lookAtCall(asked: string, { status, headers }: Pick<Response, 'status' | 'headers'>): void {
  const keeping = headers.get('cache-control') ?? ''
  if (status >= 400 && !/no-store/.test(keeping))
    noteMisfit(`${asked} answered ${status}, to be kept: ${keeping}`)
  const type = headers.get('content-type') ?? ''
  if (status >= 400 && status !== 416 && !/^application\/json(?:; charset=utf-8)?$/i.test(type))
    noteMisfit(`${asked} answered ${status} as ${type}`)
}
