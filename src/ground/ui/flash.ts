import { TOAST_COOKIE, toastCookie } from '../http/cookies.ts'
import { type Language, speak } from '../values/words.ts'
import { flashWords } from './flash.words.ts'
import type { Toast } from './toast.ts'
import type { Tone } from './tone.ts'

export type FlashKey = keyof typeof flashWords

/** Every toast that may be handed over a redirect; a cookie can choose one, never write one. */
const TONES: Readonly<Record<FlashKey, Tone>> = {
  loggedIn: 'success',
  loggedOut: 'success',
  passwordChanged: 'success',
  resetSent: 'success',
  saved: 'success',
  noAccess: 'warning',
  notHere: 'warning',
  signedOutElsewhere: 'success',
  rulesConfirmed: 'success',
  profileVerified: 'success',
  eventRegistered: 'success',
  eventWaiting: 'warning',
  eventLeft: 'success',
  eventDeclined: 'success',
  eventPublished: 'success',
  eventCancelled: 'success',
  draftDeleted: 'success',
}

/** The Set-Cookie value that shows this toast on the next page. */
export function flashCookie(key: FlashKey): string {
  return toastCookie(key)
}

export const CLEARED_FLASH_COOKIE = `${TOAST_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`

/** The toast a request brought along, in the words of its reader. */
export function readFlash(cookies: string | null, language: Language): Toast | null {
  const key = flashKey(cookies)
  return key && { tone: TONES[key], text: speak(flashWords, language)(key) }
}

function flashKey(cookies: string | null): FlashKey | null {
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${TOAST_COOKIE}=`))
    ?.slice(TOAST_COOKIE.length + 1)
  return value !== undefined && isFlashKey(value) ? value : null
}

function isFlashKey(text: string): text is FlashKey {
  return Object.hasOwn(TONES, text)
}
