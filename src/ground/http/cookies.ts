export const SESSION_COOKIE = 'session_token'
export const DEVICE_COOKIE = 'known_device'
export const LANGUAGE_COOKIE = 'language'
export const THEME_COOKIE = 'theme'
export const KIOSK_COOKIE = 'kiosk_token'
export const SHOWN_COOKIE = 'kiosk_shown'
export const TOAST_COOKIE = 'toast'

/** Names the toast the next page shows (src/ground/ui/flash.ts knows the words). */
export function toastCookie(key: string): string {
  return `${TOAST_COOKIE}=${key}; Max-Age=30; Path=/; SameSite=Lax; HttpOnly`
}

const YEAR = 365 * 24 * 60 * 60

type CookieOptions = { readonly maxAge?: number; readonly secure: boolean; readonly httpOnly?: boolean }

/** Reads one cookie; of two with one name the first counts, as browsers send the most specific first. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.split('=')
    if (key?.trim() === name) return value.join('=').trim() || null
  }
  return null
}

function cookie(name: string, value: string, { maxAge, secure, httpOnly = true }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

export function sessionCookie(token: string, secure: boolean): string {
  return cookie(SESSION_COOKIE, token, { secure, maxAge: 30 * 24 * 60 * 60 })
}

export function endedSessionCookie(secure: boolean): string {
  return cookie(SESSION_COOKIE, '', { secure, maxAge: 0 })
}

/** A tablet's own, and whom it shows; without a value, gone. */
export function kioskCookie(
  name: typeof KIOSK_COOKIE | typeof SHOWN_COOKIE,
  { value, seconds, secure }: { readonly value: string; readonly seconds: number; readonly secure: boolean },
): string {
  return cookie(name, value, { secure, maxAge: value === '' ? 0 : seconds })
}

export function deviceCookie(mark: string, secure: boolean): string {
  return cookie(DEVICE_COOKIE, mark, { secure, maxAge: YEAR })
}

export function preferenceCookie(
  name: typeof LANGUAGE_COOKIE | typeof THEME_COOKIE,
  value: string,
  secure: boolean,
): string {
  return cookie(name, value, { secure, maxAge: YEAR, httpOnly: false })
}
