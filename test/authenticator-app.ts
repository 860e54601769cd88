import { codeOf, stepAt } from '../src/entry/keys/totp.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An application on a phone, told the secret as a person would copy it. */
export function anAuthenticatorApp(copied: string) {
  const bits = copied
    .replaceAll(' ', '')
    .replaceAll(/./g, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return {
    secret,
    /** What it shows now, or will show that many half-minutes ahead. */
    code: (ahead = 0) => codeOf(secret, stepAt(Date.now() / 1000) + ahead),
  }
}
