import { passwordChangedLetter } from './accounts/password-changed.mail.ts'
import { resetPasswordLetter } from './accounts/reset-password.mail.ts'
import { setPasswordLetter } from './accounts/set-password.mail.ts'
import type { Letter } from './mail/letter.ts'

// Every letter the club writes, by the name it has in the outbox.
export const LETTERS: Readonly<Record<string, Letter>> = {
  'password-changed': passwordChangedLetter,
  'reset-password': resetPasswordLetter,
  'set-password': setPasswordLetter,
}
