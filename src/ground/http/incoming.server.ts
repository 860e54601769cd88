import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { clientAddress, forwardedValue, isForwarded } from '../platform/proxy.ts'
import type { Config } from '../platform/config.server.ts'
import { LANGUAGE_COOKIE, readCookie, SESSION_COOKIE, THEME_COOKIE } from './cookies.ts'
import { mayAct } from './origin-check.ts'
import { ownOrigin } from '../platform/own-address.ts'
import { THEMES, type Theme } from '../values/theme.ts'
import { LANGUAGES, type Language } from '../values/words.ts'

/** What a request says about itself before anybody asks the database. */
export type Incoming = {
  readonly requestId: string
  readonly nonce: string
  readonly address: string
  readonly userAgent: string
  readonly origin: string | null
  readonly isSecure: boolean
  readonly cookieToken: string | null
  readonly bearerToken: string | null
  readonly language: Language | null
  readonly theme: Theme | null
  readonly mayAct: boolean
}

export function readIncoming(
  http: Context<{ Bindings: Partial<HttpBindings> }>,
  config: Pick<Config, 'appUrl' | 'proxies' | 'host'>,
): Incoming {
  const header = (name: string) => http.req.header(name) ?? null
  const socketAddress = http.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const isBehindProxy = isForwarded(config.proxies, socketAddress)
  const origin = ownOrigin({
    host: header('host'),
    forwarded: isBehindProxy
      ? {
          host: forwardedValue(config.proxies, header('x-forwarded-host')),
          proto: forwardedValue(config.proxies, header('x-forwarded-proto')),
        }
      : null,
    appUrl: config.appUrl,
    listensOn: config.host,
  })
  const cookies = header('cookie')
  return {
    requestId: randomUUID(),
    nonce: aNonce(),
    address: clientAddress(config.proxies, socketAddress, header('x-forwarded-for')),
    userAgent: header('user-agent') ?? '',
    origin,
    isSecure: origin?.startsWith('https:') ?? false,
    cookieToken: readCookie(cookies, SESSION_COOKIE),
    bearerToken: /^Bearer ([\w-]{20,200})$/.exec(header('authorization') ?? '')?.[1] ?? null,
    language: oneOf(LANGUAGES, readCookie(cookies, LANGUAGE_COOKIE)),
    theme: oneOf(THEMES, readCookie(cookies, THEME_COOKIE)),
    mayAct: mayAct({
      secFetchSite: header('sec-fetch-site'),
      secFetchDest: header('sec-fetch-dest'),
      // The second is what browsers said before, and what our own scripts may say: theirs cannot say the first.
      secPurpose: header('sec-purpose') ?? header('purpose') ?? header('x-moz'),
      origin: header('origin'),
      referer: header('referer'),
      ownOrigin: origin,
    }),
  }
}

/** Of a number of the system's own making, which it keeps in stock; asked for bytes, it makes them each time. */
function aNonce(): string {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url')
}

function oneOf<T extends string>(list: readonly T[], text: string | null): T | null {
  return list.find((item) => item === text) ?? null
}
