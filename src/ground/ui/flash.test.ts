import { expect, test } from 'vitest'
import { CLEARED_FLASH_COOKIE, flashCookie, readFlash } from './flash.ts'

test.each([
  ['loggedIn', 'success', 'Přihlášení úspěšné'],
  ['loggedOut', 'success', 'Odhlášení úspěšné'],
  ['passwordChanged', 'success', 'Heslo změněno'],
  ['saved', 'success', 'Úspěšně uloženo'],
] as const)('%s is a toast of %s: %s', (key, tone, text) => {
  const cookie = flashCookie(key).split(';')[0] ?? ''
  expect(readFlash(`session_token=x; ${cookie}; theme=dark`, 'cs')).toEqual({ tone, text })
})

test('the cookie lives half a minute and for the whole site', () => {
  expect(flashCookie('saved')).toBe('toast=saved; Max-Age=30; Path=/; SameSite=Lax; HttpOnly')
  expect(CLEARED_FLASH_COOKIE).toBe('toast=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly')
})

test.each([
  null,
  '',
  'toast=',
  'toast=<script>',
  'toast=toString',
  'toast=__proto__',
  'mytoast=saved',
  'toast',
])('%j says nothing', (cookies) => {
  expect(readFlash(cookies, 'cs')).toBeNull()
})

test('it speaks the reader’s language', () => {
  expect(readFlash('toast=saved', 'en')?.text).toBe('Saved')
})
